import { and, eq, inArray, isNull, ne, not, sql } from 'drizzle-orm';
import type { Audience } from '#core/campaigns/audience.ts';
import { configUnder } from '#core/campaigns/sequence-rules.ts';
import { companyKey } from '#core/companies/company-key.ts';
import { calendarOfPlace } from '#core/engine/calendar/calendar-of-place.ts';
import type {
  ForecastCampaign,
  ForecastPerson,
  PendingInvitation,
  Population,
} from '#core/forecast/population.ts';
import { dayIn } from '#core/time/calendar-day.ts';
import { readOpposed } from '#server/features/audience/oppositions/is-opposed.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import {
  type CampaignRow,
  campaignSequences,
  campaigns,
} from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { type EnrolmentRow, enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { haveTalked } from '#server/features/conversations/have-talked.ts';
import { loadAccount } from '#server/features/engine/claim/load-account.ts';
import { type LoadedPerson, loadPeople } from '#server/features/engine/claim/load-people.ts';
import { readAnsweredCompanies } from '#server/features/engine/enrol/read-answered-companies.ts';
import { getOwnUser } from '#server/features/identity/users/get-user.ts';
import { readUseRows, settingsOf } from '#server/features/network/social-accounts/account-uses.ts';
import type { SocialAccountRow } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import type { CampaignLead } from './read-audience.ts';

/** A forecast follows no more people of one campaign, nor of the others: at 75 invitations a week, months of work. */
export const mostFollowed = 1000;

/** The account with everybody on the way, and the leads of a campaign that is not launched as if it were now. */
export async function loadPopulation(
  ctx: MemberCtx,
  input: { campaign: CampaignRow; account: SocialAccountRow; audience: Audience<CampaignLead> | null },
): Promise<Population> {
  const { campaign, account, audience } = input;
  const open = await findOpen(ctx, account, campaign.id);
  const begins = (audience?.contacted ?? []).slice(0, mostFollowed);
  const companies = await readCompanies(ctx, [...open, ...begins]);
  const hasAnsweringColleague =
    begins.length > 0 ? await readAnsweredCompanies(ctx, ctx.actor.workspaceId) : () => false;
  const isOnHold = ({ personId }: CampaignLead) =>
    hasAnsweringColleague(personId, companies.get(personId) ?? '');
  const rows = [...open, ...begins.map((lead) => beginNow(ctx, campaign, account, lead, isOnHold(lead)))];
  const loaded = await loadPeople(ctx, rows);
  const { state } = await loadAccount(ctx, account);
  return {
    account: {
      id: account.id,
      health: state.health,
      backsOffUntil: account.backsOffUntil,
      nextSlotAt: account.nextSlotAt,
      slotNumber: account.slotNumber,
      quotas: settingsOf(account),
      rampStartedOn: account.rampStartedOn,
      tier: account.tier,
      noteBudget: account.notesPerMonth,
      uses: await readUseRows(ctx, account, dayIn('Europe/Paris', ctx.campaignClock.now())),
      pendingInvitations: state.pendingInvitations,
    },
    campaigns: await readCampaigns(ctx, loaded, campaign),
    people: loaded.map((one) => toForecast(one, companies.get(one.enrolment.personId) ?? null)),
    pending: await readPending(ctx, account, campaign),
  };
}

/** Everybody on the way on an account: this campaign's first, then those who share its quotas. */
async function findOpen(
  ctx: MemberCtx,
  { workspaceId, id }: SocialAccountRow,
  campaignId: string,
): Promise<EnrolmentRow[]> {
  const isOwn = sql`(${enrolments.campaignId} = ${campaignId})`;
  const rows = await ctx.db
    .select({ enrolment: enrolments })
    .from(enrolments)
    .innerJoin(campaigns, and(own(campaigns, enrolments), eq(campaigns.id, enrolments.campaignId)))
    .where(
      and(
        own(enrolments, workspaceId),
        eq(enrolments.accountId, id),
        ne(enrolments.state, 'finished'),
        isNull(campaigns.deletedAt),
        sql`(${eq(campaigns.status, 'active')} or ${isOwn})`,
      ),
    )
    .orderBy(sql`${isOwn} desc`, sql`${enrolments.score} desc`, enrolments.personId)
    .limit(2 * mostFollowed);
  return rows.map(({ enrolment }) => enrolment);
}

async function readPending(
  ctx: MemberCtx,
  { workspaceId, id }: SocialAccountRow,
  asked: CampaignRow,
): Promise<PendingInvitation[]> {
  const { subscription } = await getOwnUser(ctx);
  const rows = await ctx.db
    .select({
      personId: relations.personId,
      campaignId: campaigns.id,
      since: relations.since,
      status: campaigns.status,
      config: campaignSequences.config,
      location: people.location,
    })
    .from(relations)
    .innerJoin(campaigns, and(own(campaigns, relations), eq(campaigns.id, relations.campaignId)))
    .innerJoin(
      campaignSequences,
      own(campaignSequences, campaigns, { campaignId: campaigns.id, version: campaigns.sequenceVersion }),
    )
    .innerJoin(people, and(own(people, relations), eq(people.id, relations.personId)))
    .where(
      and(
        own(relations, workspaceId, { accountId: id, state: 'invited' }),
        isNull(people.exclusionId),
        not(haveTalked(relations)),
      ),
    );
  // Nothing more is done about whoever said no.
  const opposed = await readOpposed(
    ctx,
    workspaceId,
    rows.map(({ personId }) => personId),
  );
  return rows.flatMap(({ personId, campaignId, since, status, config, location }) =>
    since && !opposed.has(personId)
      ? [
          {
            personId,
            campaignId,
            since,
            schedule: configUnder(subscription, config).schedule,
            calendar: calendarOfPlace(location),
            // A launch, or a resume, is what is asked about.
            isAtRest: status === 'paused' && campaignId !== asked.id,
          },
        ]
      : [],
  );
}

/** What the launch would write for a lead. */
const beginNow = (
  ctx: MemberCtx,
  { id: campaignId, workspaceId, sequenceVersion }: CampaignRow,
  { id: accountId }: SocialAccountRow,
  { personId, score }: CampaignLead,
  isOnHold: boolean,
): EnrolmentRow => ({
  workspaceId,
  campaignId,
  personId,
  accountId,
  sequenceVersion,
  variant: 'a',
  score,
  state: isOnHold ? 'asking' : 'waiting',
  nextActionAt: isOnHold ? null : ctx.campaignClock.now(),
  nextStepKey: null,
  nextAct: null,
  // Somebody of their company answered before they came: the user decides.
  reason: isOnHold ? 'colleague_replied' : 'delay',
  enrolledAt: ctx.campaignClock.now(),
  isPaused: false,
  pausedUntil: null,
  isOnHold,
  firstAt: null,
  repliedAt: null,
  takenOverAt: null,
  finishedAt: null,
});

/** A launch, or a resume, is what is asked about: the campaign counts as running. */
async function readCampaigns(
  ctx: MemberCtx,
  loaded: readonly LoadedPerson[],
  asked: CampaignRow,
): Promise<ForecastCampaign[]> {
  const rows = new Map(loaded.map(({ campaign }) => [campaign.id, campaign]));
  rows.set(asked.id, asked);
  const { subscription: plan } = await getOwnUser(ctx);
  const sequences = await ctx.db
    .select()
    .from(campaignSequences)
    .where(and(own(campaignSequences, ctx.actor), inArray(campaignSequences.campaignId, [...rows.keys()])));
  return [...rows.values()].map((row) => ({
    id: row.id,
    status: row.id === asked.id ? 'active' : row.status,
    currentVersion: row.sequenceVersion,
    lastServedAt: row.lastServedAt,
    sequences: new Map(
      sequences
        .filter(({ campaignId }) => campaignId === row.id)
        .map(({ version, config }) => [version, configUnder(plan, config)]),
    ),
  }));
}

async function readCompanies(
  ctx: MemberCtx,
  rows: readonly { personId: string }[],
): Promise<Map<string, string | null>> {
  if (rows.length === 0) return new Map();
  const found = await ctx.db
    .select({ id: people.id, company: people.company })
    .from(people)
    .where(
      and(
        own(people, ctx.actor),
        inArray(
          people.id,
          rows.map(({ personId }) => personId),
        ),
      ),
    );
  return new Map(found.map(({ id, company }) => [id, companyKey(company ?? '') || null]));
}

function toForecast({ enrolment, state }: LoadedPerson, company: string | null): ForecastPerson {
  const { personId: id, campaignId, sequenceVersion, score, nextActionAt, reason } = enrolment;
  const { person, enrolledAt, past, texts } = state;
  return {
    id,
    campaignId,
    sequenceVersion,
    score,
    company,
    state: enrolment.state,
    reason,
    nextActionAt,
    person,
    enrolledAt,
    past,
    texts,
  };
}
