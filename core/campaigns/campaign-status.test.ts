import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  actBetween,
  type CampaignAct,
  type CampaignStatus,
  campaignActs,
  campaignStatuses,
  canDo,
  outcomeOf,
  refusalOf,
  refusalOfStatus,
} from './campaign-status.ts';

const status = fc.constantFrom(...campaignStatuses);
const act = fc.constantFrom(...campaignActs);

test('the whole machine', () => {
  const table = campaignStatuses.map((from) => [
    from,
    campaignActs.filter((one) => canDo(one, from)).map((one) => `${one} → ${outcomeOf(one)}`),
  ]);
  expect(Object.fromEntries(table)).toEqual({
    inactive: ['launch → active', 'archive → archived'],
    active: ['pause → paused', 'complete → completed'],
    paused: ['resume → active', 'complete → completed', 'archive → archived'],
    completed: ['reopen → active', 'archive → archived'],
    archived: ['unarchive → paused'],
  });
});

test('whatever is asked, in any order: a draft is launched once, and nothing runs that was not', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      let now: CampaignStatus = 'inactive';
      const seen: CampaignStatus[] = [now];
      for (const one of acts) {
        if (!canDo(one, now)) continue;
        now = outcomeOf(one);
        seen.push(now);
      }
      // A draft left is never a draft again, and an archived campaign never runs without a stop.
      expect(seen.lastIndexOf('inactive')).toBe(0);
      for (const [index, one] of seen.entries())
        if (one === 'active') expect(seen[index - 1]).not.toBe('archived');
    }),
  );
});

test('an act leads where the machine says, and a refusal is a sentence', () => {
  fc.assert(
    fc.property(status, status, act, (from, to, one) => {
      const found: CampaignAct | null = actBetween(from, to);
      if (found) expect([canDo(found, from), outcomeOf(found)]).toEqual([true, to]);
      else expect(refusalOfStatus(from, to)).toMatch(/^[A-ZÀ-Ý].*\.$/);
      if (!canDo(one, from)) expect(refusalOf(one, from)).toMatch(/^Une campagne .*\.$/);
    }),
  );
});

test('a person does not reopen what is finished: leads do', () => {
  expect(actBetween('completed', 'active')).toBeNull();
  expect(refusalOf('resume', 'completed')).toContain('Ajoutez-lui des leads');
});
