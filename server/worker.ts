import { exclusionsHandlers } from './features/audience/exclusions/exclusions.handlers.ts';
import { peopleHandlers } from './features/audience/people/people.handlers.ts';
import { campaignsHandlers } from './features/campaigns/campaigns/campaigns.handlers.ts';
import { leadsHandlers } from './features/campaigns/leads/leads.handlers.ts';
import { engineHandlers } from './features/engine/engine.handlers.ts';
import { inboundHandlers } from './features/engine/inbound/inbound.handlers.ts';
import { auditHandlers } from './features/identity/audit/audit.handlers.ts';
import { authHandlers } from './features/identity/auth/auth.handlers.ts';
import { billingHandlers } from './features/identity/billing/billing.handlers.ts';
import { repeatedCallsHandlers } from './features/identity/repeated-calls/repeated-calls.handlers.ts';
import { securityNoticesHandlers } from './features/identity/security-notices/security-notices.handlers.ts';
import { supportHandlers } from './features/identity/support/support.handlers.ts';
import { accountDataHandlers } from './features/integrations/account-data/account-data.handlers.ts';
import { calendarHandlers } from './features/integrations/calendar/calendar.handlers.ts';
import { crmHandlers } from './features/integrations/crm/crm.handlers.ts';
import { webhooksHandlers } from './features/integrations/webhooks/webhooks.handlers.ts';
import { socialAccountsHandlers } from './features/network/social-accounts/social-accounts.handlers.ts';
import { analyticsHandlers } from './features/overview/analytics/analytics.handlers.ts';
import { demoHandlers } from './features/overview/demo/demo.handlers.ts';
import { processorsHandlers } from './features/overview/processors/processors.handlers.ts';
import { senderPageHandlers } from './features/overview/sender-page/sender-page.handlers.ts';
import { importsHandlers } from './features/sourcing/imports/imports.handlers.ts';
import { leadSearchesHandlers } from './features/sourcing/lead-searches/lead-searches.handlers.ts';
import { draftsHandlers } from './features/texts/drafts/drafts.handlers.ts';
import { voiceHandlers } from './features/texts/writing/voice.handlers.ts';
import type { JobHandler } from './platform/jobs/jobs.ts';

/** Table of contents: every job, with what it does. */
export const jobHandlers: readonly JobHandler[] = [
  ...authHandlers,
  ...auditHandlers,
  ...repeatedCallsHandlers,
  ...securityNoticesHandlers,
  ...billingHandlers,
  ...supportHandlers,
  ...socialAccountsHandlers,
  ...campaignsHandlers,
  ...leadSearchesHandlers,
  ...importsHandlers,
  ...exclusionsHandlers,
  ...peopleHandlers,
  ...leadsHandlers,
  ...voiceHandlers,
  ...draftsHandlers,
  ...demoHandlers,
  ...engineHandlers,
  ...inboundHandlers,
  ...senderPageHandlers,
  ...processorsHandlers,
  ...analyticsHandlers,
  ...webhooksHandlers,
  ...calendarHandlers,
  ...crmHandlers,
  ...accountDataHandlers,
];

/**
 * Jobs that are no more, named in the release after the one that removed them: their queues go once they are empty. A name
 * may leave this list when no kept version (`tests/upgrade`) knows it.
 */
export const formerJobNames: readonly string[] = [
  'auth.send-password-notice',
  'inbound.handle-news',
  'inbound.report-given-up',
  'inbound.sweep-news',
  'social-accounts.handle-news',
  'webhook-deliveries.sweep',
];

export const jobDefinitions = jobHandlers.map(({ job }) => job);
