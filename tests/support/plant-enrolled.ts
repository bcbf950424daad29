import { randomUUID } from 'node:crypto';
import { dayMs, hourMs } from '#core/time/durations.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { type EnrolmentRow, enrolments } from '#server/features/campaigns/enrolments.table.ts';
import type { AttemptRow } from '#server/features/engine/ledger/attempts.table.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { recordNews } from '#server/features/network/social-accounts/news/record-news.ts';
import { inTransaction, makeCtx } from '#server/platform/ctx.ts';
import { aLead, plantAccount, prepareCampaign } from './plant-campaign.ts';
import { anEnrolment } from './plant-engine.ts';
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
    const networkId = `ACo${randomUUID()}`;
    const names = {
      classic: networkId,
      ...(planted.publicIdentifier && { public_identifier: planted.publicIdentifier }),
    };
    const [row] = await plantPeople(t.deps, workspaceId, [
      { firstName: 'Camille', lastName: 'Moreau', company: 'Tréfileries du Nord', names, ...planted },
    ]);
    return { personId: row?.id ?? '', networkId };
  };

  const enrol = async (planted: PlantedPerson = {}, state: Partial<EnrolmentRow> = {}): Promise<Enrolled> => {
    const who = await person(planted);
    const now = t.deps.campaignClock.now();
    const keys = { workspaceId, campaignId, personId: who.personId };
    await t.deps.db.insert(campaignLeads).values(aLead(keys, who.personId, 80, now));
    await t.deps.db.insert(enrolments).values(
      anEnrolment(
        { ...keys, accountId },
        {
          score: 80,
          reason: 'acceptance',
          nextActionAt: new Date(now.getTime() + dayMs),
          enrolledAt: new Date(now.getTime() - hourMs),
          ...state,
        },
        now,
      ),
    );
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
