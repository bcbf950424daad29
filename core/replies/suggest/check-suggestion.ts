import { argumentaireFacts } from '../../facts/argumentaire-facts.ts';
import type { Fact, FactSource } from '../../facts/fact.ts';
import { offerFacts } from '../../facts/offer-facts.ts';
import { layOut } from '../../messages/message.ts';
import { checkText } from '../../text-gate/check-text.ts';
import { findNumbers } from '../../text-gate/evidence/numbers.ts';
import { type Finding, isToRead } from '../../text-gate/finding.ts';
import { readPlain } from '../classify/plain-reply.ts';
import { readPeriods } from '../dates/read-days.ts';
import { hoursIn } from '../dates/read-moments.ts';
import type { AnswerRequest } from './answer-request.ts';
import type { Suggestion } from './suggestion.ts';

const longestAnswer = 900;

/**
 * What the gate holds against a suggested answer. The offer proves what is said of it, `given` what we worked out
 * ourselves (moments, where a name comes from); their reply proves names alone: asking for a price is not giving it.
 */
export function checkSuggestion(
  text: string,
  request: AnswerRequest,
  { exchange, given }: Pick<Suggestion, 'exchange' | 'given'>,
): Finding[] {
  const seenAt = request.now.toISOString();
  const fact = (id: string, kind: Fact['kind'], text: string, source: FactSource = 'offer'): Fact => ({
    id,
    kind,
    text,
    source,
    seenAt,
    date: null,
    url: null,
  });
  const { person, sender, offer } = request;
  const { companyInfo, personalProfile } = offer;
  const ofOffer = [...offerFacts(offer, seenAt), ...argumentaireFacts(request.argumentaire, seenAt)];
  const facts = [
    fact('p1', 'about', withoutNumbers(exchange.reply), 'about'),
    ...ofOffer.map((one, at) => ({ id: `o${at + 1}`, ...one })),
    ...[companyInfo.website, ...given].map((value, at) =>
      fact(`o${ofOffer.length + at + 1}`, 'service', value),
    ),
  ];
  const rules = {
    facts: facts.filter(({ text }) => text.trim() !== ''),
    person: { firstName: person.firstName, lastName: person.lastName, gender: null },
    sender: { ...sender, role: personalProfile.jobTitle, company: companyInfo.companyName },
    kind: 'message' as const,
    // Judged as a later text of a conversation: they wrote.
    number: 2,
    isAnswer: true,
    limits: { hard: longestAnswer, advised: longestAnswer },
    formality: exchange.formality,
    bannedPhrases: [...request.bannedPhrases],
    calendarLink: request.calendarLink,
  };
  const message = layOut([{ role: 'offer', text, evidence: [] }], 'message');
  return checkText(message, rules, { spell: null, recentTexts: [] });
}

function withoutNumbers(text: string): string {
  let kept = text;
  for (const { start, end } of findNumbers(text).toReversed())
    kept = `${kept.slice(0, start)} ${kept.slice(end)}`;
  return kept;
}

const affirmation =
  /(?:^|[.!?\n]\s*)(?:oui|bien sûr|tout à fait|absolument|exactement|effectivement|en effet|évidemment)(?!\p{L})/iu;

/**
 * Whether somebody else's draft may stand in place of ours: nothing of it is blocked or only to be believed, every
 * moment that we found is in it and no other, and what the offer does not say is not answered by a yes.
 */
export function holdsSuggestion(text: string, request: AnswerRequest, suggestion: Suggestion): boolean {
  const written = request.thread.flatMap((line) => (line.isOurs ? [line.text] : []));
  const given = [...suggestion.given, ...written];
  const findings = checkSuggestion(text, request, { ...suggestion, given });
  if (findings.some((finding) => finding.isBlocking || isToRead(finding))) return false;
  if (suggestion.unknown.length > 0 && affirmation.test(text)) return false;
  return keepsMoments(text, suggestion);
}

function keepsMoments(text: string, { exchange: { plain, today }, meeting, given }: Suggestion): boolean {
  const momentsOf = (text: string) => ({
    days: readPeriods(text, today).flatMap(({ first, last }) => (first === last ? [first] : [])),
    hours: hoursIn(text),
  });
  const moments = momentsOf(readPlain(text).plain);
  const known = momentsOf([plain, ...given.map((one) => readPlain(one).plain)].join('\n'));
  const times = meeting?.times ?? [];
  return (
    times.every(({ day, minutes }) => moments.days.includes(day) && moments.hours.includes(minutes)) &&
    moments.days.every((day) => known.days.includes(day)) &&
    moments.hours.every((hour) => known.hours.includes(hour))
  );
}
