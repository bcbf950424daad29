import { activityRecords } from './features/audience/activity/activity-records.ts';
import { identityRecords } from './features/audience/people/identity-records.ts';
import type { PersonRecords } from './features/audience/people/person-records.ts';
import { relationRecords } from './features/audience/relations/relation-records.ts';
import { leadRecords } from './features/campaigns/leads/lead-records.ts';
import { conversationRecords } from './features/conversations/conversation-records.ts';
import { engineRecords } from './features/engine/ledger/engine-records.ts';
import { exportRecords } from './features/integrations/account-data/export-records.ts';
import { calendarRecords } from './features/integrations/calendar/calendar-records.ts';
import { crmRecords } from './features/integrations/crm/crm-records.ts';
import { webhookRecords } from './features/integrations/webhooks/webhook-records.ts';
import { requestRecords } from './features/overview/privacy/request-records.ts';
import { noteRecords, outcomeRecords } from './features/overview/prospects/prospect-records.ts';
import { answerRecords } from './features/sourcing/discovery/answer-records.ts';
import { importRecords } from './features/sourcing/imports/import-records.ts';
import { searchRecords } from './features/sourcing/lead-searches/search-records.ts';
import { draftRecords } from './features/texts/drafts/draft-records.ts';
import { voiceRecords } from './features/texts/writing/voice-records.ts';

/**
 * Table of contents: who keeps what about people. What hangs on something stands below it: two records come apart in this
 * order, and become one in the opposite.
 */
export const personRecords: readonly PersonRecords[] = [
  identityRecords,
  leadRecords,
  searchRecords,
  answerRecords,
  voiceRecords,
  draftRecords,
  conversationRecords,
  relationRecords,
  engineRecords,
  outcomeRecords,
  noteRecords,
  webhookRecords,
  crmRecords,
  calendarRecords,
  activityRecords,
  importRecords,
  exportRecords,
  requestRecords,
];
