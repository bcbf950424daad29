import { leadCalls, prospectCalls } from '#contract/v1/people.ts';
import { getCampaign } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { getLeadAction, startLeadAction } from '#server/features/campaigns/leads/change/start-lead-action.ts';
import { getLead } from '#server/features/campaigns/leads/list/get-lead.ts';
import { listCampaignLeads } from '#server/features/campaigns/leads/list/list-campaign-leads.ts';
import { listLeads } from '#server/features/campaigns/leads/list/list-leads.ts';
import { actOnProspects } from '#server/features/overview/prospects/act-on-prospects.ts';
import { getProspect } from '#server/features/overview/prospects/get-prospect.ts';
import { listPersonEvents } from '#server/features/overview/prospects/list-person-events.ts';
import { listProspects } from '#server/features/overview/prospects/list-prospects.ts';
import { setOutcome } from '#server/features/overview/prospects/set-outcome.ts';
import { type Api, serveCall } from './serve-call.ts';

export function serveLeads(api: Api): void {
  serveCall(api, leadCalls.list, ({ ctx, query: { cursor, ...filter } }) =>
    listLeads(ctx, { filter, sort: 'recent', cursor }),
  );
  serveCall(api, leadCalls.get, ({ ctx, params }) => getLead(ctx, params.id));
  serveCall(api, leadCalls.ofCampaign, async ({ ctx, params, query }) => {
    await getCampaign(ctx, params.id);
    return listCampaignLeads(ctx, params.id, query);
  });
  serveCall(api, leadCalls.act, ({ ctx, body: { act, ids } }) =>
    startLeadAction(ctx, { act, selection: { ids } }),
  );
  serveCall(api, leadCalls.action, ({ ctx, params }) => getLeadAction(ctx, params.id));
}

export function serveProspects(api: Api): void {
  serveCall(api, prospectCalls.list, ({ ctx, query: { cursor, stage, ...filter } }) =>
    listProspects(ctx, { filter: { ...filter, ...(stage && { stage: [stage] }) }, sort: 'next', cursor }),
  );
  serveCall(api, prospectCalls.get, ({ ctx, params }) => getProspect(ctx, params.id));
  serveCall(api, prospectCalls.activity, async ({ ctx, params, query }) => {
    await getProspect(ctx, params.id);
    return listPersonEvents(ctx, { personId: params.id, cursor: query.cursor });
  });
  serveCall(api, prospectCalls.setOutcome, ({ ctx, params, body }) =>
    setOutcome(ctx, { personId: params.id, outcome: body.outcome }),
  );
  serveCall(api, prospectCalls.act, ({ ctx, body: { act, ids } }) =>
    actOnProspects(ctx, { act, selection: { ids } }),
  );
}
