import { expect, test } from 'vitest';
import { cleanCompanyName } from '../../../core/french/companies/company-name.ts';
import { atCompany, ofCompany } from '../../../core/french/companies/company-phrases.ts';
import { type ElidingWord, elide, withA, withDe } from '../../../core/french/elision.ts';
import { genderOfFirstName, repairLastName, salutationName } from '../../../core/french/people/first-name.ts';
import { phraseRole, phraseYourRole } from '../../../core/french/people/role.ts';
import { phrasePlace } from '../../../core/french/places/place-phrases.ts';
import { fixTypography } from '../../../core/french/sentences/typography.ts';
import { companyCases } from './company-cases.ts';
import { elisionCases } from './elision-cases.ts';
import { nameCases } from './name-cases.ts';
import { placeCases } from './place-cases.ts';
import { readCases } from './read-cases.ts';
import { roleCases } from './role-cases.ts';
import { typographyCases } from './typography-cases.ts';

const before = (word: ElidingWord) => (next: string) => elide(word, next);

const subjects: Readonly<Record<string, (asked: string) => string | null>> = {
  de: before('de'),
  le: before('le'),
  la: before('la'),
  que: before('que'),
  si: before('si'),
  jusque: before('jusque'),
  lorsque: before('lorsque'),
  presque: before('presque'),
  'du/des': withDe,
  'au/aux': withA,
  'clean company': cleanCompanyName,
  'at company': atCompany,
  'of company': ofCompany,
  'in place': (label) => phrasePlace(label)?.inside ?? null,
  'of place': (label) => phrasePlace(label)?.of ?? null,
  'role of a woman': (title) => phraseRole(title, 'feminine')?.text ?? null,
  'role of a man': (title) => phraseRole(title, 'masculine')?.text ?? null,
  'role of somebody': (title) => phraseRole(title, null)?.text ?? null,
  'your role of a woman': (title) => phraseYourRole(title, 'feminine'),
  'your role of somebody': (title) => phraseYourRole(title, null),
  greet: salutationName,
  'last name': repairLastName,
  gender: (name) => genderOfFirstName(name),
  typography: fixTypography,
};

const cases = [elisionCases, companyCases, placeCases, roleCases, nameCases, typographyCases].flatMap(
  readCases,
);

test('the set has 300 cases, none twice', () => {
  expect(new Set(cases.map(({ subject, asked }) => `${subject}: ${asked}`)).size).toBe(cases.length);
  expect(cases.length).toBeGreaterThanOrEqual(300);
});

test.each(cases)('$subject: $asked', ({ subject, asked, expected }) => {
  expect(subjects[subject]?.(asked)).toBe(expected);
});
