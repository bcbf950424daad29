import { expect, test } from 'vitest';
import { readLinkedin } from './linkedin-address.ts';

const saved = 'ACwAAAFx3kQBxYz12345abcdefGH_ij-klmnopq';
const classic = 'ACoAAAFx3kQBxYz12345abcdefGH_ij-klmnopq';

test.each([
  'https://www.linkedin.com/in/camille-moreau/',
  'http://fr.linkedin.com/in/Camille-Moreau?trk=public_profile&x=1',
  'linkedin.com/in/camille-moreau',
  'www.linkedin.com/in/camille-moreau/details/experience/',
  'https://m.linkedin.com/in/camille-moreau#about',
  'https://www.linkedin.com/mwlite/in/camille-moreau',
  ' <https://uk.linkedin.com/in/camille-moreau/fr> ',
  '/in/camille-moreau',
])('%s is a profile', (address) =>
  expect(readLinkedin(address)).toEqual({ is: 'profile', publicIdentifier: 'camille-moreau' }),
);

test.each([
  ['https://www.linkedin.com/in/j%C3%A9r%C3%B4me-l%C3%A9vy', 'jérôme-lévy'],
  ['https://www.linkedin.com/in/j%25C3%25A9r%25C3%25B4me-l%25C3%25A9vy', 'jérôme-lévy'],
  ['https://www.linkedin.com/in/je\u0301ro\u0302me-le\u0301vy', 'jérôme-lévy'],
])('%s is decoded', (address, publicIdentifier) =>
  expect(readLinkedin(address)).toEqual({ is: 'profile', publicIdentifier }),
);

test('the ids of Sales Navigator and of the classic network are told apart, in their own letters', () => {
  expect(readLinkedin(`https://www.linkedin.com/sales/lead/${saved},NAME_SEARCH,a1B2`)).toEqual({
    is: 'member',
    kind: 'sales_navigator',
    id: saved,
  });
  expect(readLinkedin(`https://www.linkedin.com/in/${classic}`)).toEqual({
    is: 'member',
    kind: 'classic',
    id: classic,
  });
});

test.each([
  [`https://www.linkedin.com/sales/people/${saved},NAME_SEARCH,a1B2?_ntb=x`, 'sales_navigator', saved],
  [`https://www.linkedin.com/sales/lead/${saved}%2CNAME_SEARCH%2Ca1B2`, 'sales_navigator', saved],
  [`/sales/lead/${classic},NAME_SEARCH`, 'classic', classic],
  [`linkedin.com/in/${classic}/`, 'classic', classic],
])('%s is a member', (address, kind, id) =>
  expect(readLinkedin(address)).toEqual({ is: 'member', kind, id }),
);

test('an id that lost its capitals is nobody’s; an old address is known as such', () => {
  expect(readLinkedin(`linkedin.com/in/${classic.toLowerCase()}`)).toEqual({ is: 'unreadable' });
  expect(readLinkedin('https://fr.linkedin.com/pub/jean-dupont/1/234/567')).toEqual({ is: 'old' });
});

test.each([
  'https://www.linkedin.com/company/acme/',
  'https://www.linkedin.com/school/hec/',
  'https://www.linkedin.com/showcase/acme-cloud',
  'https://www.linkedin.com/sales/company/1234',
])('%s is no person', (address) => expect(readLinkedin(address)).toEqual({ is: 'company' }));

test.each([
  '',
  'camille-moreau',
  'https://exemple.fr/in/camille',
  'https://www.linkedin.com/feed/',
  'https://lnkd.in/abc',
  'https://notlinkedin.com/in/camille-moreau',
  'https://www.linkedin.com/in/',
  'linkedin.com/in/%E0%A4%A',
])('%s is not guessed', (address) => expect(readLinkedin(address)).toEqual({ is: 'unreadable' }));
