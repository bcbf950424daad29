import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { icpsApi } from '#contract/campaigns/icps.ts';
import { type AdviceReview, intelligenceApi } from '#contract/overview/intelligence.ts';
import { type AdviceRule, adviceRules } from '#core/intelligence/advice.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import {
  campaignCounts,
  campaignLeads,
} from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { plantAccount, plantLeads, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { plantEnrolments } from '#tests/support/plant-engine.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { adviceApplications } from './advice-applications.table.ts';

const t = setUpTestApp();
const now = new Date('2026-11-17T09:00:00Z');

beforeEach(() => {
  Object.assign(t.deps, { campaignClock: { ...t.deps.campaignClock, now: () => now } });
});

/** A running campaign: these first people were invited six weeks ago, some accepted; the others are still to come. */
async function plantInvited({
  invited,
  accepted,
  later = 0,
}: {
  invited: number;
  accepted: number;
  later?: number;
}) {
  const ana = await t.member({ emailVerifiedAt: now, subscription: 'PRO' });
  const accountId = await plantAccount(t.deps, ana.user.id);
  const { id } = await prepareCampaign(ana, 'Paie');
  await plantLeads(t.deps, ana.user.id, id, invited + later);
  await t.deps.db
    .update(campaigns)
    .set({ status: 'active', launchedAt: new Date('2026-10-01T08:00:00Z'), accountId })
    .where(eq(campaigns.id, id));
  const owner = { workspaceId: ana.user.id, accountId, campaignId: id };
  const ids = await plantEnrolments(
    t.deps,
    owner,
    Array.from({ length: invited + later }, () => ({})),
  );
  const at = new Date('2026-10-05T08:00:00Z');
  await recordActivity(
    makeCtx(t.deps, { kind: 'system' }),
    ...ids.flatMap((personId, index) => {
      const about = { ...owner, personId, at };
      return [
        { ...about, kind: 'person_enrolled' as const },
        ...(index < invited
          ? [{ ...about, kind: 'step_done' as const, stepKey: 'invitation', detail: { act: 'invite' } }]
          : []),
        ...(index < accepted ? [{ ...about, kind: 'invitation_accepted' as const }] : []),
      ];
    }),
  );
  return { ana, id, accountId, ids };
}

const adviceOf = ({ findings }: AdviceReview, rule: AdviceRule) =>
  findings.find((finding) => finding.rule === rule)?.advice;

test('a campaign whose invitations are ignored is advised, with its figures; every rule answers', {
  tags: 'heavy',
}, async () => {
  const { ana, id, ids } = await plantInvited({ invited: 70, accepted: 5 });
  const { findings } = await ana.call(intelligenceApi.review, { params: { id } });
  expect(findings.map(({ rule }) => rule)).toEqual(adviceRules);
  expect(findings.find(({ rule }) => rule === 'low_acceptance')).toMatchObject({
    verdict: 'advice',
    today: expect.stringMatching(/^5 sur 70, 7,1\s%$/u),
    advice: { lines: [{ count: 5, of: 70 }], link: 'target', isApplicable: false },
  });
  const query = { of: 'line', key: 'low_acceptance', part: '0' } as const;
  const people = await ana.call(intelligenceApi.people, { params: { id }, query });
  expect(people.items.map((person) => person.id).sort()).toEqual(ids.slice(0, 5).sort());
  const bob = await t.member();
  await expect(bob.call(intelligenceApi.review, { params: { id } })).rejects.toMatchObject({ status: 404 });
  await expect(bob.call(intelligenceApi.people, { params: { id }, query })).rejects.toMatchObject({
    status: 404,
  });
});

test('an advice that is ignored stays among the rules, and comes back when it is asked for', {
  tags: 'heavy',
}, async () => {
  const { ana, id } = await plantInvited({ invited: 70, accepted: 5 });
  const read = (review: AdviceReview) => review.findings.find(({ rule }) => rule === 'low_acceptance');
  const subject = adviceOf(
    await ana.call(intelligenceApi.review, { params: { id } }),
    'low_acceptance',
  )?.subject;
  const ignore = (isIgnored: boolean, about = subject ?? '') =>
    ana.call(intelligenceApi.ignore, {
      params: { id },
      body: { rule: 'low_acceptance', subject: about, isIgnored },
    });
  // Another subject of the same rule is not this one.
  expect(read(await ignore(true, 'autre'))?.verdict).toBe('advice');
  expect(read(await ignore(true))).toMatchObject({ verdict: 'ignored', advice: { subject } });
  expect(read(await ignore(true))?.verdict).toBe('ignored');
  expect(read(await ignore(false))?.verdict).toBe('advice');
  const bob = await t.member();
  const body = { rule: 'low_acceptance' as const, subject: '', isIgnored: true };
  await expect(bob.call(intelligenceApi.ignore, { params: { id }, body })).rejects.toMatchObject({
    status: 404,
  });
});

describe('an advice that can be applied', () => {
  /** Twenty people wait for an invitation with a note, on an account that has three of them a month. */
  const plantNotes = async () => {
    const planted = await plantInvited({ invited: 70, accepted: 30, later: 20 });
    const { ana, id } = planted;
    const review = () => ana.call(intelligenceApi.review, { params: { id } });
    const before = await review();
    const advice = adviceOf(before, 'note_budget');
    const body = { rule: 'note_budget' as const, subject: advice?.subject ?? '', version: before.version };
    const apply = () => ana.call(intelligenceApi.apply, { params: { id }, body });
    const hasNote = async () => {
      const { metadata } = await ana.call(campaignsApi.one, { params: { id } });
      return metadata.engagementConfig?.steps.some((step) => step.kind === 'invitation' && step.hasNote);
    };
    return { ...planted, review, advice, apply, hasNote };
  };
  const rowsOf = (id: string) =>
    t.deps.db.select().from(adviceApplications).where(eq(adviceApplications.campaignId, id));

  test('is a new version of the sequence, for those on the way too; undone, it is as before', {
    tags: 'heavy',
  }, async () => {
    const { ana, id, review, advice, apply, hasNote } = await plantNotes();
    expect(advice).toMatchObject({ isApplicable: true, lines: [{ count: 20 }] });
    expect(await hasNote()).toBe(true);
    const applied = await apply();
    expect(await hasNote()).toBe(false);
    expect(adviceOf(applied, 'note_budget')).toBeNull();
    expect(applied.applications).toMatchObject([
      { rule: 'note_budget', undoneAt: null, verdict: 'early', measure: { before: { count: 30, of: 70 } } },
    ]);
    const { sequenceVersion } = await ana.call(campaignsApi.one, { params: { id } });
    const rows = await t.deps.db.select().from(enrolments).where(eq(enrolments.campaignId, id));
    expect(new Set(rows.map((row) => row.sequenceVersion))).toEqual(new Set([sequenceVersion]));

    const applicationId = applied.applications[0]?.id ?? '';
    const undo = () => ana.call(intelligenceApi.undo, { params: { id }, body: { applicationId } });
    expect((await undo()).applications).toMatchObject([{ undoneAt: now.toISOString() }]);
    expect(await hasNote()).toBe(true);
    // Undone twice, it is undone; the advice is there again.
    expect((await undo()).applications).toHaveLength(1);
    expect(adviceOf(await review(), 'note_budget')).not.toBeNull();
  });

  test('clicked twice, or in two windows at once, it is made once', { tags: 'heavy' }, async () => {
    const { id, apply } = await plantNotes();
    await Promise.all([apply(), apply(), apply()]);
    await apply();
    expect(await rowsOf(id)).toHaveLength(1);
    const versions = await t.deps.db.select().from(campaigns).where(eq(campaigns.id, id));
    expect(versions[0]?.sequenceVersion).toBe(2);
  });

  test('is refused with a sentence once the campaign changed, and nothing is kept of it', {
    tags: 'heavy',
  }, async () => {
    const { ana, id, apply, hasNote } = await plantNotes();
    await ana.call(campaignsApi.update, { params: { id }, body: { name: 'Paie, suite' } });
    await expect(apply()).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('a changé depuis'),
    });
    expect(await rowsOf(id)).toEqual([]);
    expect(await hasNote()).toBe(true);
  });

  test('is not undone over what the user wrote since, and still counts as applied', {
    tags: 'heavy',
  }, async () => {
    const { ana, id, apply } = await plantNotes();
    const { applications } = await apply();
    const { metadata } = await ana.call(campaignsApi.one, { params: { id } });
    const config = metadata.engagementConfig;
    if (!config) throw new Error('No sequence');
    const steps = config.steps.filter(({ kind }) => kind !== 'invitation' && kind !== 'wait');
    await ana.call(campaignsApi.update, {
      params: { id },
      body: { metadata: { engagementConfig: { ...config, steps } } },
    });
    const body = { applicationId: applications[0]?.id ?? '' };
    await expect(ana.call(intelligenceApi.undo, { params: { id }, body })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('rien n’a été changé'),
    });
    expect(await rowsOf(id)).toMatchObject([{ undoneAt: null }]);
  });

  test('belongs to its owner: nobody else applies, undoes or compares', { tags: 'heavy' }, async () => {
    const { id, apply, ana } = await plantNotes();
    const { applications, version } = await apply();
    const bob = await t.member();
    const applicationId = applications[0]?.id ?? '';
    const refused = { status: 404 };
    const params = { id };
    const change = { stepKey: 'message-1', keeps: 'both' as const, version };
    const wish = { rule: 'note_budget' as const, subject: 'invitation', version };
    await expect(bob.call(intelligenceApi.undo, { params, body: { applicationId } })).rejects.toMatchObject(
      refused,
    );
    await expect(bob.call(intelligenceApi.apply, { params, body: wish })).rejects.toMatchObject(refused);
    await expect(bob.call(intelligenceApi.compare, { params, body: change })).rejects.toMatchObject(refused);
    await expect(
      bob.call(intelligenceApi.forecast, { params, query: { rule: 'note_budget' } }),
    ).rejects.toMatchObject(refused);
    // Nor is it undone through another campaign of the same owner.
    const other = await prepareCampaign(ana, 'Autre');
    await expect(
      ana.call(intelligenceApi.undo, { params: { id: other.id }, body: { applicationId } }),
    ).rejects.toMatchObject({ status: 409 });
    expect(await rowsOf(id)).toMatchObject([{ undoneAt: null }]);
  });

  test('has a forecast with and without it, made on the people who are on their way', {
    tags: 'heavy',
  }, async () => {
    const { ana, id } = await plantNotes();
    const forecast = await ana.call(intelligenceApi.forecast, {
      params: { id },
      query: { rule: 'note_budget' },
    });
    expect(forecast).toMatchObject({ people: 90, without: { invitations: expect.any(Number) } });
    expect(forecast?.with.accepted.high).toBeGreaterThan(0);
  });
});

test('the criterion that sets people aside is widened in the target, and put back', {
  tags: 'heavy',
}, async () => {
  const { ana, id, ids } = await plantInvited({ invited: 10, accepted: 3, later: 20 });
  const campaign = await ana.call(campaignsApi.one, { params: { id } });
  const icpId = campaign.icpId ?? '';
  const params = { params: { id: icpId } };
  await ana.call(icpsApi.update, { ...params, body: { criteria: { companySizes: ['51-200'] } } });
  const reason = { criterion: 'companySizes' as const, stance: 'against' as const, weight: 1, points: 0 };
  for (const personId of ids.slice(1))
    await t.deps.db
      .update(campaignLeads)
      .set({ verdict: 'unqualified', reasons: [{ ...reason, evidence: null, explanation: '' }] })
      .where(eq(campaignLeads.personId, personId));
  await t.deps.db.update(campaignCounts).set({ qualified: 1 }).where(eq(campaignCounts.campaignId, id));
  const review = await ana.call(intelligenceApi.review, { params: { id } });
  const advice = adviceOf(review, 'narrow_target');
  expect(advice).toMatchObject({
    subject: 'companySizes',
    observation: expect.stringContaining('29 sur 30'),
  });
  const applied = await ana.call(intelligenceApi.apply, {
    params: { id },
    body: { rule: 'narrow_target', subject: 'companySizes', version: review.version },
  });
  const sizes = async () => (await ana.call(icpsApi.list))[0]?.criteria.companySizes;
  expect(await sizes()).toEqual(['11-50', '51-200', '201-500']);
  const applicationId = applied.applications[0]?.id ?? '';
  await ana.call(intelligenceApi.undo, { params: { id }, body: { applicationId } });
  expect(await sizes()).toEqual(['51-200']);
});

test('two texts are compared from now on, then one is kept for everybody', { tags: 'heavy' }, async () => {
  const { ana, id } = await plantInvited({ invited: 10, accepted: 3 });
  const first = await ana.call(intelligenceApi.review, { params: { id } });
  const compare = (keeps: 'both' | 'question', version: number) =>
    ana.call(intelligenceApi.compare, { params: { id }, body: { stepKey: 'message-1', keeps, version } });
  const stepOf = async () => {
    const { metadata } = await ana.call(campaignsApi.one, { params: { id } });
    return metadata.engagementConfig?.steps.find(({ key }) => key === 'message-1');
  };
  // The sample is announced before anything begins.
  expect(first.experiments[0]).toMatchObject({ stepKey: 'message-1', isOn: false, verdict: 'running' });
  expect(first.experiments[0]?.perSide).toBeGreaterThan(100);
  const begun = await compare('both', first.version);
  expect(await stepOf()).toMatchObject({ hasVariants: true });
  expect(begun.experiments[0]).toMatchObject({ isOn: true, perSide: first.experiments[0]?.perSide });
  await expect(compare('both', begun.version)).rejects.toMatchObject({ status: 409 });
  await compare('question', begun.version);
  expect(await stepOf()).toMatchObject({ hasVariants: false, angle: 'question' });
});

test('without a linked account, what it would say is said to be without object', async () => {
  const { ana, id, accountId } = await plantInvited({ invited: 10, accepted: 3 });
  await t.deps.db.update(socialAccounts).set({ removedAt: now }).where(eq(socialAccounts.id, accountId));
  const { findings } = await ana.call(intelligenceApi.review, { params: { id } });
  for (const rule of ['quota', 'note_budget', 'pending_invitations', 'account_health'])
    expect(findings.find((finding) => finding.rule === rule)?.verdict).toBe('off');
});
