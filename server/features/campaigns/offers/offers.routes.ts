import type { FastifyInstance } from 'fastify';
import { offersApi } from '#contract/campaigns/offers.ts';
import { proposeArguments } from '#core/argumentaire/propose-arguments.ts';
import { emptyOfferData, mergeOfferData } from '#core/offers/offer-data.ts';
import type { Deps } from '#server/deps.ts';
import { askWriter } from '#server/features/campaigns/writer-usage/ask-writer.ts';
import { serve } from '#server/platform/http/serve.ts';
import { createOffer } from './create-offer.ts';
import { getOffer } from './get-offer.ts';
import { importProfile } from './import-profile.ts';
import { listOffers } from './list-offers.ts';
import { presentOffer, presentOffers } from './present-offer.ts';
import { removeOffer } from './remove-offer.ts';
import { updateOffer } from './update-offer.ts';

export function offerRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, offersApi.list, 'member', async ({ ctx }) => presentOffers(ctx, await listOffers(ctx)));
  serve(app, deps, offersApi.create, 'member', async ({ ctx, body }) =>
    presentOffer(ctx, await createOffer(ctx, body)),
  );
  serve(app, deps, offersApi.update, 'member', async ({ ctx, params, body }) =>
    presentOffer(ctx, await updateOffer(ctx, params.id, body)),
  );
  serve(app, deps, offersApi.remove, 'member', async ({ ctx, params }) => {
    await removeOffer(ctx, params.id);
    return { message: 'L’offre est supprimée.' };
  });
  serve(app, deps, offersApi.summarise, 'member', async ({ ctx, body }) => {
    const offer = mergeOfferData(emptyOfferData, body.offerData);
    const { value } = await askWriter(
      ctx,
      { workspaceId: ctx.actor.workspaceId, purpose: 'offer' },
      (writer) => writer.summariseOffer(offer),
    );
    return { summary: value };
  });
  serve(app, deps, offersApi.proposeArguments, 'member', async ({ ctx, body }) => {
    const stored = body.offerId ? (await getOffer(ctx, body.offerId)).content : emptyOfferData;
    return proposeArguments(mergeOfferData(stored, body.offerData ?? {}), body.text);
  });
  serve(app, deps, offersApi.importProfile, 'member', async ({ ctx }) => importProfile(ctx));
}
