import { z } from 'zod';
import { argumentaireLimits, promiseKinds, wordSources } from '#core/offers/argumentaire.ts';
import { oneLine } from '../one-line.ts';

const limits = argumentaireLimits;
const texts = z.array(z.string());
const count = z.number().nullable();

/** As it is answered: never stricter than what was stored. */
export const Argumentaire = z.object({
  arguments: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      problem: z.string(),
      signs: z.array(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('recent_start'), months: z.number() }),
          z.object({ kind: z.literal('moved'), months: z.number() }),
          z.object({ kind: z.literal('sector'), words: texts }),
          z.object({ kind: z.literal('headcount'), min: count, max: count }),
          z.object({ kind: z.literal('title'), words: texts }),
          z.object({
            kind: z.literal('words'),
            places: z.array(z.enum(wordSources)),
            words: texts,
            months: count,
          }),
          z.object({ kind: z.literal('hires') }),
          z.object({ kind: z.literal('shared_past'), names: texts }),
        ]),
      ),
      proof: z.string(),
      mayNameCustomer: z.boolean(),
      question: z.string(),
      give: z.string(),
    }),
  ),
  notFor: z.object({ sectors: texts, titles: texts, under: count, over: count }),
  mayPromise: z.array(z.object({ kind: z.enum(promiseKinds), text: z.string() })),
  mySide: z.string(),
  tradeWords: texts,
});

const lessThan = (most: number, what: string) => `${most}\u00a0${what} au plus.`;
const wordList = (most: number = limits.words) =>
  z.array(oneLine(limits.word, 'Un mot est vide.')).max(most, lessThan(most, 'mots'));
const someWords = wordList().min(1, 'Donnez au moins un mot.');
const whole = (least: number, most: number) =>
  z
    .number({ error: 'Donnez un nombre.' })
    .int('Donnez un nombre entier.')
    .min(least, `Donnez un nombre d’au moins ${least}.`)
    .max(most, `Donnez un nombre d’au plus ${most}.`);
const months = whole(1, 60);
const employees = whole(1, 1_000_000).nullable();

export const SignChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('recent_start'), months }),
  z.object({ kind: z.literal('moved'), months }),
  z.object({ kind: z.literal('sector'), words: someWords }),
  z
    .object({ kind: z.literal('headcount'), min: employees, max: employees })
    .refine(({ min, max }) => min !== null || max !== null, 'Donnez au moins une des deux bornes.')
    .refine(({ min, max }) => (min ?? 0) <= (max ?? Number.POSITIVE_INFINITY), {
      message: 'Le plus petit effectif dépasse le plus grand.',
      path: ['max'],
    }),
  z.object({ kind: z.literal('title'), words: someWords }),
  z.object({
    kind: z.literal('words'),
    places: z.array(z.enum(wordSources)).min(1, 'Dites où chercher ces mots.').max(wordSources.length),
    words: someWords,
    months: months.nullable(),
  }),
  z.object({ kind: z.literal('hires') }),
  z.object({ kind: z.literal('shared_past'), names: someWords }),
]);

const isUnique = (values: readonly string[]) => new Set(values).size === values.length;

/** An argument that is still being written may be half empty: it then serves nobody. */
const ArgumentChange = z.object({
  id: z.string().regex(/^[\w-]{1,24}$/, 'Identifiant invalide.'),
  name: oneLine(limits.name),
  problem: oneLine(limits.problem),
  signs: z.array(SignChange).max(limits.signs, lessThan(limits.signs, 'signes')),
  proof: oneLine(limits.proof),
  mayNameCustomer: z.boolean(),
  question: oneLine(limits.question),
  give: oneLine(limits.give),
});

/** What an argumentaire changes to, whole. */
export const ArgumentaireChange = z.object({
  arguments: z
    .array(ArgumentChange)
    .max(limits.arguments, lessThan(limits.arguments, 'arguments'))
    .refine((all) => isUnique(all.map(({ id }) => id)), 'Deux arguments ont le même identifiant.'),
  notFor: z.object({ sectors: wordList(), titles: wordList(), under: employees, over: employees }),
  mayPromise: z
    .array(
      z.object({ kind: z.enum(promiseKinds), text: oneLine(limits.promise, 'Dites ce qui est promis.') }),
    )
    .refine((all) => isUnique(all.map(({ kind }) => kind)), 'Une promesse est donnée deux fois.'),
  mySide: oneLine(limits.mySide),
  tradeWords: wordList(limits.tradeWords),
});
