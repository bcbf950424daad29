import { z } from 'zod';
import {
  companySizes,
  criteriaFields,
  languages,
  seniorities,
  tenures,
} from '#core/targeting/icp-criteria.ts';
import { readDomain } from '#core/words/domain-name.ts';
import { quote } from '#core/words/quote.ts';
import { endpoint } from '../endpoint.ts';
import { oneLine } from '../one-line.ts';
import { EntityName, UsedBy } from './offers.ts';

export type { CriteriaField } from '#core/targeting/icp-criteria.ts';

const word = oneLine(120, 'Écrivez au moins un caractère.');
const words = (max: number) => z.array(word).max(max, `${max} au plus.`);
export const Choice = z.object({ id: z.string().max(60).nullable(), label: word });
const choices = z.array(Choice).max(30, '30 au plus.');

const codes = (pattern: RegExp, message: string) =>
  z.array(z.string().regex(pattern, message)).max(30, '30 au plus.');

/** What each kind of wanted people may ask for by itself. */
const ownCriteria = {
  titles: words(30),
  seniorities: z.array(z.enum(seniorities)).max(seniorities.length),
  functions: choices,
  industries: choices,
  companySizes: z.array(z.enum(companySizes)).max(companySizes.length),
  places: choices,
  departments: codes(/^(?:\d{2,3}|2[AB])$/, 'Indiquez le numéro du département, par exemple 69 ou 2A.'),
  mustHave: words(30),
};

const mostAlternatives = 5;

export const IcpCriteria = z.object({
  ...ownCriteria,
  hasSynonyms: z.boolean(),
  tenures: z.array(z.enum(tenures)).max(tenures.length),
  nafCodes: codes(/^(?:[A-U]|\d{2}|\d{2}\.\d{2}[A-Z])$/, 'Un code NAF s’écrit 62.01Z, 62 ou J.'),
  languages: z.array(z.enum(languages)).max(languages.length),
  mustNotHave: words(30),
  exclusions: z.object({ customers: words(500), competitors: words(500), domains: words(500) }),
  /** Other people who are wanted as well; a list that is not there is that of the target. */
  alternatives: z
    .array(z.object(ownCriteria).partial())
    .max(mostAlternatives, `${mostAlternatives} autres profils au plus.`),
});
export type IcpCriteria = z.infer<typeof IcpCriteria>;

/** Whatever is pasted becomes a bare domain; what holds none is named. */
const domains = z
  .array(word.overwrite((text) => readDomain(text) ?? text))
  .max(500, '500 au plus.')
  .superRefine((list, { addIssue }) => {
    const wrong = list.filter((text) => readDomain(text) === null);
    if (wrong.length > 0) addIssue({ code: 'custom', message: describeWrong(wrong) });
  });

const mostShown = 3;
const describeWrong = (wrong: string[]) => {
  const more = wrong.length > mostShown ? `, et ${wrong.length - mostShown} de plus` : '';
  return `À corriger, par exemple en exemple.fr : ${wrong.slice(0, mostShown).map(quote).join(', ')}${more}.`;
};

/** A list that is given replaces the one before. */
export const IcpCriteriaChange = IcpCriteria.partial().extend({
  exclusions: IcpCriteria.shape.exclusions.extend({ domains }).partial().optional(),
});
export type IcpCriteriaChange = z.infer<typeof IcpCriteriaChange>;

export const Icp = z.object({
  id: z.uuid(),
  name: z.string(),
  criteria: IcpCriteria,
  version: z.number(),
  /** Beyond what the plan holds: shown, not usable, back with a higher plan. */
  isFrozen: z.boolean(),
  usedBy: z.array(UsedBy),
  created: z.iso.datetime(),
  lastModified: z.iso.datetime(),
});
export type Icp = z.infer<typeof Icp>;

export const NewIcp = z.object({ name: EntityName.optional(), criteria: IcpCriteriaChange.optional() });
export const IcpChange = z.object({
  name: EntityName.optional(),
  criteria: IcpCriteriaChange.optional(),
  version: z.number().int().optional(),
});

export const suggestionKinds = ['place', 'industry', 'function', 'title', 'company'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** What was understood of a plain sentence: each part of it, and where it went. */
export const SentenceReading = z.object({
  criteria: IcpCriteria,
  understood: z.array(z.object({ text: z.string(), field: z.string() })),
  /** Words that ended nowhere, for the user to see. */
  leftOver: z.array(z.string()),
});
export type SentenceReading = z.infer<typeof SentenceReading>;

export const Audience = z.object({
  /** As the network gives it; null when it does not. */
  people: z.number().nullable(),
  /** The network stops counting there: there may be more. */
  isCapped: z.boolean(),
  /** Criteria that the network filters on with this kind of account. */
  filtered: z.array(z.enum(criteriaFields)),
  /** Criteria that Accroche will check person by person. */
  checkedLater: z.array(z.enum(criteriaFields)),
});
export type Audience = z.infer<typeof Audience>;

const one = z.object({ id: z.uuid() });

export const icpsApi = {
  list: endpoint('GET', '/api/icps', { reply: z.array(Icp) }),
  create: endpoint('POST', '/api/icps', { body: NewIcp, reply: Icp }),
  update: endpoint('PATCH', '/api/icps/:id', { params: one, body: IcpChange, reply: Icp }),
  remove: endpoint('DELETE', '/api/icps/:id', { params: one, reply: z.object({ message: z.string() }) }),
  readSentence: endpoint('POST', '/api/icps/from-sentence', {
    body: z.object({
      sentence: oneLine(600, 'Écrivez une phrase.').min(3, 'Écrivez une phrase.'),
    }),
    reply: SentenceReading,
  }),
  /** From the network's own lists, through the connected account. */
  suggest: endpoint('GET', '/api/icps/suggestions', {
    query: z.object({ kind: z.enum(suggestionKinds), q: z.string().trim().max(80).default('') }),
    reply: z.array(z.object({ id: z.string(), label: z.string() })),
  }),
  audience: endpoint('POST', '/api/icps/audience', {
    body: z.object({ criteria: IcpCriteria }),
    reply: Audience,
  }),
};
