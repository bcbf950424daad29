import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { ArgumentPreview, PreviewedPerson } from '#contract/texts/argument-preview.ts';
import { isMessage } from '#core/campaigns/engagement.ts';
import { defaultEngagement } from '#core/campaigns/sequence-templates.ts';
import { defaultAngle } from '#core/drafts/default-angle.ts';
import type { MessageBrief } from '#core/messages/brief.ts';
import type { TextStep } from '#core/messages/make-brief.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { type PersonRow, people } from '#server/features/audience/people/people.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { makeDraftBrief } from '#server/features/texts/drafts/brief/make-draft-brief.ts';
import { type Ground, readGround } from '#server/features/texts/drafts/brief/read-ground.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { builtInWriter } from '#server/providers/writer/built-in/built-in-writer.ts';

const mostPeople = 400;
const shownAtOnce = 3;

/** How many people of a campaign each argument concerns, and what three of them would read first. Stores nothing. */
export async function previewArguments(
  ctx: MemberCtx,
  campaignId: string,
  page: number,
): Promise<ArgumentPreview> {
  const [campaign] = await ctx.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(own(campaigns, ctx.actor), eq(campaigns.id, campaignId), isNull(campaigns.deletedAt)));
  if (!campaign) throw notFound('Campagne');
  const ground = await readGround(ctx, ctx.actor.workspaceId, campaignId, defaultEngagement);
  const step = ground && (ground.steps.find(isMessage) ?? ground.steps[0]);
  const rows = step ? await readPeople(ctx, campaignId) : [];
  const looked = step ? rows.slice(0, mostPeople).map((person) => look(ground, step, person)) : [];
  const byOutcome = Map.groupBy(looked, ({ outcome }) => outcome);
  const countOf = (outcome: string) => byOutcome.get(outcome)?.length ?? 0;
  return {
    people: looked.length,
    areAll: rows.length <= mostPeople,
    counts: Object.fromEntries(ground?.offer.argumentaire.arguments.map(({ id }) => [id, countOf(id)]) ?? []),
    outside: countOf(outside),
    withoutArgument: countOf(none),
    shown: await Promise.all(pageOf(inTurn([...byOutcome.values()]), page).map(write)),
  };
}

/** Those that a text would be written for, the best first. */
const readPeople = async (ctx: MemberCtx, campaignId: string): Promise<PersonRow[]> => {
  const rows = await ctx.db
    .select({ person: people })
    .from(campaignLeads)
    .innerJoin(people, and(own(people, campaignLeads), eq(people.id, campaignLeads.personId)))
    .where(
      and(own(campaignLeads, ctx.actor, { campaignId, verdict: 'qualified' }), isNull(people.exclusionId)),
    )
    .orderBy(desc(campaignLeads.score), asc(campaignLeads.personId))
    .limit(mostPeople + 1);
  return rows.map(({ person }) => person);
};

/** Ids of arguments are never like these. */
const outside = 'outside market';
const none = 'no argument';

type Looked = { person: PersonRow; brief: MessageBrief; outcome: string };

function look(ground: Ground, step: TextStep, person: PersonRow): Looked {
  const brief = makeDraftBrief(ground, person, step, {
    angle: defaultAngle(person.id, step),
    seed: `${person.id}:${step.key}`,
  });
  return { person, brief, outcome: brief.reason?.argumentId ?? none };
}

/** The first of each group, then the second of each: three people side by side differ where they can. */
const inTurn = <T>(groups: readonly T[][]): T[] => {
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    groups.flatMap((group) => group.slice(at, at + 1)),
  ).flat();
};

function pageOf<T>(all: readonly T[], page: number): T[] {
  if (all.length === 0) return [];
  const from = (page * shownAtOnce) % all.length;
  return [...all.slice(from), ...all.slice(0, from)].slice(0, shownAtOnce);
}

async function write({ person, brief }: Looked): Promise<PreviewedPerson> {
  const { reason, facts } = brief;
  const textOf = (kind: string) => facts.find((fact) => fact.kind === kind)?.text ?? null;
  const { value } = await builtInWriter.writeMessages([brief]);
  return {
    personId: person.id,
    name: [brief.person.firstName, brief.person.lastName].filter(Boolean).join(' '),
    title: textOf('role'),
    company: textOf('company'),
    outside: null,
    reason: reason && { ...reason, evidence: facts.filter(({ id }) => reason.evidence.includes(id)) },
    text: value[0]?.message?.text ?? null,
  };
}
