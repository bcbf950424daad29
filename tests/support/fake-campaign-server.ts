import type { Campaign } from '#contract/campaigns/campaigns.ts';
import { freeName } from '#core/campaigns/free-name.ts';
import { mergeOfferData } from '#core/offers/offer-data.ts';
import { emptyCriteria } from '#core/targeting/icp-criteria.ts';
import type { CampaignInput, CampaignPatch } from '#web/features/campaigns/campaigns.queries.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { makeCampaign } from './make-campaign.ts';

/** How the network treats the next request. */
export type Weather = 'fine' | 'request lost' | 'answer lost' | 'broken';

const blank = (id: string): Campaign => makeCampaign(0, { id, name: freeName([]), version: 0 });

const lost = () => new ApiError({ status: 0, code: 'network', message: 'Une erreur réseau est survenue.' });

/** The rules of the real one that saving depends on: versions, trimming, a creation that may be repeated. */
export function makeCampaignServer(newId: () => string = () => crypto.randomUUID()) {
  const campaigns = new Map<string, Campaign>();
  /** By the key of a creation. */
  const answers = new Map<string, { body: string; made: Campaign }>();
  const weather: Weather[] = [];
  const requests: { id: string; version: number | undefined; body: CampaignPatch }[] = [];

  function apply(campaign: Campaign, patch: CampaignPatch): Campaign {
    const { name, offerData, icpData, metadata } = JSON.parse(JSON.stringify(patch), (_, value) =>
      typeof value === 'string' ? value.trim() : value,
    );
    const changed: Campaign = {
      ...campaign,
      name: name ?? campaign.name,
      offerData: offerData ? mergeOfferData(campaign.offerData, offerData) : campaign.offerData,
      icpData: icpData
        ? {
            ...(campaign.icpData ?? emptyCriteria),
            ...icpData,
            exclusions: { ...(campaign.icpData ?? emptyCriteria).exclusions, ...icpData.exclusions },
          }
        : campaign.icpData,
      metadata: { ...campaign.metadata, ...metadata },
      version: campaign.version + 1,
    };
    campaigns.set(campaign.id, changed);
    return changed;
  }

  async function answer(work: () => Campaign): Promise<Campaign> {
    await Promise.resolve();
    const now = weather.shift() ?? 'fine';
    if (now === 'request lost') throw lost();
    if (now === 'broken')
      throw new ApiError({ status: 500, code: 'server_error', message: 'Une erreur est survenue' });
    const result = work();
    if (now === 'answer lost') throw lost();
    return result;
  }

  return {
    requests,
    weather,
    read: (id: string) => campaigns.get(id) ?? null,
    only: () => [...campaigns.values()],
    seed(id: string): Campaign {
      return apply(blank(id), {});
    },
    /** Someone else, in another tab. */
    changeElsewhere(id: string, patch: CampaignPatch) {
      const campaign = campaigns.get(id);
      if (campaign) apply(campaign, patch);
    },
    create: ({ id: key = '', ...rest }: CampaignInput) =>
      answer(() => {
        const body = JSON.stringify(rest);
        const before = answers.get(key);
        if (before && before.body !== body)
          throw new ApiError({
            status: 409,
            code: 'conflict',
            message: 'Cette clé a déjà servi à une autre demande.',
            details: { current: before.made },
          });
        const made = before?.made ?? apply(blank(newId()), rest as CampaignPatch);
        answers.set(key, { body, made });
        return made;
      }),
    update(id: string, { version, ...body }: CampaignPatch) {
      requests.push({ id, version, body });
      return answer(() => {
        const campaign = campaigns.get(id);
        if (!campaign)
          throw new ApiError({ status: 404, code: 'not_found', message: 'Campagne introuvable.' });
        if (version !== undefined && version < campaign.version)
          throw new ApiError({
            status: 409,
            code: 'conflict',
            message: 'Cette campagne a été modifiée ailleurs.',
            details: { current: campaign },
          });
        return apply(campaign, body);
      });
    },
  };
}

/** A browser's local storage that may be full. */
export function makeMemoryStorage() {
  const kept = new Map<string, string>();
  return {
    isFull: false,
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => {
      kept.delete(key);
    },
  };
}
