import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Billing, billingApi, type PlanOrder } from '#contract/identity/billing.ts';
import { planSurplusApi } from '#contract/identity/plans.ts';
import type { Plan } from '#core/identity/plans.ts';
import { call } from '#web/lib/api.ts';
import { sessionQuery } from '#web/lib/session.ts';

export const billingQuery = queryOptions({
  queryKey: [billingApi.read.path],
  queryFn: ({ signal }) => call(billingApi.read, { signal }),
  staleTime: 0,
});

export const nextInvoiceQuery = queryOptions({
  queryKey: [billingApi.nextInvoice.path],
  queryFn: async ({ signal }) => (await call(billingApi.nextInvoice, { signal })).invoice,
  staleTime: 0,
});

export const changePreviewQuery = (order: PlanOrder) =>
  queryOptions({
    queryKey: [billingApi.preview.path, order],
    queryFn: ({ signal }) => call(billingApi.preview, { body: order, signal }),
    // An amount is worked out for a moment: an old one is never shown again.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const surplusQuery = (plan: Plan) =>
  queryOptions({
    queryKey: [planSurplusApi.read.path, plan],
    queryFn: ({ signal }) => call(planSurplusApi.read, { query: { plan }, signal }),
    staleTime: 0,
  });

/** Just answered, or answered for a moment that is over. */
const isOver = new Set<unknown>([billingApi.read.path, billingApi.preview.path]);

/** Whatever changes the subscription changes what is open everywhere: nothing that was read before is kept. */
function useBillingMutation<Input>(mutationFn: (input: Input) => Promise<Billing>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: async (billing) => {
      client.setQueryData(billingQuery.queryKey, billing);
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      await client.invalidateQueries({ predicate: ({ queryKey }) => !isOver.has(queryKey[0]) });
    },
  });
}

export const useRefreshBilling = () => useBillingMutation<void>(() => call(billingApi.refresh));
export const useCancelSubscription = () => useBillingMutation<void>(() => call(billingApi.cancel));
export const useTakeBack = () => useBillingMutation<void>(() => call(billingApi.takeBack));
export const useChangePlan = () =>
  useBillingMutation((body: PlanOrder & { pricedAt: string }) => call(billingApi.change, { body }));

/** Pages of the provider: the browser leaves for them. */
const leaveFor = ({ url }: { url: string }) => window.location.assign(url);
export const useCheckout = () =>
  useMutation({ mutationFn: (body: PlanOrder) => call(billingApi.checkout, { body }), onSuccess: leaveFor });
export const usePortal = () =>
  useMutation({
    mutationFn: (goal: 'everything' | 'card') => call(billingApi.portal, { body: { goal } }),
    onSuccess: leaveFor,
  });

export const useKeepParts = () =>
  useMutation({
    mutationFn: (body: { offerIds: string[]; icpIds: string[] }) => call(planSurplusApi.keep, { body }),
  });
