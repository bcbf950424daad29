import type { DeliverySource } from '#contract/integrations/deliveries.ts';
import { recordAdminAct } from '#server/features/identity/audit/record-act.ts';
import { replayNews } from '#server/features/identity/billing/receive-news.ts';
import { replayForOwner } from '#server/features/integrations/webhooks/replay-event.ts';
import { retryOneNews } from '#server/features/network/social-accounts/news/take-news.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { notFound } from '#server/platform/errors.ts';
import { publish } from '#server/platform/events/publish.ts';

const isUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** One delivery once more: by whoever keeps it, under its own id, and in the log. */
export const replayDelivery = (ctx: MemberCtx, source: DeliverySource, id: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    if (source === 'payment') await replayNews(ctx, id);
    else if (!isUuid.test(id)) throw notFound('Livraison');
    else if (source === 'address') await replayForOwner(ctx, id);
    else {
      await retryOneNews(ctx, id);
      await publish(ctx, 'network-news.retried', {});
    }
    await recordAdminAct(ctx, null, 'delivery_replayed', { reason: source });
  });
