import { z } from 'zod';
import type { AccountTier } from '#core/network/account-quotas.ts';
import { plainLine } from '#core/words/plain-line.ts';
import type { OwnProfile } from '../people.ts';
import type { NetworkAccount } from '../social-network.ts';
import { flag, id, instant, list, optionalId, text } from './wire.ts';

const Source = z.object({ status: z.string() });

/** One account has several sources (classic, Sales Navigator…): the worst of them is its state. */
function stateOf(statuses: string[]): NetworkAccount['state'] {
  if (statuses.some((status) => status === 'CREDENTIALS' || status === 'PERMISSIONS')) return 'disconnected';
  if (statuses.some((status) => status === 'STOPPED' || status === 'ERROR')) return 'stopped';
  if (statuses.length === 0 || statuses.includes('CONNECTING')) return 'connecting';
  return 'connected';
}

function tierOf(features: string[]): AccountTier {
  if (features.includes('sales_navigator') || features.includes('recruiter')) return 'sales_navigator';
  return features.includes('premium') ? 'premium' : 'free';
}

const Im = z.object({
  id: optionalId,
  publicIdentifier: text,
  username: text,
  premiumFeatures: list(z.string()),
});

export const Account = z
  .object({
    id,
    name: text,
    created_at: instant,
    sources: list(Source),
    connection_params: z
      .object({ im: Im.nullable().catch(null) })
      .nullable()
      .catch(null),
  })
  .transform((account): NetworkAccount => {
    const im = account.connection_params?.im;
    return {
      accountId: account.id,
      memberId: im?.id ?? null,
      publicIdentifier: im?.publicIdentifier ?? null,
      name: plainLine(account.name ?? im?.username ?? '', 120),
      state: stateOf(account.sources.map(({ status }) => status)),
      tier: tierOf(im?.premiumFeatures ?? []),
      createdAt: account.created_at,
    };
  });

/** A seat, unless its session dropped. */
const Seat = z
  .unknown()
  .optional()
  .transform((seat) => typeof seat === 'object' && seat !== null && !('error' in seat));

export const AccountOwner = z
  .object({
    provider_id: id,
    public_identifier: text,
    first_name: text,
    last_name: text,
    headline: text,
    occupation: text,
    location: text,
    profile_picture_url: text,
    premium: flag,
    sales_navigator: Seat,
    recruiter: Seat,
  })
  .transform(
    (owner): OwnProfile => ({
      memberId: owner.provider_id,
      publicIdentifier: owner.public_identifier,
      firstName: owner.first_name ?? '',
      lastName: owner.last_name ?? '',
      headline: owner.headline ?? owner.occupation,
      location: owner.location,
      pictureUrl: owner.profile_picture_url,
      hasPremium: owner.premium,
      hasSalesNavigator: owner.sales_navigator || owner.recruiter,
    }),
  );
