import { expect, test } from 'vitest';
import { pageForPath, safeReturnPath } from './paths.ts';

test.each([
  ['/leads', '/leads'],
  ['/parametres?x=1#profil', '/parametres?x=1#profil'],
  ['//ailleurs.example', null],
  ['/\\ailleurs.example', null],
  ['/\t/ailleurs.example', null],
  ['https://ailleurs.example', null],
  ['javascript:alert(1)', null],
  ['', null],
  [null, null],
])('the way back %j is %j', (value, expected) => {
  expect(safeReturnPath(value)).toBe(expected);
});

test('a reset link is exactly 64 lowercase hexadecimal characters', () => {
  const hex = '0123456789abcdef'.repeat(4);
  const reset = { kind: 'site', page: '/reinitialisation-mot-de-passe' };
  expect(pageForPath(`/${hex}`, false)).toEqual(reset);
  for (const other of [hex.slice(1), `${hex}0`, hex.toUpperCase(), hex.replace('a', 'g')]) {
    expect(pageForPath(`/${other}`, false)).toEqual({ kind: 'not-found' });
  }
});

test.each([
  ['/connexion', '/connexion'],
  ['/inscription', '/inscription'],
  ['/mot-de-passe-oublie', '/mot-de-passe-oublie'],
  ['/reinitialisation-mot-de-passe', '/reinitialisation-mot-de-passe'],
  ['/verify-email', '/verify-email'],
  ['/conditions', '/conditions'],
  ['/conditions-de-vente', '/conditions-de-vente'],
  ['/cgucgv', '/cgucgv'],
  ['/mentions-legales', '/mentions-legales'],
  ['/confidentialite', '/confidentialite'],
  ['/privacy', '/confidentialite'],
  ['/terms', '/conditions'],
  ['/aide', '/aide'],
  ['/support', '/support'],
  ['/ressources', '/ressources'],
  ['/ressources/cas-usage', '/ressources/cas-usage'],
  ['/ressources/guide-demarrage', '/ressources/guide-demarrage'],
  ['/ressources/meilleures-pratiques', '/ressources/meilleures-pratiques'],
  ['/ressources/fonctionnalites-avancees', '/ressources/fonctionnalites-avancees'],
  ['/ressources/securite-conformite', '/ressources/securite-conformite'],
])('the public address %s shows the page of %s, signed in or not', (address, page) => {
  for (const isSignedIn of [false, true])
    expect(pageForPath(address, isSignedIn)).toEqual({ kind: 'site', page });
});

test.each([
  '/auth/callback',
  '/campaigns/1',
  '/campaigns/1/analytics',
  '/campaigns/1/intelligence',
  '/leads',
  '/leads/discovery',
  '/prospects',
  '/parametres',
  '/linkedin-search',
  '/settings/accounts',
  '/production/campaign-creation',
  '/production/campaign-creation/1',
  '/production/campaign',
  '/production/campaign/1',
  '/production/campaign/1/offer',
  '/administrateur',
  '/admin/login',
  '/admin/dashboard',
])('the application answers at %s', (address) => {
  expect(pageForPath(address, true)).toEqual({ kind: 'app' });
});

test('the reference of the API is a page of the help, told by the rest of its address', () => {
  expect(pageForPath('/aide', true, '?page=api')).toEqual({ kind: 'site', page: '/aide?page=api' });
  expect(pageForPath('/aide', false, 'page=autre')).toEqual({ kind: 'site', page: '/aide' });
});

test('the home is the application once signed in, the landing page before', () => {
  expect(pageForPath('/', true)).toEqual({ kind: 'app' });
  expect(pageForPath('/', false)).toEqual({ kind: 'site', page: '/' });
});
