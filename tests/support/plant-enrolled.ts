import { randomUUID } from 'node:crypto';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { personIdentities } from '#server/features/audience/people/people.table.ts';
import { type EnrolmentRow, enrolments } from '#server/features/campaigns/enrolments.table.ts';
import type { AttemptRow } from '#server/features/engine/ledger/attempts.table.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { recordNews } from '#server/features/network/social-accounts/news/record-news.ts';
import { inTransaction, makeCtx } from '#server/platform/ctx.ts';
import { plantAccount, prepareCampaign } from './plant-campaign.ts';
import { type PlantedPerson, plantPeople } from './plant-people.ts';
import type { TestApp } from './test-app.ts';

/** Who the news is about, as the network names them. */
export type Enrolled = { personId: string; networkId: string };

/** A user with a linked account and a campaign, and people on their way in it. */
export async function plantSender(t: TestApp, fields: Parameters<TestApp['member']>[0] = {}) {
  const member = await t.member({ emailVerifiedAt: new Date(), ...fields });
  const workspaceId = member.user.id;
  const accountId = await plantAccount(t.deps, workspaceId);
  const { id: campaignId } = await prepareCampaign(member);
  const system = () => makeCtx(t.deps, { kind: 'system' });

  const person = async (planted: PlantedPerson = {}): Promise<Enrolled> => {
    const [row] = await plantPeople(t.deps, workspaceId, [
      { firstName: 'Camille', lastName: 'Moreau', company: 'Tréfileries du Nord', ...planted },
    ]);
    const personId = row?.id ?? '';
    const networkId = `ACo${randomUUID()}`;
    await t.deps.db
      .insert(personIdentities)
      .values([
        { workspaceId, personId, kind: 'classic' as const, value: networkId },
        ...(planted.publicIdentifier
          ? [{ workspaceId, personId, kind: 'public_identifier' as const, value: planted.publicIdentifier }]
          : []),
      ]);
    return { personId, networkId };
  };

  const enrol = async (planted: PlantedPerson = {}, state: Partial<EnrolmentRow> = {}): Promise<Enrolled> => {
    const who = await person(planted);
    const now = t.deps.campaignClock.now();
    const keys = { workspaceId, campaignId, personId: who.personId };
    await t.deps.db
      .insert(campaignLeads)
      .values({ ...keys, verdict: 'qualified', score: 80, reasons: [], addedAt: now });
    await t.deps.db.insert(enrolments).values({
      ...keys,
      accountId,
      sequenceVersion: 1,
      variant: 'a',
      score: 80,
      state: 'waiting',
      reason: 'acceptance',
      nextActionAt: new Date(now.getTime() + 86_400_000),
      enrolledAt: new Date(now.getTime() - 3_600_000),
      ...state,
    });
    return who;
  };

  const attempt = async (
    { personId, networkId }: Enrolled,
    fields: Partial<AttemptRow> & Pick<AttemptRow, 'act' | 'state'>,
  ): Promise<string> => {
    const now = t.deps.campaignClock.now();
    const [row] = await t.deps.db
      .insert(attempts)
      .values({
        workspaceId,
        accountId,
        campaignId,
        personId,
        stepKey: randomUUID(),
        networkPersonId: networkId,
        plannedAt: now,
        calledAt: now,
        ...(fields.state === 'confirmed' && { settledAt: now, settledBy: 'call' as const }),
        ...(fields.state === 'unknown' && { nextCheckAt: now }),
        ...(fields.state === 'in_flight' && { token: randomUUID() }),
        ...fields,
      })
      .returning();
    return row?.id ?? '';
  };

  let messageCount = 0;
  type MessageOptions = { at?: Date; by?: 'webhook' | 'poll'; messageId?: string; conversationId?: string };
  /** Records what the network reports of a message; the jobs that it wakes are not run. */
  const record = (
    kind: 'message_received' | 'message_sent' | 'message_read',
    { networkId }: { networkId: string | null },
    text: string | null,
    {
      at,
      by = 'webhook',
      messageId = `m${++messageCount}`,
      conversationId = `c-${networkId}`,
    }: MessageOptions = {},
  ) =>
    inTransaction(system(), (ctx) =>
      recordNews(
        ctx,
        { id: accountId, workspaceId },
        {
          kind,
          personId: networkId,
          publicIdentifier: null,
          conversationId,
          messageId,
          text,
          at: at ?? new Date(t.deps.campaignClock.now().getTime() - 1),
        },
        by,
      ),
    );
  const accept = ({ networkId }: Enrolled, at: Date | null = null) =>
    inTransaction(system(), (ctx) =>
      recordNews(
        ctx,
        { id: accountId, workspaceId },
        { kind: 'relation', personId: networkId, publicIdentifier: null, at },
        'webhook',
      ),
    );
  const lose = ({ networkId }: Enrolled, invitationId: string) =>
    inTransaction(system(), (ctx) =>
      recordNews(
        ctx,
        { id: accountId, workspaceId },
        { kind: 'invitation_gone', personId: networkId, publicIdentifier: null, invitationId, at: null },
        'poll',
      ),
    );
  return { member, workspaceId, accountId, campaignId, person, enrol, attempt, record, accept, lose };
}
