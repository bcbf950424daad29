import { expect, test } from 'vitest';
import { apiScopes, apiSubjects, describeScopes, isGrave, subjectOf } from './api-scopes.ts';

test('the rights of a key are said once each, reading first, the grave ones in full', () => {
  expect(describeScopes(['analytics:read', 'campaigns:read'])).toBe('lire\u00a0: campagnes, analyse');
  expect(describeScopes(['leads:write', 'drafts:approve', 'leads:read'])).toBe(
    'lire\u00a0: leads\u00a0; modifier\u00a0: leads\u00a0; valider des messages à votre place',
  );
  expect(describeScopes([...apiScopes])).toContain('faire partir au prochain créneau un message validé');
});

test('every right has its subject, and two alone are grave', () => {
  for (const scope of apiScopes) expect(apiSubjects[subjectOf(scope)], scope).toBeTruthy();
  expect(apiScopes.filter(isGrave)).toEqual(['drafts:approve', 'sends:write']);
});
