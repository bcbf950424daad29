import { expect, test } from 'vitest';
import {
  compareFields,
  type KnownValues,
  knownAfter,
  type OurValues,
  sameValues,
  valuesToWrite,
  verdictOf,
} from './crm-compare.ts';
import { type CrmField, defaultMapping } from './crm-fields.ts';

const mapping = defaultMapping('hubspot');
const nothing: OurValues = {
  ...{ firstName: null, lastName: null, headline: null, company: null, email: null },
  ...{ phone: null, location: null, website: null, profile: null, stage: null },
};
const actOf = (
  field: CrmField,
  ours: string | null,
  theirs: string | null,
  known: string | null = null,
  policy: 'by_hand' | 'ours' | 'off' = 'by_hand',
) => {
  const { property } = mapping[field];
  const rules = { ...mapping, [field]: { property, policy } };
  const knownValues: KnownValues = known === null ? {} : { [field]: known };
  const [change] = compareFields(
    { ...nothing, [field]: ours },
    theirs === null ? {} : { [property]: theirs },
    knownValues,
    rules,
  );
  return change?.act ?? null;
};

test.each<[string, ReturnType<typeof actOf>, ...Parameters<typeof actOf>]>([
  ['empty there is filled', 'fill', 'headline', 'DAF', null],
  ['nothing here is nothing to write', null, 'headline', null, 'DAF'],
  ['the same, written otherwise', null, 'headline', 'Directrice  financière', 'directrice financiere'],
  ['the same site', null, 'website', 'https://www.acme.fr/', 'acme.fr'],
  ['the same phone', null, 'phone', '06 12 34 56 78', '+33612345678'],
  ['the same profile', null, 'profile', 'https://www.linkedin.com/in/ana', 'linkedin.com/in/ana/'],
  ['another profile', 'conflict', 'profile', 'https://www.linkedin.com/in/ana', 'linkedin.com/in/bea'],
  ['two values, and nobody said which', 'conflict', 'headline', 'DAF', 'Directeur financier'],
  ['still what we wrote: nobody typed there', 'replace', 'headline', 'DAF groupe', 'DAF', 'DAF'],
  ['changed by hand after us: it stays', 'keep', 'headline', 'DAF', 'Directeur financier', 'DAF'],
  ['emptied by hand after us: it stays empty', null, 'headline', 'DAF', null, 'DAF'],
  ['both changed since', 'conflict', 'headline', 'DAF groupe', 'Directeur financier', 'DAF'],
  ['the user says that Accroche wins', 'replace', 'headline', 'DAF', 'Directeur financier', null, 'ours'],
  ['the user says that nothing is written', null, 'headline', 'DAF', null, null, 'off'],
])('%s', (_, expected, ...args) => {
  expect(actOf(...args)).toBe(expected);
});

test('a conflict is written only once it is chosen, and asked only once', () => {
  const ours = { ...nothing, headline: 'DAF', location: 'Lyon' };
  const theirs = { jobtitle: 'Directeur financier' };
  const changes = compareFields(ours, theirs, {}, mapping);
  expect(verdictOf(true, changes)).toBe('conflict');
  expect(valuesToWrite(changes, {}, mapping)).toEqual({ city: 'Lyon' });
  expect(valuesToWrite(changes, { headline: 'ours' }, mapping)).toEqual({ city: 'Lyon', jobtitle: 'DAF' });
  const kept = knownAfter({}, changes, { headline: 'theirs' });
  const again = compareFields(ours, { ...theirs, city: 'Lyon' }, kept, mapping);
  expect(verdictOf(true, again)).toBe('same');
  expect(knownAfter({}, changes, {})).toEqual({ location: 'Lyon' });
});

test('what is the same on both sides is known from then on', () => {
  const ours = { ...nothing, headline: 'DAF', location: 'Lyon' };
  const changes = compareFields(ours, { jobtitle: 'DAF' }, {}, mapping);
  expect(sameValues(ours, changes)).toEqual({ headline: 'DAF' });
  expect(verdictOf(true, changes)).toBe('complete');
  expect(verdictOf(false, changes)).toBe('create');
});
