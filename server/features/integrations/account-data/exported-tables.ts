import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { activity, erasedTotals } from '#server/features/audience/activity/activity.table.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { exclusions } from '#server/features/audience/exclusions/exclusions.table.ts';
import { people, personIdentities } from '#server/features/audience/people/people.table.ts';
import {
  personEvents,
  personMerges,
  personPurges,
  personRetention,
} from '#server/features/audience/people/person-history.table.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { savedViews } from '#server/features/audience/saved-views/saved-views.table.ts';
import { campaignSequences, campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { icps } from '#server/features/campaigns/icps/icps.table.ts';
import { offers } from '#server/features/campaigns/offers/offers.table.ts';
import { sequenceTemplates } from '#server/features/campaigns/sequence-templates.table.ts';
import { writerUsage } from '#server/features/campaigns/writer-usage/writer-usage.table.ts';
import { conversations, messages, savedAnswers } from '#server/features/conversations/conversations.table.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { apiKeys } from '#server/features/integrations/api-keys/api-keys.table.ts';
import {
  calendarBookings,
  calendarConnections,
} from '#server/features/integrations/calendar/calendar.table.ts';
import { crmConnections, crmItems, crmLinks, crmRuns } from '#server/features/integrations/crm/crm.table.ts';
import { registerEntries } from '#server/features/integrations/register/register.table.ts';
import {
  webhookEndpoints,
  webhookEvents,
  webhookTries,
} from '#server/features/integrations/webhooks/webhooks.table.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { balancingTests } from '#server/features/overview/balancing/balancing.table.ts';
import { adviceApplications } from '#server/features/overview/intelligence/advice-applications.table.ts';
import { ignoredAdvice } from '#server/features/overview/intelligence/ignored-advice.table.ts';
import { privacyRequests } from '#server/features/overview/privacy/privacy-requests.table.ts';
import { personNotes } from '#server/features/overview/prospects/person-notes.table.ts';
import { prospectOutcomes } from '#server/features/overview/prospects/prospect-outcomes.table.ts';
import { suggestionAnswers } from '#server/features/sourcing/discovery/answers.table.ts';
import { importRows, imports } from '#server/features/sourcing/imports/imports.table.ts';
import { leadSearches, searchResults } from '#server/features/sourcing/lead-searches/lead-searches.table.ts';
import { drafts, draftVersions } from '#server/features/texts/drafts/drafts.table.ts';
import { voicePairs, voiceRules } from '#server/features/texts/writing/voice.table.ts';
import { writingSettings } from '#server/features/texts/writing/writing-settings.table.ts';

type ExportedTable = { file: string; table: PgTable & { workspaceId: PgColumn } };

/** What a workspace holds, under the names that a user knows; a file of each, twice: JSON and CSV. */
export const exportedTables: readonly ExportedTable[] = [
  { file: 'offres', table: offers },
  { file: 'ciblages', table: icps },
  { file: 'campagnes', table: campaigns },
  { file: 'sequences', table: campaignSequences },
  { file: 'modeles-de-sequence', table: sequenceTemplates },
  { file: 'conseils-appliques', table: adviceApplications },
  { file: 'conseils-ignores', table: ignoredAdvice },
  { file: 'personnes', table: people },
  { file: 'personnes-identifiants', table: personIdentities },
  { file: 'personnes-notes', table: personNotes },
  { file: 'personnes-evenements', table: personEvents },
  { file: 'personnes-fusions', table: personMerges },
  { file: 'personnes-conservation', table: personRetention },
  { file: 'personnes-suppressions', table: personPurges },
  { file: 'personnes-effacees-totaux', table: erasedTotals },
  { file: 'personnes-demandes', table: privacyRequests },
  { file: 'mises-en-balance', table: balancingTests },
  { file: 'registre-des-traitements', table: registerEntries },
  { file: 'personnes-relations', table: relations },
  { file: 'personnes-issues', table: prospectOutcomes },
  { file: 'leads-des-campagnes', table: campaignLeads },
  { file: 'parcours', table: enrolments },
  { file: 'textes', table: drafts },
  { file: 'textes-versions', table: draftVersions },
  { file: 'envois', table: attempts },
  { file: 'conversations', table: conversations },
  { file: 'messages', table: messages },
  { file: 'reponses-types', table: savedAnswers },
  { file: 'exclusions', table: exclusions },
  { file: 'recherches', table: leadSearches },
  { file: 'recherches-resultats', table: searchResults },
  { file: 'suggestions-repondues', table: suggestionAnswers },
  { file: 'imports', table: imports },
  { file: 'imports-lignes', table: importRows },
  { file: 'vues', table: savedViews },
  { file: 'ecriture', table: writingSettings },
  { file: 'habitudes-d-ecriture', table: voiceRules },
  { file: 'habitudes-exemples', table: voicePairs },
  { file: 'modele-de-langage', table: writerUsage },
  { file: 'compte-linkedin', table: socialAccounts },
  { file: 'webhooks', table: webhookEndpoints },
  { file: 'webhooks-evenements', table: webhookEvents },
  { file: 'webhooks-essais', table: webhookTries },
  { file: 'cles-api', table: apiKeys },
  { file: 'agendas', table: calendarConnections },
  { file: 'agendas-rendez-vous', table: calendarBookings },
  { file: 'crm', table: crmConnections },
  { file: 'crm-fiches', table: crmLinks },
  { file: 'crm-synchronisations', table: crmRuns },
  { file: 'crm-lignes', table: crmItems },
  { file: 'activite', table: activity },
];

/** What a workspace holds besides, by the names of the database: why a copy is whole without it. */
export const leftOutTables: Readonly<Record<string, string>> = {
  account_uses: 'counted from what left, which is there',
  activity_seals: 'counted from the activity, which is there',
  crm_exclusions: 'which exclusions came from the CRM: the exclusions are there',
  connection_attempts: 'how far a connection of the account came',
  campaign_journeys: 'what became of people, from the activity, which is there',
  campaign_counts: 'counted from the leads, which are there',
  draft_runs: 'how far a writing came',
  lead_actions: 'how far an act on many people came',
  network_news: 'as the network sent it: messages, relations and activity are what came of it',
  pending_invitations: 'read again from the network each day',
  oppositions: 'keyed hashes, which say nothing to anybody else',
  tombstones: 'keyed hashes, which say nothing to anybody else',
};

/** Ours, of no use to anybody: what rows are found and sorted by, and secrets of the machinery. */
export const hiddenColumns: ReadonlySet<string> = new Set([
  'workspaceId',
  'searchText',
  'sortName',
  'sortCompany',
  'token',
  'bytes',
  'providerAccountId',
  'tokenHash',
  'sealedSecret',
  'sealedPreviousSecret',
  'sealedTokens',
  'sealedToken',
  'writtenBy',
]);
