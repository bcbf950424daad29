import { eq } from 'drizzle-orm';
import { calendarOfPlace } from '#core/engine/calendar/calendar-of-place.ts';
import type { PersonCalendar } from '#core/engine/calendar/person-calendar.ts';
import { emptyOfferData, mergeOfferData } from '#core/offers/offer-data.ts';
import { emptyCriteria } from '#core/targeting/icp-criteria.ts';
import { dayIn } from '#core/time/calendar-day.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { recountCampaigns } from '#server/features/audience/campaign-leads/count-leads.ts';
import { people, personIdentities } from '#server/features/audience/people/people.table.ts';
import { columnsAfter } from '#server/features/audience/people/person-columns.ts';
import { campaignSequences, campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { icps } from '#server/features/campaigns/icps/icps.table.ts';
import { offers } from '#server/features/campaigns/offers/offers.table.ts';
import { createUser } from '#server/features/identity/users/create-user.ts';
import { senderLink } from '#server/features/identity/users/sender-link.ts';
import { workspaces } from '#server/features/identity/users/workspaces.table.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { type Ctx, makeCtx } from '#server/platform/ctx.ts';
import type { SandboxControl } from '../sandbox/unipile/sandbox-control.ts';
import type { World } from '../sandbox/unipile/world/world.ts';
import { aPerson, aPosition } from '../tests/support/a-person.ts';
import { goodOffer, goodTarget } from '../tests/support/good-campaign.ts';
import type { Chance } from './chance.ts';
import type { AccountScenario, CampaignScenario, Scenario } from './draw-scenario.ts';
import type { PlantedAccount, PlantedCampaign } from './plant-texts.ts';
import { plantTexts } from './plant-texts.ts';

type Sandbox = { control: Pick<SandboxControl, 'connectAccount'>; world: World };

export type PlantedPerson = {
  id: string;
  slug: string;
  networkId: string;
  calendar: PersonCalendar;
  campaign: PlantedCampaign;
  company: string | null;
};
export type Planted = {
  accounts: PlantedAccount[];
  campaigns: PlantedCampaign[];
  people: Map<string, PlantedPerson>;
};

/** Users with a linked account, campaigns ready to be launched and people of the sandbox in them, text by text. */
export async function plantScenario(
  ctx: Ctx,
  sandbox: Sandbox,
  scenario: Scenario,
  chance: Chance,
): Promise<Planted> {
  const planted: Planted = { accounts: [], campaigns: [], people: new Map() };
  const free = sandbox.world.people.filter(({ isHidden }) => !isHidden);
  for (const { account, campaigns: wanted } of scenario.users) {
    const workspaceId = ctx.random.uuid();
    const linked = await plantAccount(ctx, sandbox, workspaceId, account);
    planted.accounts.push(linked);
    for (const campaign of wanted) {
      const made = await plantCampaign(ctx, workspaceId, linked, campaign);
      planted.campaigns.push(made);
      const chosen = Array.from({ length: campaign.people }, () =>
        free.splice(chance.whole(0, free.length - 1), 1),
      ).flat();
      for (const one of await plantPeople(ctx, sandbox, made, chosen, chance))
        planted.people.set(one.id, one);
    }
  }
  return planted;
}

async function plantAccount(
  ctx: Ctx,
  sandbox: Sandbox,
  workspaceId: string,
  account: AccountScenario,
): Promise<PlantedAccount> {
  const now = ctx.clock.now();
  const email = account.email.replace('@reseau', '@accroche');
  await createUser(ctx, {
    id: workspaceId,
    email,
    passwordHash: 'nobody signs in here',
    firstName: 'Ana',
    lastName: 'Dupont',
    subscription: 'EXPERT',
    emailVerifiedAt: now,
  });
  // Drawn by the database otherwise: two lives of one seed would differ.
  const senderCode = workspaceId.slice(-12);
  await ctx.db.update(workspaces).set({ senderCode }).where(eq(workspaces.id, workspaceId));
  const { accountId: providerAccountId } = sandbox.control.connectAccount({
    email: account.email,
    tier: account.tier,
  });
  const today = dayIn('Europe/Paris', now);
  const rampStartedOn = account.hasRamp ? today : null;
  const id = ctx.random.uuid();
  await ctx.db.insert(socialAccounts).values({
    id,
    workspaceId,
    providerAccountId,
    memberId: `member-${workspaceId}`,
    name: 'Ana Dupont',
    tier: account.tier,
    state: 'connected',
    stateChangedAt: now,
    connectedAt: now,
    nextPollAt: now,
    firstConnectedOn: today,
    rampStartedOn,
    ...account.quotas,
  });
  return {
    ...account,
    id,
    workspaceId,
    providerAccountId,
    rampStartedOn,
    senderLink: senderLink(ctx, senderCode),
  };
}

async function plantCampaign(
  ctx: Ctx,
  workspaceId: string,
  account: PlantedAccount,
  campaign: CampaignScenario,
): Promise<PlantedCampaign> {
  const now = ctx.clock.now();
  const dates = { createdAt: now, updatedAt: now };
  const [id, offerId, icpId] = [ctx.random.uuid(), ctx.random.uuid(), ctx.random.uuid()];
  await ctx.db.insert(offers).values({
    id: offerId,
    workspaceId,
    name: 'Offre',
    content: mergeOfferData(emptyOfferData, goodOffer),
    ...dates,
  });
  await ctx.db.insert(icps).values({
    id: icpId,
    workspaceId,
    name: 'Cible',
    content: { ...emptyCriteria, ...goodTarget },
    ...dates,
  });
  await ctx.db.insert(campaigns).values({
    id,
    workspaceId,
    name: 'Campagne',
    offerId,
    icpId,
    sequenceVersion: 1,
    statusChangedAt: now,
    ...dates,
  });
  await ctx.db
    .insert(campaignSequences)
    .values({ workspaceId, campaignId: id, version: 1, config: campaign.config, createdAt: now });
  return { ...campaign, id, workspaceId, account };
}

async function plantPeople(
  ctx: Ctx,
  sandbox: Sandbox,
  campaign: PlantedCampaign,
  chosen: World['people'][number][],
  chance: Chance,
): Promise<PlantedPerson[]> {
  const { workspaceId, id: campaignId } = campaign;
  const now = ctx.clock.now();
  const places = new Map(sandbox.world.places.map((place) => [place.id, place.name]));
  const planted = chosen.map((person) => {
    const location = chance.isTrue(0.15)
      ? chance.oneOf([
          'La Réunion',
          'Martinique',
          'Nouvelle-Calédonie',
          'Québec',
          'Strasbourg, France',
          'Polynésie française',
        ])
      : (places.get(person.placeId) ?? null);
    const position = person.positions.find(({ end }) => end === null);
    const fields = {
      firstName: person.shownFirstName,
      lastName: person.shownLastName,
      headline: person.headline,
      company: position?.companyName ?? null,
      location,
    };
    return { id: ctx.random.uuid(), person, fields, location };
  });
  await ctx.db.insert(people).values(
    planted.map(({ id, person, fields }) => ({
      id,
      workspaceId,
      publicIdentifier: person.slug,
      source: 'search' as const,
      createdAt: now,
      updatedAt: now,
      profileReadAt: now,
      facts: aPerson({
        ...fields,
        company: null,
        positions: [aPosition({ title: fields.headline, company: fields.company })],
      }),
      ...columnsAfter(null, fields, { from: 'search', at: now.toISOString() }),
    })),
  );
  await ctx.db.insert(personIdentities).values(
    planted.flatMap(({ id, person }) => [
      { workspaceId, personId: id, kind: 'public_identifier' as const, value: person.slug },
      { workspaceId, personId: id, kind: 'classic' as const, value: person.ids.classic },
    ]),
  );
  await ctx.db.insert(campaignLeads).values(
    planted.map(({ id }) => ({
      workspaceId,
      campaignId,
      personId: id,
      verdict: 'qualified' as const,
      score: chance.whole(40, 100),
      reasons: [],
      addedAt: now,
    })),
  );
  await recountCampaigns(makeCtx(ctx, { kind: 'system' }), workspaceId, [campaignId]);
  await plantTexts(ctx, campaign, planted, chance);
  return planted.map(({ id, person, location, fields }) => ({
    id,
    slug: person.slug,
    networkId: person.ids.classic,
    calendar: calendarOfPlace(location),
    campaign,
    company: fields.company,
  }));
}
