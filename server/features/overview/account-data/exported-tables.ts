import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { activity } from '#server/features/audience/activity/activity.table.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { exclusions } from '#server/features/audience/exclusions/exclusions.table.ts';
import { people, personIdentities } from '#server/features/audience/people/people.table.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { savedViews } from '#server/features/audience/saved-views/saved-views.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { icps } from '#server/features/campaigns/icps/icps.table.ts';
import { offers } from '#server/features/campaigns/offers/offers.table.ts';
import { sequenceModels } from '#server/features/campaigns/sequence-models/sequence-models.table.ts';
import { conversations, messages, savedAnswers } from '#server/features/conversations/conversations.table.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { personNotes } from '#server/features/overview/prospects/person-notes.table.ts';
import { prospectOutcomes } from '#server/features/overview/prospects/prospect-outcomes.table.ts';
import { imports } from '#server/features/sourcing/imports/imports.table.ts';
import { leadSearches } from '#server/features/sourcing/lead-searches/lead-searches.table.ts';
import { drafts } from '#server/features/texts/drafts/drafts.table.ts';
import { voiceRules } from '#server/features/texts/voice/voice.table.ts';
import { writingSettings } from '#server/features/texts/writing-settings/writing-settings.table.ts';

type ExportedTable = { file: string; table: PgTable & { workspaceId: PgColumn } };

/** What a workspace holds, under the names that a person knows; a file of each, twice: JSON and CSV. */
export const exportedTables: readonly ExportedTable[] = [
  { file: 'offres', table: offers },
  { file: 'ciblages', table: icps },
  { file: 'campagnes', table: campaigns },
  { file: 'modeles-de-sequence', table: sequenceModels },
  { file: 'personnes', table: people },
  { file: 'personnes-identifiants', table: personIdentities },
  { file: 'personnes-notes', table: personNotes },
  { file: 'personnes-relations', table: relations },
  { file: 'personnes-issues', table: prospectOutcomes },
  { file: 'leads-des-campagnes', table: campaignLeads },
  { file: 'parcours', table: enrolments },
  { file: 'textes', table: drafts },
  { file: 'envois', table: attempts },
  { file: 'conversations', table: conversations },
  { file: 'messages', table: messages },
  { file: 'reponses-types', table: savedAnswers },
  { file: 'exclusions', table: exclusions },
  { file: 'recherches', table: leadSearches },
  { file: 'imports', table: imports },
  { file: 'vues', table: savedViews },
  { file: 'ecriture', table: writingSettings },
  { file: 'habitudes-d-ecriture', table: voiceRules },
  { file: 'compte-linkedin', table: socialAccounts },
  { file: 'activite', table: activity },
];

/** Ours, of no use to anybody: what rows are found and sorted by, and secrets of the machinery. */
export const hiddenColumns: ReadonlySet<string> = new Set([
  'workspaceId',
  'searchText',
  'sortName',
  'sortCompany',
  'token',
  'bytes',
  'providerAccountId',
  'writtenBy',
]);
