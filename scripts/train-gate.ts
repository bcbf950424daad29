import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tieSentences } from '../core/messages/tie-sentences.ts';
import { type GateInput, readGateInput } from '../core/text-gate/gate-input.ts';
import { packWeights } from '../core/text-gate/statements/packed-weights.ts';
import { signsOf } from '../core/text-gate/statements/part-signs.ts';
import { partsOf } from '../core/text-gate/statements/sentence-parts.ts';
import {
  type KnownStatement,
  trainStatementWeights,
  weighUnseen,
} from '../core/text-gate/statements/train-statement-weights.ts';
import { goldenSeeds, writeGolden } from '../tests/golden/composer/write-golden.ts';
import { casesOfAddress } from '../tests/golden/text-gate/cases-of-address.ts';
import { casesOfForm } from '../tests/golden/text-gate/cases-of-form.ts';
import { casesOfProof } from '../tests/golden/text-gate/cases-of-proof.ts';
import { otherQuantities, sameQuantities, timed } from '../tests/golden/text-gate/cases-of-quantity.ts';
import { goodSentences } from '../tests/golden/text-gate/good-sentences.ts';
import { camille, rules as claire } from '../tests/golden/text-gate/people.ts';
import { aloneIn, type Trade, trades } from '../tests/golden/text-gate/read-corpus.ts';

/** Defects that leave every statement of their message true. */
const harmless: ReadonlySet<string> = new Set([
  'spelling',
  'tu_vous_mixed',
  'all_caps',
  'english_jargon_mix',
  'placeholder',
  'link',
  'two_questions_many',
  'wrong_first_name',
  'guessed_gender',
]);

export type Origin = 'good' | 'fabricated' | 'clean' | 'defect';
export type CorpusStatement = KnownStatement & { origin: Origin; message: string };
/** What must pass by itself counts as several sentences of a trade; what the built-in writer says of facts is many. */
const weightOfOrdinary = 3;
const weightOfWritten = 0.5;
const weightOf = { good: 1, fabricated: 1, clean: 0.7, defect: 0.4 } as const;

const noTools = { spell: null, recentTexts: [] };

const named = (name: string, rules: Trade['rules'], good: readonly string[]): Trade => ({
  name: `ordinary ${name}`,
  rules,
  good: [...good],
  fabricated: [],
  defects: [],
  clean: [],
});
/** Ordinary French, and what the cases of single rules hold to be true. */
const ordinary: Trade[] = [
  { ...named('quantities', timed, sameQuantities), fabricated: otherQuantities },
  ...[claire, camille].map((rules, at) => named(`${at}`, rules, goodSentences)),
  ...Object.entries({ ...casesOfProof, ...casesOfAddress, ...casesOfForm, toRead: [] }).flatMap(
    ([rule, cases]) =>
      cases
        .filter(
          ({ finds, text }) =>
            finds.every((find) => !/^(?:unproved|no_evidence|promise)/.test(find)) && text.trim() !== '',
        )
        .map(({ rules, text }, at) => named(`${rule} ${at % 5}`, rules, [text])),
  ),
];

/** By its rules, the built-in writer says nothing but facts: in an automatic campaign its texts leave unread. */
const written: Trade[] = writeGolden(goldenSeeds.slice(0, 2)).flatMap(({ brief, message }, at) =>
  message
    ? [
        {
          ...named(`written ${at % 10}`, brief, []),
          good: message.sentences
            .filter(({ role }) => role !== 'greeting' && role !== 'signature')
            .map(({ text }) => text),
        },
      ]
    : [],
);
const weightOfTrade = (name: string, origin: Origin): number => {
  if (name.startsWith('ordinary written')) return weightOfWritten;
  return name.startsWith('ordinary') ? weightOfOrdinary : weightOf[origin];
};

/** Every sentence of the corpus whose truth is known, in its order, with the signs of its parts. */
export const corpusStatements = (): CorpusStatement[] =>
  [...trades, ...ordinary, ...written].flatMap((trade) => {
    const { rules, name } = trade;
    const read = (input: GateInput, origin: Origin, message: string): CorpusStatement[] =>
      input.sentences
        .filter(({ role }) => role !== 'greeting' && role !== 'signature')
        .map((sentence) => ({
          trade: name,
          isMadeUp: origin === 'fabricated',
          weight: weightOfTrade(name, origin),
          origin,
          message,
          parts: partsOf(input, sentence).map((part) => signsOf(input, sentence, part)),
        }))
        .filter(({ parts }) => parts.length > 0);
    const alone = (origin: 'good' | 'fabricated') =>
      trade[origin].flatMap((text, at) =>
        read(readGateInput(aloneIn(text, rules), rules, noTools), origin, `${name} ${origin} ${at}`),
      );
    const within = (texts: readonly string[], origin: 'clean' | 'defect') =>
      texts.flatMap((text, at) =>
        read(
          readGateInput(tieSentences(text, [], 'message'), rules, noTools),
          origin,
          `${name} ${origin} ${at}`,
        ),
      );
    return [
      ...alone('good'),
      ...alone('fabricated'),
      ...within(trade.clean, 'clean'),
      ...within(
        trade.defects.filter(({ defect }) => harmless.has(defect)).map(({ text }) => text),
        'defect',
      ),
    ];
  });

/** So many true sentences are read: that is where the bound is, on trades that the weights never saw. */
const shareOfTrueRead = 0.15;

export function trainedFile(statements: readonly CorpusStatement[]): string {
  const unseen = weighUnseen(statements);
  const ofGood = unseen
    .filter((_, at) => statements[at]?.origin === 'good' && !statements[at].trade.startsWith('ordinary'))
    .sort((one, other) => other - one);
  const least = ofGood[Math.floor(ofGood.length * shareOfTrueRead)] ?? 0;
  const leastToRead = Math.round(least * 100) / 100;
  report(statements, unseen, leastToRead);
  const { words, runs, ...weights } = trainStatementWeights(statements);
  const packed = { leastToRead, ...weights, words: packWeights(words), runs: packWeights(runs) };
  return `${JSON.stringify(packed, null, 2)}\n`;
}

function report(statements: readonly CorpusStatement[], unseen: readonly number[], bound: number): void {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const weightsOf = (origin: Origin): number[] => {
    const messages = new Map<string, number>();
    for (const [at, one] of statements.entries())
      if (one.origin === origin && !one.trade.startsWith('ordinary'))
        messages.set(
          one.message,
          Math.max(messages.get(one.message) ?? Number.NEGATIVE_INFINITY, unseen[at] ?? 0),
        );
    return [...messages.values()];
  };
  const over = (origin: Origin) => {
    const weights = weightsOf(origin);
    return weights.filter((weight) => weight > bound).length / weights.length;
  };
  const area = areaUnderCurve(weightsOf('fabricated'), weightsOf('good'));
  console.info(
    `by the score alone, on trades it never saw: area under the curve ${area.toFixed(4)}; made up and unseen ${percent(1 - over('fabricated'))}, true and to be read ${percent(over('good'))}, clean messages to be read ${percent(over('clean'))}; bound ${bound}`,
  );
}

/** How often a made-up sentence weighs more than a true one. */
function areaUnderCurve(madeUp: readonly number[], good: readonly number[]): number {
  let above = 0;
  for (const one of madeUp) for (const other of good) above += one > other ? 1 : one === other ? 0.5 : 0;
  return above / (madeUp.length * good.length);
}

if (import.meta.main) {
  const file = trainedFile(corpusStatements());
  writeFileSync(
    join(resolve(import.meta.dirname, '..'), 'core/text-gate/statements/statement-weights.json'),
    file,
  );
  console.info(`${Math.round(file.length / 1024)} kB`);
}
