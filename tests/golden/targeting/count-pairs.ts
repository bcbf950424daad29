import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { JudgedFacts } from '#core/people/company-register.ts';
import { prepareCriteria } from '#core/qualification/qualification.ts';
import type { Qualification } from '#core/qualification/score.ts';
import { readSentence } from '#server/providers/writer/built-in/read-sentence.ts';
import { aPerson, aPosition } from '../../support/a-person.ts';

const text = z.string().nullish();
const PairPosition = z.object({
  title: z.string(),
  company: text,
  industry: text,
  companySize: z.union([z.string(), z.number()]).nullish(),
  description: text,
  startedOn: text,
  isCurrent: z.boolean().default(true),
});

/** A target in a sentence, somebody, and whether an attentive reader would want them. README.md says more. */
const Pair = z.object({
  target: z.string(),
  person: z.object({
    headline: text,
    positions: z.array(PairPosition).default([]),
    place: text,
    about: text,
  }),
  wanted: z.boolean(),
  why: text,
});
export type Pair = z.infer<typeof Pair>;

export const readPairs = (file: string | URL): Pair[] =>
  z.array(Pair).parse(JSON.parse(readFileSync(file, 'utf8')));

/** « 201-500 », « 10 001+ », « 35 salariés », « plus de 5 000 ». */
function readEmployees(size: string | number): { min: number; max: number | null } | null {
  const digits = String(size).replace(/(?<=\d)[\s.\u00A0\u202F](?=\d{3})/g, '');
  const [min, max] = (digits.match(/\d+/g) ?? []).map(Number);
  if (min === undefined) return null;
  if (max !== undefined) return { min, max };
  return { min, max: /\+|plus|more|>/.test(digits) ? null : min };
}

/** As the network gives somebody whose profile was read: the page is that of the first job of today. */
export function toFacts({ headline, positions, place, about }: Pair['person']): JudgedFacts {
  const job = positions.find(({ isCurrent, company }) => isCurrent && company);
  return aPerson({
    headline: headline ?? null,
    about: about ?? null,
    location: place ?? null,
    positions: positions.map(({ title, company, description, startedOn, isCurrent }) => {
      const [year, month] = (startedOn ?? '').split('-').map(Number);
      return aPosition({
        title,
        company: company ?? null,
        description: description ?? null,
        startYear: year || null,
        startMonth: month || null,
        isCurrent,
      });
    }),
    company: job?.company
      ? {
          name: job.company,
          industry: job.industry ?? null,
          employees:
            job.companySize === null || job.companySize === undefined ? null : readEmployees(job.companySize),
          website: null,
          headquarters: null,
        }
      : null,
  });
}

export type JudgedPair = Pair & { qualification: Qualification; isRight: boolean };

/** Whoever is to be checked is kept, and is not ruled out. */
export const judgePair = (pair: Pair, today: Date): JudgedPair => {
  const qualification = prepareCriteria(readSentence(pair.target).criteria, today)(toFacts(pair.person));
  const isRight = (qualification.verdict !== 'unqualified') === pair.wanted;
  return { ...pair, qualification, isRight };
};

export function countPairs(pairs: readonly Pair[], today: Date) {
  const judged = pairs.map((pair) => judgePair(pair, today));
  const count = (isWanted: boolean, verdict: string) =>
    judged.filter(({ wanted, qualification }) => wanted === isWanted && qualification.verdict === verdict)
      .length;
  const row = (isWanted: boolean) => ({
    qualified: count(isWanted, 'qualified'),
    unknown: count(isWanted, 'unknown'),
    unqualified: count(isWanted, 'unqualified'),
  });
  return { wanted: row(true), others: row(false), mistakes: judged.filter(({ isRight }) => !isRight) };
}
