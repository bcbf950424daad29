/** @module-tag heavy */
import { expect, test } from 'vitest';
import { crmApi } from '#contract/integrations/crm.ts';
import { setUpCrmApp } from '#tests/support/crm-app.ts';
import { plantProspects } from '#tests/support/plant-engine.ts';

// One search at a time: what a hundred people ask for goes far beyond what one window allows.
const t = setUpCrmApp({
  hubspotLimits: { calls: { calls: 190, perMs: 10_000 }, searches: { calls: 1, perMs: 100 } },
});

test('a trial that asks for more than the service allows at once slows down, and comes to its end', async () => {
  const ana = await t.member();
  await plantProspects(
    t,
    ana,
    Array.from({ length: 24 }, (_, index) => ({
      person: { firstName: 'Inès', lastName: `Roy ${index}`, publicIdentifier: `ines-roy-${index}` },
      enrolment: { state: 'waiting' as const },
    })),
  );
  await ana.call(crmApi.connect, { body: { service: 'hubspot', token: t.crm.hubspot.token } });
  expect(await t.tryOut(ana)).toMatchObject({ phase: 'compared' });
});
