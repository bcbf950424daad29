import type { Formality } from '#core/campaigns/engagement.ts';
import type { Fact } from '#core/ledger/fact.ts';
import { layOut } from '#core/messages/message.ts';
import { checkText } from '#core/text-gate/check-text.ts';
import type { FindingCode } from '#core/text-gate/finding.ts';

/** What a text that is no message is checked for. */
export type ProseRules = {
  /** All that it may rely on: nothing is named or counted that these do not say. */
  sources: readonly string[];
  longest: number;
  /** An answer to somebody: how they are spoken to, what they are called, and where they can book. */
  to?: { formality: Formality; firstName: string | null; senderName: string; link: string };
};

const always: readonly FindingCode[] = ['too_long', 'empty', 'placeholder', 'unproved', 'fake_reply', 'link'];
const toSomebody: readonly FindingCode[] = ['register', 'gender', 'wrong_name'];

/** Whether the gate has nothing to say against it, as far as its rules bear on such a text. */
export function passesRules(text: string, { sources, longest, to }: ProseRules): boolean {
  const facts: Fact[] = sources
    .filter((source) => source.trim() !== '')
    .map((source, at) => ({
      id: `o${at + 1}`,
      kind: 'service',
      text: source,
      source: 'offer',
      seenAt: '',
      date: null,
      url: null,
    }));
  const message = layOut([{ role: 'offer', text, evidence: [] }], 'message');
  const name = to?.senderName ?? '';
  const rules = {
    facts,
    person: { firstName: to?.firstName ?? null, lastName: null, gender: null },
    sender: { name, firstName: name.split(' ')[0] ?? '', role: '', company: '' },
    kind: 'message' as const,
    // Nothing of this is a first contact: the link that was given may be said.
    number: 2,
    limits: { hard: longest, advised: longest },
    formality: to?.formality ?? ('vous' as const),
    bannedPhrases: [],
    calendarLink: to?.link ?? '',
  };
  const codes = new Set<FindingCode>(to ? [...always, ...toSomebody] : always);
  const findings = checkText(message, rules, { spell: null, recentTexts: [] });
  return !findings.some(({ code }) => codes.has(code));
}
