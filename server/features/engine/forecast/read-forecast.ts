import { and, count, eq, inArray, ne } from 'drizzle-orm';
import type { Forecast, ForecastDayActs } from '#contract/engine/forecast.ts';
import { type EngagementConfig, isMessage, nameStep, type SequenceStep } from '#core/campaigns/engagement.ts';
import { configUnder } from '#core/campaigns/sequence-rules.ts';
import type { TextState } from '#core/engine/decide/run-state.ts';
import { type CampaignForecast, forecastCampaign } from '#core/forecast/forecast.ts';
import type { ForecastPerson, Population } from '#core/forecast/population.ts';
import { chooseRates, type Rates } from '#core/forecast/priors.ts';
import { withEffect, withSequence } from '#core/forecast/with-change.ts';
import { type Day, dayIn } from '#core/time/calendar-day.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { getCampaign } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { getOwnUser } from '#server/features/identity/users/get-user.ts';
import { findLinkedAccount } from '#server/features/network/social-accounts/find-account.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { loadPopulation } from './load-population.ts';
import type { Foreseen } from './present-forecast.ts';
import { presentForecast } from './present-forecast.ts';
import { readAudience } from './read-audience.ts';
import { readOwnEvents } from './read-own-events.ts';

/** What a campaign will do from now on, as if it were launched or resumed now; null: nothing can be foreseen yet. */
export async function readForecast(ctx: MemberCtx, id: string): Promise<Forecast | null> {
  const foreseen = await foresee(ctx, id);
  return foreseen && presentForecast(foreseen);
}

/** One day of the likely case, act by act. */
export async function readForecastDay(ctx: MemberCtx, id: string, day: Day): Promise<ForecastDayActs> {
  const foreseen = await foresee(ctx, id);
  const acts = foreseen?.forecast.acts.filter(({ at }) => dayIn('Europe/Paris', at) === day) ?? [];
  const names = await nameForecastPeople(
    ctx,
    acts.map(({ personId }) => personId),
  );
  const steps = foreseen?.steps ?? [];
  return {
    day,
    acts: acts.map(({ at, personId, stepKey, act }) => ({
      at: at.toISOString(),
      personId,
      name: names.get(personId) ?? '',
      stepName: act.kind === 'withdraw' ? 'Retrait de l’invitation' : nameStep(steps, stepKey),
    })),
  };
}

/** What would change: the sequence for whoever is on the way, or how often people accept and answer. */
export type ForeseenChange = {
  config: EngagementConfig | null;
  effect: { acceptance?: number; reply?: number };
};

/** A campaign that runs, as it is and with a change: the same people, the same engine, the same chances else. */
export async function foreseeChange(
  ctx: MemberCtx,
  id: string,
  { config, effect }: ForeseenChange,
): Promise<{ people: number; without: CampaignForecast; with: CampaignForecast } | null> {
  const { campaign } = await getCampaign(ctx, id);
  const account = await findLinkedAccount(ctx, ctx.actor.workspaceId);
  if (!account || !campaign.launchedAt) return null;
  const loaded = await loadPopulation(ctx, { campaign, account, audience: null });
  const people = loaded.people.filter(({ campaignId }) => campaignId === id).length;
  if (people === 0) return null;
  const now = ctx.campaignClock.now();
  const rates = chooseRates(await readOwnEvents(ctx));
  const able = { ...loaded, account: { ...loaded.account, health: 'connected' as const } };
  const run = (population: Population, chosen: Rates) =>
    forecastCampaign(assumeApproval(population, now), { campaignId: id, now, rates: chosen });
  const { subscription } = await getOwnUser(ctx);
  const changed = config ? withSequence(able, id, configUnder(subscription, config)) : able;
  return { people, without: run(able, rates), with: run(changed, withEffect(rates, effect)) };
}

async function foresee(ctx: MemberCtx, id: string): Promise<Foreseen | null> {
  const { campaign, engagementConfig } = await getCampaign(ctx, id);
  const account = await findLinkedAccount(ctx, ctx.actor.workspaceId);
  if (!account || !engagementConfig || engagementConfig.steps.length === 0) return null;
  const audience = campaign.launchedAt ? null : await readAudience(ctx, id);
  const now = ctx.campaignClock.now();
  const loaded = await loadPopulation(ctx, { campaign, account, audience });
  // Whoever is lost or resting today is back by then: the list before launch says so.
  const able = { ...loaded, account: { ...loaded.account, health: 'connected' as const } };
  const followed = loaded.people.filter(({ campaignId }) => campaignId === id).length;
  if (followed === 0 && !audience?.leftOut.length) return null;
  const rates = chooseRates(await readOwnEvents(ctx));
  return {
    forecast: forecastCampaign(assumeApproval(able, now), { campaignId: id, now, rates }),
    account,
    audience,
    steps: engagementConfig.steps,
    people: {
      all: audience ? audience.contacted.length : await countOpen(ctx, id),
      followed,
      others: loaded.people.length - followed,
    },
  };
}

/** Everybody on the way, also those beyond what a forecast follows. */
async function countOpen(ctx: MemberCtx, campaignId: string): Promise<number> {
  const [open] = await ctx.db
    .select({ people: count() })
    .from(enrolments)
    .where(
      and(
        own(enrolments, ctx.actor),
        eq(enrolments.campaignId, campaignId),
        ne(enrolments.state, 'finished'),
      ),
    );
  return open?.people ?? 0;
}

const carriesText = (step: SequenceStep) => isMessage(step) || (step.kind === 'invitation' && step.hasNote);

/**
 * As if every text that is not written or not approved yet were, by the time its turn comes. One that the gate refuses
 * stays refused: somebody has to mend it.
 */
function assumeApproval(population: Population, now: Date): Population {
  const campaigns = new Map(population.campaigns.map((campaign) => [campaign.id, campaign]));
  return {
    ...population,
    people: population.people.map((person): ForecastPerson => {
      const steps = campaigns.get(person.campaignId)?.sequences.get(person.sequenceVersion)?.steps ?? [];
      const texts = new Map<string, TextState>(person.texts);
      for (const { key } of steps.filter(carriesText)) {
        const known = texts.get(key) ?? 'missing';
        texts.set(key, known === 'waiting' || known === 'missing' ? 'approved' : known);
      }
      const waitsForText =
        person.state === 'asking' && (person.reason === 'approval' || person.reason === 'text_missing');
      return waitsForText ? { ...person, texts, state: 'waiting', nextActionAt: now } : { ...person, texts };
    }),
  };
}

/** « Camille Moreau », by id. */
async function nameForecastPeople(
  ctx: MemberCtx,
  personIds: readonly string[],
): Promise<Map<string, string>> {
  if (personIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: people.id, firstName: people.firstName, lastName: people.lastName })
    .from(people)
    .where(and(own(people, ctx.actor), inArray(people.id, [...new Set(personIds)])));
  return new Map(
    rows.map(({ id, firstName, lastName }) => [
      id,
      [firstName, lastName].filter(Boolean).join(' ') || 'Personne sans nom',
    ]),
  );
}
