import type { Page } from '@playwright/test';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import type { EngagementConfig } from '#core/campaigns/engagement.ts';
import { defaultEngagement } from '#core/campaigns/sequence-templates.ts';
import { goodOffer } from '../support/good-campaign.ts';
import { readSandboxPeople } from '../support/sandbox-people.ts';
import { createCampaign } from './campaign-steps.ts';
import { addPeople } from './draft-steps.ts';
import { originOf, post } from './fixtures.ts';

/** At any hour of any day: a test waits for no morning, whenever it runs. */
const anyTime = { ...defaultEngagement.schedule, days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '23:59' };

/** The network's people are the same for everybody: what one test has them do, no other meets. `untouched`: nothing leaves for them. */
const membersOf = {
  live: 0,
  disconnection: 3,
  prospects: 6,
  conversations: 9,
  stream: 13,
  version: 17,
  untouched: 0,
};

const [visit, ...others] = defaultEngagement.steps;
export const sequences = {
  /** Begins with a visit, at once. */
  visitFirst: { ...defaultEngagement, schedule: anyTime },
  /** Begins with an invitation without a text, at once. */
  inviteFirst: {
    ...defaultEngagement,
    schedule: anyTime,
    steps: others.map((step) =>
      step.kind === 'invitation' ? { ...step, delayDays: 0, hasNote: false } : step,
    ),
  },
  /** Begins with a note to approve: until then nothing leaves. */
  noteFirst: { ...defaultEngagement, schedule: anyTime, steps: others },
} satisfies Record<string, EngagementConfig>;
if (visit?.kind !== 'visit') throw new Error('The usual sequence no longer begins with a visit');

type Wanted = { of: keyof typeof membersOf; name: string; people: number; sequence: EngagementConfig };

const target = { titles: ['Responsable paie'], places: [{ id: null, label: 'Lyon' }] };

/** Made once for all the tests of a process: five thousand people take a second. */
let known: ReturnType<typeof readSandboxPeople> | undefined;
export function knownMembers() {
  known ??= readSandboxPeople().filter(
    ({ facts }) => facts.firstName && facts.lastName && /paie/i.test(facts.headline ?? ''),
  );
  return known;
}

/** Somebody else of the same company, under a name of letters alone, whose profile names that company. */
export function colleagueOf(slug: string): { firstName: string; lastName: string } {
  const company = knownMembers().find(({ publicIdentifier }) => publicIdentifier === slug)?.facts.company
    ?.name;
  const found = readSandboxPeople().find(
    ({ publicIdentifier, facts }) =>
      publicIdentifier !== slug &&
      facts.headline?.endsWith(` chez ${company}`) &&
      /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(`${facts.firstName} ${facts.lastName}`),
  );
  const { firstName, lastName } = found?.facts ?? {};
  if (!firstName || !lastName) throw new Error(`Nobody else works at ${company}`);
  return { firstName, lastName };
}

/** A campaign with members whom the simulated network knows, and who stay within its target once they are read. */
export async function campaignWithMembers(
  page: Page,
  { of, name, people, sequence }: Wanted,
): Promise<string> {
  const members = knownMembers().slice(membersOf[of], membersOf[of] + people);
  const lines = members.map(
    ({ publicIdentifier, facts }) =>
      `${facts.firstName};${facts.lastName};Responsable paie;${facts.company?.name ?? 'Société'};Lyon;linkedin.com/in/${publicIdentifier}`,
  );
  const { id } = await createCampaign(page, await originOf(page), {
    name,
    offerData: goodOffer,
    icpData: target,
    metadata: { engagementConfig: sequence },
  });
  await addPeople(page, id, ['Prénom;Nom;Fonction;Société;Ville;LinkedIn', ...lines].join('\n'));
  return id;
}

export const actOn = async (page: Page, campaignId: string, verb: 'launch' | 'pause') =>
  post(page.request, await originOf(page), `${campaignsApi.list.path}/${campaignId}/${verb}`);
