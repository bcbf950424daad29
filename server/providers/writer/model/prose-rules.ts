import type { Fact } from '#core/facts/fact.ts';
import { layOut } from '#core/messages/message.ts';
import { checkText } from '#core/text-gate/check-text.ts';
import type { FindingCode } from '#core/text-gate/finding.ts';

/** What a text to nobody is checked for. */
export type ProseRules = {
  /** All that it may rely on: nothing is named or counted that these do not say. */
  sources: readonly string[];
  /** Whose offer it is: what is said of them is the offer's to prove. */
  company: string | null;
  longest: number;
};

const codes: ReadonlySet<FindingCode> = new Set([
  'too_long',
  'empty',
  'placeholder',
  'unproved',
  'promise',
  'banned_phrase',
  'fake_reply',
  'link',
  'to_read',
]);

/** Whether the gate has nothing to say against it, as far as its rules bear on such a text. */
export function passesRules({ sources, company, longest }: ProseRules): (text: string) => boolean {
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
  const rules = {
    facts,
    person: { firstName: null, lastName: null, gender: null },
    sender: { name: '', firstName: '', role: '', company: company ?? '' },
    kind: 'message' as const,
    // Nothing of this is a first contact: an address of the source may be said.
    number: 2,
    limits: { hard: longest, advised: longest },
    formality: 'vous' as const,
    bannedPhrases: [],
    calendarLink: '',
  };
  return (text) => {
    const message = layOut([{ role: 'offer', text, evidence: [] }], 'message');
    return !checkText(message, rules, { spell: null, recentTexts: [] }).some(({ code }) => codes.has(code));
  };
}
