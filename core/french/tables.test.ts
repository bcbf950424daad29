import fc from 'fast-check';
import { expect, test } from 'vitest';
import { departmentLabels } from '../companies/departments.ts';
import { regions } from '../places/french-regions.ts';
import { cleanCompanyName } from './companies/company-name.ts';
import { englishTitles } from './people/english-titles.ts';
import { genderOfFirstName, salutationName } from './people/first-name.ts';
import { feminineNames, masculineNames } from './people/first-names.ts';
import { genderOfTitle, readRole, sayRole } from './people/role.ts';
import { epicenes, genderedAdjectives, genderedNouns } from './people/role-nouns.ts';
import { unisexNames } from './people/unisex-names.ts';
import { sayPlace } from './places/place-phrases.ts';
import { countryForms } from './places/place-tables.ts';
import { fixTypography } from './sentences/typography.ts';

test('every department and every region has its prepositions', () => {
  expect(departmentLabels.size).toBe(101);
  expect(regions).toHaveLength(18);
  for (const name of departmentLabels.values()) expect(sayPlace(name, 'department'), name).not.toBeNull();
  for (const { name } of regions) expect(sayPlace(name, 'region'), name).not.toBeNull();
  expect(countryForms.size).toBeGreaterThanOrEqual(60);
});

test('Vienne is said by what it is', () => {
  expect(sayPlace('Vienne', 'town')).toEqual({ inside: 'à Vienne', of: 'de Vienne' });
  expect(sayPlace('Vienne', 'department')).toEqual({ inside: 'dans la Vienne', of: 'de la Vienne' });
  expect(sayPlace('Québec', 'region')?.inside).toBe('au Québec');
});

test('a first name is in one table only', () => {
  const [women, men] = [feminineNames, masculineNames];
  expect(women.size + men.size).toBeGreaterThanOrEqual(900);
  expect([...women].filter((name) => men.has(name))).toEqual([]);
  expect([...unisexNames].filter((name) => men.has(name) || women.has(name))).toEqual([]);
});

test('every English title is a French one, with two forms or one', () => {
  expect(englishTitles.size).toBeGreaterThanOrEqual(200);
  for (const [english] of englishTitles) expect(readRole(english), english).not.toBeNull();
});

test('the forms of titles: three hundred at least', () => {
  const gendered = [genderedNouns, genderedAdjectives].flatMap((table) => Object.keys(table));
  expect(gendered.length + epicenes.size).toBeGreaterThanOrEqual(300);
});

test('what is said of somebody whose gender is unknown shows none', () => {
  for (const masculine of Object.keys(genderedNouns)) {
    const role = sayRole(masculine, null);
    const isMarked = readRole(masculine)?.masculine !== readRole(masculine)?.feminine;
    if (isMarked && role?.kind === 'title') expect(role.text, masculine).toMatch(/^[A-Z]+$/);
  }
});

const pieces = fc.constantFrom(
  ...[
    'a',
    'Où',
    ' ',
    '  ',
    '\u00a0',
    '\u202f',
    '\n',
    '!',
    '?',
    ';',
    ':',
    '«',
    '»',
    '"',
    "'",
    '’',
    '.',
    '...',
    '…',
  ],
  ...[
    '12',
    '1',
    '000',
    '14h30',
    '9 h',
    ':30',
    '%',
    '€',
    'k€',
    'n°',
    ',',
    '(',
    ')',
    'https://a.fr/b?c',
    'a@b.fr',
    '\ue000',
    '“',
    '”',
    '-',
    'h',
    'etc',
    'ème',
    '.5',
    'A bientôt',
    'Etes',
    'oeuvre',
    'Mr',
    '<<',
    '>>',
    ' l',
    'km',
    'clients',
  ],
);

test('typography set right stays as it is', { tags: 'heavy' }, () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
      const once = fixTypography(parts.join(''));
      expect(fixTypography(once)).toBe(once);
    }),
    { numRuns: 3000 },
  );
});

test('links and addresses come out as they went in', () => {
  const link = 'https://exemple.fr/l\'offre?a=1;b="2"...c';
  expect(fixTypography("Voir https://exemple.fr/a'b?c=1:2;d, écrire à jean.o'hara@exemple.fr !")).toContain(
    "https://exemple.fr/a'b?c=1:2;d, écrire",
  );
  expect(fixTypography(link)).toContain("https://exemple.fr/l'offre?a=1;b=");
});

test('what is longer than any name is none', () => {
  const long = 'Jean '.repeat(2000);
  expect([salutationName(long), cleanCompanyName(long), sayPlace(long)]).toEqual([null, null, null]);
  expect(sayRole(`Directeur ${'très '.repeat(2000)}`, null)).toBeNull();
});

test('what the user says of somebody wins over the first name', () => {
  expect(genderOfFirstName('Camille', 'masculine')).toBe('masculine');
  expect(genderOfFirstName('Jean', 'feminine')).toBe('feminine');
});

test('a title tells a gender only by a feminine word', () => {
  expect(genderOfTitle('Directrice financière')).toBe('feminine');
  expect(genderOfTitle('Responsable commerciale')).toBe('feminine');
  expect(genderOfTitle('Directeur financier')).toBeNull();
  expect(genderOfTitle('DRH')).toBeNull();
});
