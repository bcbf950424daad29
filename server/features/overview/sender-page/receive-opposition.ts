import { and, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Opposition } from '#contract/overview/sender-page.ts';
import type { Identity } from '#core/people/identity.ts';
import { readLinkedin } from '#core/people/linkedin-address.ts';
import { eitherNamingOf } from '#core/people/naming.ts';
import { normaliseWords } from '#core/words/normalise-words.ts';
import { keepOpposition } from '#server/features/audience/oppositions/keep-opposition.ts';
import { byBytes, people, personIdentities } from '#server/features/audience/people/people.table.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { wrongField } from '#server/platform/errors.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import { findSender } from './read-sender.ts';
import { applyOppositionJob } from './sender-page.jobs.ts';

const perAddress = { name: 'opposition', max: 10, windowMinutes: 60 };
type OppositionRequest = z.output<typeof Opposition>;

/**
 * Somebody says no, without an account and without a proof: a no that was not theirs costs a contact, one that is not
 * heard costs trust. The names are remembered at once, whoever they belong to; the answer does not say who is in a list.
 */
export async function receiveOpposition(
  ctx: Ctx,
  request: OppositionRequest,
  address: string,
): Promise<void> {
  await limitRate(ctx, perAddress, address);
  const { workspaceId } = await findSender(ctx, request.expediteur);
  if (request.website) return;
  const identity = readProfile(request.profile);
  const naming = eitherNamingOf(request);
  if (!identity && naming.length === 0)
    throw wrongField(
      'profile',
      'Indiquez l’adresse de votre profil, ou votre prénom, votre nom et votre entreprise.',
    );
  await inTransaction(ctx, async (ctx) => {
    await keepOpposition(ctx, {
      workspaceId,
      keys: [...(identity ? [identity] : []), ...naming],
      source: 'page',
    });
    const known = await findNamed(ctx, workspaceId, { ...request, identity });
    for (const personId of known) await enqueue(ctx, applyOppositionJob, { workspaceId, personId });
  });
}

type Named = { identity: Identity | null; firstName: string; lastName: string; company: string };

/** Of the user's people, those whom these names lead to. */
export async function findNamed(ctx: Ctx, workspaceId: string, named: Named): Promise<string[]> {
  const { identity } = named;
  return [
    ...new Set([
      ...(identity ? await findByIdentity(ctx, workspaceId, identity) : []),
      ...(eitherNamingOf(named).length > 0 ? await findByNaming(ctx, workspaceId, named) : []),
    ]),
  ];
}

function readProfile(profile: string): Identity | null {
  if (profile === '') return null;
  const read = readLinkedin(profile);
  if (read.is === 'profile') return { kind: 'public_identifier', value: read.publicIdentifier };
  if (read.is === 'member') return { kind: read.kind, value: read.id };
  throw wrongField(
    'profile',
    'Cette adresse n’est pas celle d’un profil LinkedIn. Elle ressemble à linkedin.com/in/votre-nom.',
  );
}

async function findByIdentity(ctx: Ctx, workspaceId: string, { kind, value }: Identity): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: personIdentities.personId })
    .from(personIdentities)
    .where(own(personIdentities, workspaceId, { kind, value }));
  return rows.map(({ id }) => id);
}

async function findByNaming(ctx: Ctx, workspaceId: string, request: Named): Promise<string[]> {
  const { firstName, lastName } = request;
  const names = [`${firstName} ${lastName}`, `${lastName} ${firstName}`].map(normaliseWords);
  const wanted = new Set(eitherNamingOf(request).map(({ value }) => value));
  const rows = await ctx.db
    .select({
      id: people.id,
      firstName: people.firstName,
      lastName: people.lastName,
      company: people.company,
    })
    .from(people)
    .where(and(own(people, workspaceId), inArray(byBytes(people.sortName), names)));
  return rows.filter((row) => eitherNamingOf(row).some(({ value }) => wanted.has(value))).map(({ id }) => id);
}
