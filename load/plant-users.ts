import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { defaultQuotas } from '#core/network/account-quotas.ts';
import { readEnv } from '#server/env.ts';
import { sessions } from '#server/features/identity/auth/auth.table.ts';
import { openDeps } from '#server/open-deps.ts';
import { sha256 } from '#server/platform/crypto/keys.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { generateWorld } from '../sandbox/unipile/world/generate-world.ts';
import { seededChance } from '../simulation/chance.ts';
import { configOf } from '../simulation/crash/crash-scenario.ts';
import { noChaos, type Scenario } from '../simulation/draw-scenario.ts';
import { type PlantedPerson, plantScenario } from '../simulation/plant-scenario.ts';

/** People of each of a seller's two campaigns. */
const peopleOfCampaign = 6;
/** In the world of the network, some can be seen by nobody. */
export const worldPeople = (users: number) => Math.ceil(users * 2 * peopleOfCampaign * 1.3) + 50;

export type PlantedSeller = {
  /** Of a session that is open. */
  token: string;
  campaigns: string[];
  people: PlantedPerson[];
  providerAccountId: string;
};

type Network = {
  startedAt: string;
  connectAccount(wishes: { email: string; tier: string }): Promise<{ accountId: string }>;
};

const drawUsers = (users: number): Scenario => ({
  seed: 0,
  weeks: 1,
  startsAt: new Date(),
  chaos: noChaos,
  users: Array.from({ length: users }, (_, index) => ({
    account: {
      email: `vendeur-${index}@reseau.example`,
      tier: 'premium',
      quotas: defaultQuotas,
      hasRamp: false,
    },
    campaigns: [true, false].map((isLong) => ({
      people: peopleOfCampaign,
      texts: { waiting: 0.5, skipped: 0, missing: 0, blocked: 0 },
      config: configOf(isLong),
    })),
  })),
});

/** Sellers with a linked account, two campaigns that may be launched and texts to read, signed in. */
export async function plantUsers(
  users: number,
  variables: Record<string, string | undefined>,
  network: Network,
): Promise<PlantedSeller[]> {
  const scenario = drawUsers(users);
  const accounts = new Map<string, string>();
  for (const { account } of scenario.users)
    accounts.set(account.email, (await network.connectAccount(account)).accountId);
  const people = worldPeople(users);
  const world = generateWorld({
    seed: 'accroche',
    people,
    companies: Math.ceil(people / 4),
    now: new Date(network.startedAt),
  });
  const control = {
    connectAccount: ({ email }: { email: string }) => ({ accountId: accounts.get(email) ?? '' }),
  };
  const { deps, close } = await openDeps(readEnv(variables), { isWorker: false });
  try {
    const ctx = makeCtx(deps, { kind: 'system' });
    const planted = await plantScenario(ctx, { control, world }, scenario, seededChance('load'));
    // Whoever approves a text is asked which version of it.
    await deps.db.execute(sql`
      insert into draft_versions (workspace_id, draft_id, number, angle, text, sentences, cited, brief_key, findings, cause, author, at, typed_at)
      select workspace_id, id, number, angle, text, sentences, '[]', brief_key, findings, 'written', author, created_at, created_at from drafts`);
    const tokens = new Map(
      planted.accounts.map(({ workspaceId }) => [workspaceId, randomBytes(32).toString('hex')]),
    );
    const now = deps.clock.now();
    await deps.db.insert(sessions).values(
      [...tokens].map(([userId, token]) => ({
        userId,
        tokenHash: sha256(token),
        userAgent: 'load',
        createdAt: now,
        lastSeenAt: now,
        expiresAt: new Date(now.getTime() + 7 * 86_400_000),
      })),
    );
    const peopleOf = Map.groupBy(planted.people.values(), ({ campaign }) => campaign.workspaceId);
    return planted.accounts.map(({ workspaceId, providerAccountId }) => ({
      token: tokens.get(workspaceId) ?? '',
      campaigns: planted.campaigns.filter((one) => one.workspaceId === workspaceId).map(({ id }) => id),
      people: peopleOf.get(workspaceId) ?? [],
      providerAccountId,
    }));
  } finally {
    await close();
  }
}
