import type { Message } from '../messages/message.ts';
import type { TextRules } from '../messages/text-rules.ts';
import { type Finding, type FindingCode, findingKey, isToRead } from './finding.ts';
import { readGateInput, type TextRule } from './gate-input.ts';
import type { GateTools } from './gate-tools.ts';
import { bannedPhrase } from './rules/banned-phrase.ts';
import { capitals } from './rules/capitals.ts';
import { empty } from './rules/empty.ts';
import { fakeReply } from './rules/fake-reply.ts';
import { formerEmployer } from './rules/former-employer.ts';
import { gender } from './rules/gender.ts';
import { grammar } from './rules/grammar.ts';
import { link } from './rules/link.ts';
import { long } from './rules/long.ts';
import { noEvidence } from './rules/no-evidence.ts';
import { placeholder } from './rules/placeholder.ts';
import { pressure } from './rules/pressure.ts';
import { questions } from './rules/questions.ts';
import { register } from './rules/register.ts';
import { similarity } from './rules/similarity.ts';
import { spelling } from './rules/spelling.ts';
import { toRead } from './rules/to-read.ts';
import { tooLong } from './rules/too-long.ts';
import { unprovedClaim } from './rules/unproved-claim.ts';
import { unprovedLink } from './rules/unproved-link.ts';
import { unprovedName } from './rules/unproved-name.ts';
import { unprovedNumber } from './rules/unproved-number.ts';
import { unprovedOffer } from './rules/unproved-offer.ts';
import { worn } from './rules/worn.ts';
import { wrongName } from './rules/wrong-name.ts';
import { longestRead } from './tidy-text.ts';

/** Where two speak of one place, the first one counts. */
export const textRules = {
  empty,
  tooLong,
  placeholder,
  fakeReply,
  link,
  wrongName,
  gender,
  register,
  bannedPhrase,
  pressure,
  formerEmployer,
  unprovedLink,
  unprovedClaim,
  unprovedNumber,
  unprovedName,
  unprovedOffer,
  noEvidence,
  toRead,
  long,
  questions,
  worn,
  capitals,
  grammar,
  spelling,
  similarity,
} as const satisfies Record<string, TextRule>;
export type TextRuleName = keyof typeof textRules;

/** Everything to say about a text, in its order. It may leave when nothing of it blocks. */
export const checkText = (message: Message, rules: TextRules, tools: GateTools): Finding[] =>
  checkWith(textRules, message, rules, tools);

/** The same by some of the rules: what each one is for is tested by leaving it out. */
export function checkWith(
  table: Partial<Record<TextRuleName, TextRule>>,
  message: Message,
  rules: TextRules,
  tools: GateTools,
): Finding[] {
  const { length } = message.text;
  const isRead = length <= longestRead;
  const read = isRead ? message : { text: message.text.slice(0, longestRead), sentences: [] };
  const input = readGateInput(read, rules, tools);
  if (!isRead)
    return (table.tooLong?.(input) ?? []).map((finding) => ({
      ...finding,
      end: length,
      excerpt: message.text,
    }));
  const found = Object.values(table).flatMap((rule) => rule(input));
  return withoutOverlaps(found).sort(
    (one, other) =>
      Number(other.isBlocking) - Number(one.isBlocking) || one.start - other.start || one.end - other.end,
  );
}

/** Of the whole text or of several sentences: nothing hides them, and they hide only what would be to read. */
const ofWhole: ReadonlySet<FindingCode> = new Set([
  'too_long',
  'empty',
  'long',
  'questions',
  'similarity',
  'no_evidence',
]);

/** A sentence to be read may be misspelt too: both are said. */
const hidesNothing = (finding: Finding) => ofWhole.has(finding.code) || isToRead(finding);

function withoutOverlaps(found: readonly Finding[]): Finding[] {
  const kept: Finding[] = [];
  for (const one of found) {
    const isHidden = kept.some((other) =>
      isToRead(one) || !(hidesNothing(one) || hidesNothing(other))
        ? one.start < other.end && other.start < one.end
        : findingKey(one) === findingKey(other),
    );
    if (!isHidden) kept.push(one);
  }
  return kept;
}

export const isBlocked = (findings: readonly Finding[]): boolean =>
  findings.some(({ isBlocking }) => isBlocking);
