import { expect, test } from 'vitest';
import type { CrmRun } from '#contract/integrations/crm.ts';
import { describeWritten, phaseText } from './crm-texts.ts';

const run = { written: { created: 2, updated: 1, activities: 3, deals: 1 } } as CrmRun;

test('what is written is called as the service calls it', () => {
  expect(describeWritten(run, 'salesforce')).toBe('2 créations, 1 mise à jour, 3 tâches, 1 opportunité');
  expect(describeWritten(run, 'hubspot')).toBe('2 créations, 1 mise à jour, 3 notes, 1 transaction');
  expect(describeWritten(run, 'pipedrive')).toBe('2 créations, 1 mise à jour, 3 activités, 1 affaire');
  expect(phaseText('companies', 'salesforce')).toBe('Écriture des comptes…');
  expect(phaseText('deals', 'salesforce')).toBe('Écriture des opportunités…');
});
