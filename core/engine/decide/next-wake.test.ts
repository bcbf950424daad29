import { expect, test } from 'vitest';
import { officeHours } from '../../campaigns/engagement.ts';
import { nextWake, type ReadyCampaign } from './next-wake.ts';
import type { AccountState } from './run-state.ts';

const at = (text: string) => new Date(text);
const monday = at('2026-11-16T09:30:00Z');
const account: AccountState = {
  health: 'connected',
  backsOffUntil: null,
  nextSlotAt: at('2026-11-16T09:40:00Z'),
  left: { invitation: 15, message: 25, visit: 40, note: null },
  renewsAt: at('2026-11-16T23:00:00Z'),
  pendingInvitations: 0,
};
const campaign: ReadyCampaign = { schedule: officeHours, steps: [], acts: ['visit', 'invite'] };
const spent = { ...account.left, visit: 0, invitation: 0 };

test('at the next slot, when somebody is ready', () => {
  expect(nextWake(account, [campaign], monday)).toEqual(at('2026-11-16T09:40:00Z'));
});

test('never, when nobody is, or when the account is away', () => {
  expect(nextWake(account, [], monday)).toBeNull();
  expect(nextWake(account, [{ ...campaign, acts: [] }], monday)).toBeNull();
  expect(nextWake({ ...account, health: 'disconnected' }, [campaign], monday)).toBeNull();
});

test('tomorrow when today is used up, and only then', () => {
  expect(nextWake({ ...account, left: spent }, [campaign], monday)).toEqual(at('2026-11-17T08:00:00Z'));
  const message: ReadyCampaign = { ...campaign, acts: ['invite', 'message'] };
  expect(nextWake({ ...account, left: spent }, [message], monday)).toEqual(account.nextSlotAt);
});

test('too many invitations without an answer hold invitations, not the rest', () => {
  const full = { ...account, pendingInvitations: 400 };
  expect(nextWake(full, [{ ...campaign, acts: ['invite'] }], monday)).toEqual(at('2026-11-17T08:00:00Z'));
  expect(nextWake(full, [campaign], monday)).toEqual(account.nextSlotAt);
});

test('when the hours open, and after a throttling', () => {
  const late = { ...account, nextSlotAt: at('2026-11-16T18:00:00Z') };
  expect(nextWake(late, [campaign], monday)).toEqual(at('2026-11-17T08:00:00Z'));
  const throttled = { ...account, backsOffUntil: at('2026-11-16T13:00:00Z') };
  expect(nextWake(throttled, [campaign], monday)).toEqual(at('2026-11-16T13:00:00Z'));
});

test('at the slot itself where each person has hours of their own', () => {
  const late = { ...account, nextSlotAt: at('2026-11-16T18:00:00Z') };
  const personal = { ...campaign, schedule: { ...officeHours, usesPersonTimeZone: true } };
  expect(nextWake(late, [personal], monday)).toEqual(late.nextSlotAt);
});
