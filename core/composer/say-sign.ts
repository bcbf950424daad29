import { phraseSaid } from '../argumentaire/same-words.ts';
import type { Formality } from '../campaigns/engagement.ts';
import { formOf } from '../french/phrase-form.ts';
import { bare, smallInitial } from '../french/prose.ts';
import type { Fact, FactKind } from '../ledger/fact.ts';
import type { MessageBrief } from '../messages/brief.ts';
import type { Argument, Reason } from '../offers/argumentaire.ts';
import { dayMs } from '../time/durations.ts';
import { contentOf } from '../words/word-roots.ts';
import { filling } from './desk.ts';
import { readOfferForms } from './offer-form.ts';
import type { PatternUse } from './patterns.ts';
import { isHarmless, quote } from './quotable.ts';
import { sayDay } from './say-date.ts';
import { type AtWork, type Told, tellFact } from './say-person.ts';
import { subjectOf } from './subject.ts';

/** The sign that an argument was chosen for, told as one would; null when no sentence can be made of it. */
export function tellSign(reason: Reason, argument: Argument, brief: MessageBrief, work: AtWork): Told | null {
  const [fact, other] = reason.evidence.flatMap((id) => brief.facts.find((each) => each.id === id) ?? []);
  if (!fact) return null;
  switch (fact.kind) {
    case 'post':
      return sayBack(fact, brief) ?? tellFact(fact, brief, work) ?? saySubject(fact, argument);
    case 'about':
      return sayBack(fact, brief) ?? tellFact(fact, brief, work) ?? saySubject(fact, argument);
    case 'role_detail':
      return sayPart(fact, argument, work) ?? sayBack(fact, brief) ?? tellFact(fact, brief, work);
    case 'role_since': {
      const since = tellFact(fact, brief, work);
      const past = other && tellFact(other, brief, work);
      const pastName = past?.slots.pastName;
      return since && pastName ? { ...since, uses: ['moved'], slots: { ...since.slots, pastName } } : since;
    }
    case 'industry':
    case 'headcount':
    case 'role':
    case 'headline':
      return sayFrame(fact, brief, work);
    default:
      return tellFact(fact, brief, work);
  }
}

const freshMs = 120 * dayMs;
const firstPerson = /(?<![\p{L}’])(?:je|me|moi|nous|on|notre|nos|mon|ma|mes)(?!\p{L})|(?<!\p{L})[jm]’/iu;
const possessives = { nos: 'vos', notre: 'votre', mes: 'vos', mon: 'votre', ma: 'votre' } as const;
const sentence = /^(?:(Nous) (\p{L}+)ons|(?:Je |J’)(\p{L}+)e)( [^?!:…«»#@]{8,90}?)[.!]?$/u;
/** Verbs whose stem or ending changes with the person. */
const irregular = /^(?:somm|fais|dis)$|è\p{L}+$|[oua]i$|(?:ell|ett)$/u;

/** « Nous recrutons deux soudeurs » is « vous recrutez deux soudeurs »; null when it cannot surely be turned. */
function toReader(text: string, formality: Formality): string | null {
  const [, ours, plural, single, rest] = sentence.exec(text.trim().replaceAll("'", '’')) ?? [];
  const verb = plural ?? single;
  if (!verb || !rest || irregular.test(verb) || !isHarmless(text)) return null;
  if (formality === 'tu') return ours || firstPerson.test(rest) ? null : `tu ${verb}es${rest}`;
  const turned = rest.replace(
    /(?<!\p{L})(nos|notre|mes|mon|ma)(?!\p{L})/gu,
    (word) => possessives[word as keyof typeof possessives],
  );
  if (firstPerson.test(turned)) return null;
  // « changeons » is « changez », « lançons » is « lancez ».
  return `vous ${ours ? verb.replace(/ge$/u, 'g').replace(/ç$/u, 'c') : verb}ez${turned}`;
}

const saidUses: Partial<Record<FactKind, PatternUse>> = {
  post: 'post_said',
  about: 'about_said',
  role_detail: 'detail_said',
};

/** Somebody's own sentence, said back to them; what they wrote long ago is quoted, for it may be over. */
export function sayBack(fact: Fact, { formality }: MessageBrief): Told | null {
  const day = sayDay(fact);
  const isFresh = fact.date !== null && Date.parse(fact.seenAt) - Date.parse(fact.date) < freshMs;
  const use = saidUses[fact.kind];
  const said = fact.kind !== 'post' || (isFresh && day) ? toReader(fact.text, formality) : null;
  if (!said || !use) return null;
  return {
    fact,
    uses: [use],
    slots: { said: filling(said, fact.id), ...(day && { on: filling(day.on, fact.id) }) },
  };
}

const wordsOf = ({ signs }: Argument): string[] =>
  signs.flatMap((sign) => (sign.kind === 'words' ? sign.words : []));

/** What cannot be quoted whole is told by the word that made it a sign, if it stands there as the user wrote it. */
function saySubject(fact: Fact, argument: Argument): Told | null {
  const word = phraseSaid(fact.text, wordsOf(argument));
  if (!word || !fact.text.toLocaleLowerCase('fr').includes(word.toLocaleLowerCase('fr'))) return null;
  // « Votre présentation parle de « autant » » would say that nobody has read it.
  if (contentOf(word.toLocaleLowerCase('fr')).length === 0) return null;
  const day = sayDay(fact);
  const slots = { word: filling(quote(word), fact.id) };
  if (fact.kind === 'about') return { fact, uses: ['subject_about'], slots };
  return day ? { fact, uses: ['subject_post'], slots: { ...slots, ofDay: filling(day.of, fact.id) } } : null;
}

const longestPart = 70;

/** « Déploiement du SIRH, dialogue social »: the part that is the sign, with its article. */
function sayPart(fact: Fact, argument: Argument, { slots }: AtWork): Told | null {
  const parts = bare(fact.text).split(/\s*[,;]\s*|\s+et\s+(?=\p{L}+(?:tion|ment|age)\s)/u);
  const part = parts.find((each) => phraseSaid(each, wordsOf(argument)) !== null);
  if (!part || part.length > longestPart || !slots.atCompany || !isHarmless(part)) return null;
  const isTask = formOf(part) === 'infinitive';
  const { the } = readOfferForms(part, '');
  const said = isTask ? smallInitial(part) : the;
  if (!said) return null;
  return {
    fact,
    uses: isTask ? ['detail_task'] : ['detail_part'],
    slots: { part: filling(said, fact.id), smallPart: filling(said, fact.id) },
  };
}

/** How many people work there: a sector says nothing alone, and a title is no news to whoever has it. */
function sayFrame(fact: Fact, brief: MessageBrief, work: AtWork): Told | null {
  const size = brief.facts.find(({ kind }) => kind === 'headcount');
  const count =
    size && work.company && brief.formality === 'vous'
      ? /^[\d\s]+(?= salariés$)/u.exec(size.text)?.[0]
      : null;
  if (size && count) {
    const slots = { count: filling(count, size.id, fact.id) };
    // « 1 440 bulletins de paie par an », to whom payslips are what it is about.
    const total = brief.facts.find(
      ({ kind, text, follows }) => kind === 'computed' && follows?.[0] === size.id && subjectOf(brief)(text),
    );
    if (!total) return { fact, uses: ['framed'], slots };
    return { fact, uses: ['framed_total'], slots: { ...slots, total: filling(total.text, total.id) } };
  }
  const role = brief.facts.find(({ kind }) => kind === 'role');
  return role ? tellFact(role, brief, work) : null;
}
