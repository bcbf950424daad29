import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { featurePromises, limitPromises, otherPromises, plans, requiredPlans } from '#core/identity/plans.ts';
import { type KeptPromise, keptPromises } from './support/kept-promises.ts';
import { renderSite, textsOf } from './support/rendered-site.ts';
import { testTitlesOf } from './support/test-titles.ts';

/** Promises that are made and not kept yet: it only goes down. */
const owedCount = 0;

const names = [...Object.keys(featurePromises), ...Object.keys(limitPromises), ...otherPromises];
const table = Object.entries(keptPromises);
let sentences: string[] = [];

beforeAll(async () => {
  const pages = await renderSite();
  sentences = pages.flatMap(({ html }) => textsOf(html)).flatMap((text) => text.split(/(?<=[.!?])\s+/));
});

/** Tests that a promise names and that are not there. */
const missingTests = (promise: KeptPromise): string[] =>
  'shownBy' in promise
    ? promise.shownBy.flatMap(([path, title]) => {
        if (!existsSync(path)) return [`no file ${path}`];
        const titles = testTitlesOf({ path, text: readFileSync(path, 'utf8') });
        const found = titles.filter((one) => one.includes(title));
        return found.length === 1 ? [] : [`${path} has ${found.length} tests named « ${title} »`];
      })
    : [];

const isShown = ({ pattern }: KeptPromise): boolean => sentences.some((sentence) => pattern.test(sentence));

describe('the promises of the plans, line by line', () => {
  test.each(table)('%s', (_, promise) => {
    expect(missingTests(promise)).toEqual([]);
    if ('shownBy' in promise) expect(promise.shownBy).not.toHaveLength(0);
    // A line that no page says any more has no reason to stay; one that is owed may not be said.
    expect(isShown(promise)).toBe('shownBy' in promise || promise.wordedBy === 'specification');
  });

  test('every line of the table is asked for', () => {
    expect(Object.keys(keptPromises).sort()).toEqual(names.sort());
    expect(Object.keys(requiredPlans)).toEqual(Object.keys(featurePromises));
  });

  test('what is owed is listed, and grows no longer', () => {
    const owed = table.flatMap(([name, promise]) => ('owed' in promise ? [`${name}: ${promise.owed}`] : []));
    console.info(owed.join('\n'));
    expect(owed).toHaveLength(owedCount);
  });
});

/** The name of a plan as a head or on a button, and what is only about the way there. */
const isBare = new RegExp(
  `^(${plans.join('|')})$|^(Choisir|Tout|Formule) (${plans.join('|')})(, et)?$|^Que comprend la formule FREE`,
);

const unlisted = (list: readonly string[]): string[] =>
  list
    .filter((sentence) => plans.some((plan) => new RegExp(`\\b${plan}\\b`).test(sentence)))
    .filter((sentence) => !isBare.test(sentence) && !table.some(([, { pattern }]) => pattern.test(sentence)));

describe('the pages', () => {
  test('say nothing of a plan that is not a line of the table', () => {
    expect([...new Set(unlisted(sentences))]).toEqual([]);
  });

  test('a planted promise is found', () => {
    expect(unlisted(['Avec EXPERT, un conseiller vous rappelle dans l’heure.'])).toHaveLength(1);
  });
});
