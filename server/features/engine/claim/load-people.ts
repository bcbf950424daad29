import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { EngagementConfig } from '#core/campaigns/engagement.ts';
import { configUnder } from '#core/campaigns/sequence-rules.ts';
import { calendarOfPlace } from '#core/engine/calendar/calendar-of-place.ts';
import { skipReasons } from '#core/engine/decide/decision.ts';
import type { PastStep, PersonState, Relation, TextState } from '#core/engine/decide/run-state.ts';
import { selectOpposing, whoOpposed } from '#server/features/audience/oppositions/is-opposed.ts';
import { people, personIdentities } from '#server/features/audience/people/people.table.ts';
import { type RelationRow, relations } from '#server/features/audience/relations/relations.table.ts';
import {
  type CampaignRow,
  campaignSequences,
  campaigns,
} from '#server/features/campaigns/campaigns/campaigns.table.ts';
import type { EnrolmentRow } from '#server/features/campaigns/enrolments.table.ts';
import { conversations } from '#server/features/conversations/conversations.table.ts';
import { isDoubtfulNo } from '#server/features/conversations/doubtful-no.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { isOwner } from '#server/features/identity/users/workspace-owner.ts';
import { drafts } from '#server/features/texts/drafts/drafts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { isOneOf } from '#server/platform/db/database.ts';
import { type OwnedTable, own, ownAmong } from '#server/platform/db/own.ts';
import { readTogether } from '#server/platform/db/together.ts';
import { type AttemptRow, attempts } from '../ledger/attempts.table.ts';
import { matchGivenUp, selectGivenUp } from './unread-news.ts';

/** A person on their way, with everything that decides what comes next. */
export type LoadedPerson = {
  enrolment: EnrolmentRow;
  campaign: CampaignRow;
  config: EngagementConfig;
  state: PersonState;
  /** The id to invite and to write to; null until their profile was read. */
  networkPersonId: string | null;
  /** What a profile is asked for with, while that id is not known. */
  profileId: string | null;
  relation: RelationRow | null;
  /** The one that is open with them: a message goes on in it. */
  conversationId: string | null;
  drafts: Map<string, LoadedDraft>;
  /** Messages of theirs that could not be read. */
  unread: string[];
};
type LoadedDraft = Pick<
  typeof drafts.$inferSelect,
  'id' | 'campaignId' | 'personId' | 'stepKey' | 'state' | 'blocking' | 'text'
>;

/** Read whole, in the caller's transaction. Whoever has no campaign or no sequence any more is left out. */
export async function loadPeople(ctx: Ctx, rows: readonly EnrolmentRow[]): Promise<LoadedPerson[]> {
  if (rows.length === 0) return [];
  const workspaceIds = unique(rows.map(({ workspaceId }) => workspaceId));
  const campaignIds = unique(rows.map(({ campaignId }) => campaignId));
  const personIds = unique(rows.map(({ personId }) => personId));
  const isTheirs = (table: OwnedTable & { personId: PgColumn }) =>
    and(ownAmong(table, workspaceIds), isOneOf(table.personId, personIds));
  const read = await readTogether(ctx.db, {
    sequences: ctx.db
      .select({
        campaign: campaigns,
        version: campaignSequences.version,
        config: campaignSequences.config,
        plan: users.subscription,
      })
      .from(campaigns)
      .innerJoin(users, isOwner(campaigns))
      .innerJoin(
        campaignSequences,
        and(
          own(campaignSequences, campaigns),
          eq(campaignSequences.campaignId, campaigns.id),
          inArray(campaignSequences.version, unique(rows.map(({ sequenceVersion }) => sequenceVersion))),
        ),
      )
      .where(and(ownAmong(campaigns, workspaceIds), isOneOf(campaigns.id, campaignIds))),
    people: ctx.db
      .select({
        id: people.id,
        location: people.location,
        exclusionId: people.exclusionId,
        distance: people.distance,
        publicIdentifier: people.publicIdentifier,
        workspaceId: people.workspaceId,
        email: people.email,
        firstName: people.firstName,
        lastName: people.lastName,
        company: people.company,
      })
      .from(people)
      .where(and(ownAmong(people, workspaceIds), isOneOf(people.id, personIds))),
    identities: ctx.db.select().from(personIdentities).where(isTheirs(personIdentities)),
    relations: ctx.db.select().from(relations).where(isTheirs(relations)),
    attempts: ctx.db
      .select()
      .from(attempts)
      .where(and(isTheirs(attempts), isOneOf(attempts.campaignId, campaignIds))),
    drafts: ctx.db
      .select({
        id: drafts.id,
        campaignId: drafts.campaignId,
        personId: drafts.personId,
        stepKey: drafts.stepKey,
        state: drafts.state,
        blocking: drafts.blocking,
        text: drafts.text,
      })
      .from(drafts)
      .where(and(isTheirs(drafts), isOneOf(drafts.campaignId, campaignIds))),
    conversations: ctx.db
      .select({
        personId: conversations.personId,
        accountId: conversations.accountId,
        networkConversationId: conversations.networkConversationId,
        isDoubtfulNo: sql<boolean>`${isDoubtfulNo}`,
      })
      .from(conversations)
      .where(isTheirs(conversations)),
    opposing: selectOpposing(ctx, workspaceIds),
    givenUp: selectGivenUp(ctx, rows),
  });
  const sequences = new Map(read.sequences.map((one) => [`${one.campaign.id} ${one.version}`, one]));
  const persons = new Map(read.people.map((one) => [one.id, one]));
  const names = Map.groupBy(read.identities, ({ personId }) => personId);
  const stands = Map.groupBy(read.relations, ({ personId }) => personId);
  const done = Map.groupBy(read.attempts, keyOf);
  const written = Map.groupBy(read.drafts, keyOf);
  const talks = Map.groupBy(read.conversations, ({ personId }) => personId);
  const opposed = new Set<string>();
  for (const { workspaceId } of read.opposing) {
    const isOwn = (row: { workspaceId: string }) => row.workspaceId === workspaceId;
    const theirs = await whoOpposed(
      ctx,
      workspaceId,
      read.people.filter(isOwn),
      read.identities.filter(isOwn),
    );
    for (const personId of theirs) opposed.add(personId);
  }
  const unread = Map.groupBy(await matchGivenUp(ctx, rows, read.givenUp), ({ personId }) => personId);

  return rows.flatMap((enrolment): LoadedPerson[] => {
    const sequence = sequences.get(`${enrolment.campaignId} ${enrolment.sequenceVersion}`);
    const person = persons.get(enrolment.personId);
    if (!sequence || !person) return [];
    const { campaign, plan } = sequence;
    // What the plan no longer covers falls back to office hours, as the screens say.
    const config = configUnder(plan, sequence.config);
    const known = names.get(enrolment.personId) ?? [];
    const relation =
      stands.get(enrolment.personId)?.find(({ accountId }) => accountId === enrolment.accountId) ?? null;
    const talk = talks.get(enrolment.personId) ?? [];
    const texts = new Map((written.get(keyOf(enrolment)) ?? []).map((draft) => [draft.stepKey, draft]));
    const classic = known.find(({ kind }) => kind === 'classic')?.value ?? null;
    return [
      {
        enrolment,
        campaign,
        config,
        relation,
        conversationId:
          talk.find(({ accountId }) => accountId === enrolment.accountId)?.networkConversationId ?? null,
        drafts: texts,
        unread: (unread.get(enrolment.personId) ?? []).map(({ newsId }) => newsId),
        networkPersonId: relation?.networkPersonId ?? classic,
        profileId:
          person.publicIdentifier ?? known.find(({ kind }) => kind === 'sales_navigator')?.value ?? null,
        state: {
          campaign: {
            status: campaign.deletedAt ? 'archived' : campaign.status,
            steps: config.steps,
            schedule: config.schedule,
          },
          person: {
            isOpposed: opposed.has(enrolment.personId),
            mayOppose: talk.some((one) => one.isDoubtfulNo),
            isExcluded: person.exclusionId !== null,
            repliedAt: enrolment.repliedAt,
            takenOverAt: enrolment.takenOverAt,
            hasUnreadMessage: unread.has(enrolment.personId),
            hasColleagueReplied: enrolment.isOnHold,
            pausedUntil: enrolment.isPaused ? (enrolment.pausedUntil ?? 'further_notice') : null,
            goesFirst: enrolment.firstAt !== null,
            relation: readRelation(relation, person.distance),
            calendar: calendarOfPlace(person.location),
          },
          enrolledAt: enrolment.enrolledAt,
          past: (done.get(keyOf(enrolment)) ?? []).flatMap(readPast),
          texts: new Map([...texts].map(([stepKey, draft]) => [stepKey, readText(draft)])),
        },
      },
    ];
  });
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
const keyOf = ({ campaignId, personId }: { campaignId: string | null; personId: string }) =>
  `${campaignId} ${personId}`;

/** Until the network reports something to the account, what a search or a profile showed of the person counts. */
function readRelation(row: RelationRow | null, distance: number | null): Relation {
  if (!row) return distance === 1 ? { is: 'connected', since: null } : { is: 'none' };
  if (row.state === 'connected') return { is: 'connected', since: row.since };
  if (row.state === 'invited' && row.since) return { is: 'invited', since: row.since };
  return { is: row.state === 'declined' ? 'declined' : 'none' };
}

function readText({ state, blocking, text }: LoadedDraft): TextState {
  if (state !== 'waiting') return state;
  return blocking > 0 || text === '' ? 'refused' : 'waiting';
}

const isSkip = (outcome: string | null) => (skipReasons as readonly (string | null)[]).includes(outcome);

/** What became of a step; nothing while it is only planned, at first or again. */
export function readPast(attempt: AttemptRow): PastStep[] {
  const { stepKey, state, act, outcome, askedAt, plannedAt } = attempt;
  const at = attempt.calledAt ?? attempt.settledAt ?? plannedAt;
  switch (state) {
    case 'planned':
      return act === 'task' ? [{ stepKey, outcome: 'asked', at }] : [];
    case 'claimed':
    case 'in_flight':
      return [{ stepKey, outcome: 'in_flight', at }];
    case 'unknown':
      // The network's own record may still tell what became of it: the user is asked only once it could not.
      return [{ stepKey, outcome: askedAt ? 'unknown' : 'in_flight', at }];
    case 'confirmed':
      return [{ stepKey, outcome: 'done', at }];
    case 'not_sent':
      return [{ stepKey, outcome: isSkip(outcome) ? 'skipped' : 'not_sent', at }];
  }
}
