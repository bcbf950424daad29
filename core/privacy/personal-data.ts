import type { DataCategory, DataErasure, DataRetention, DataSource } from './data-words.ts';
import { integrationsData } from './integrations-data.ts';

type TableLine = {
  source: DataSource;
  retention: DataRetention;
  erasure: DataErasure;
  /** Columns by category, separated by spaces. */
  columns: Partial<Record<DataCategory, string>>;
  /** Texts that can hold no personal data: keys, codes, settings. */
  plain?: string;
};

const ofRecord = { retention: 'person', erasure: 'record' } as const;
const ofAccount = { source: 'user', retention: 'account', erasure: 'account' } as const;

/** Every column that can hold personal data; `tests/personal-data.test.ts` fails on one that no line names. */
export const personalData: Record<string, TableLine> = {
  people: {
    ...ofRecord,
    source: 'network',
    columns: {
      identity: 'first_name last_name sort_name picture_url search_text',
      contact: 'email phone website',
      work: 'headline company sort_company location siren naf department headcount_band facts',
      names: 'public_identifier',
      history: 'origins source_detail tags',
    },
  },
  person_identities: { ...ofRecord, source: 'network', columns: { names: 'value' } },
  person_events: { ...ofRecord, source: 'product', columns: { history: 'detail' }, plain: 'kind' },
  person_merges: { ...ofRecord, source: 'product', columns: { history: 'because before' } },
  person_notes: { ...ofRecord, source: 'user', columns: { judgement: 'text' } },
  relations: { ...ofRecord, source: 'network', columns: { names: 'network_person_id invitation_id' } },
  campaign_leads: { ...ofRecord, source: 'product', columns: { judgement: 'reasons outside_market' } },
  search_results: { ...ofRecord, source: 'network', columns: { names: 'profile_key', judgement: 'reasons' } },
  suggestion_answers: { ...ofRecord, source: 'user', columns: { work: 'facts', judgement: 'reasons' } },
  enrolments: { ...ofRecord, source: 'product', columns: { history: 'reason' }, plain: 'next_step_key' },
  drafts: {
    ...ofRecord,
    source: 'product',
    columns: { exchange: 'text sentences findings reason', work: 'rules' },
    plain: 'step_key ignored brief_key position',
  },
  draft_versions: {
    ...ofRecord,
    source: 'product',
    columns: { exchange: 'text sentences findings', work: 'cited' },
    plain: 'brief_key',
  },
  voice_pairs: { ...ofRecord, source: 'product', columns: { exchange: 'written sent' } },
  attempts: {
    ...ofRecord,
    source: 'product',
    columns: {
      exchange: 'text',
      names: 'network_person_id network_id conversation_id',
      history: 'gate outcome',
    },
    plain: 'step_key',
  },
  conversations: { ...ofRecord, source: 'network', columns: { names: 'network_conversation_id' } },
  messages: {
    ...ofRecord,
    source: 'person',
    columns: { exchange: 'text evidence', names: 'network_message_id' },
    plain: 'also',
  },
  activity: {
    ...ofRecord,
    source: 'product',
    columns: { history: 'detail' },
    plain: 'step_key written_by',
  },
  campaign_journeys: {
    source: 'product',
    retention: 'person',
    erasure: 'emptied',
    columns: { history: 'journeys' },
    plain: 'as_of',
  },
  ...integrationsData,
  network_news: {
    source: 'network',
    retention: 'account',
    erasure: 'emptied',
    columns: {
      names: 'person_id public_identifier conversation_id message_id invitation_id',
      exchange: 'text body failure',
      trace: 'key',
    },
  },
  pending_invitations: {
    source: 'network',
    retention: 'account',
    erasure: 'sought',
    columns: { names: 'person_id public_identifier invitation_id' },
  },
  exclusions: {
    source: 'user',
    retention: 'account',
    erasure: 'sought',
    columns: { names: 'value', identity: 'label note' },
  },
  imports: {
    source: 'list',
    retention: 'day',
    erasure: 'sought',
    columns: { identity: 'columns reading source', mention: 'name' },
    plain: 'mapping counts tag',
  },
  import_rows: {
    source: 'list',
    retention: 'day',
    erasure: 'sought',
    columns: { identity: 'cells told', names: 'same' },
    plain: 'reason',
  },
  data_export_parts: {
    source: 'product',
    retention: 'week',
    erasure: 'sought',
    columns: { identity: 'content' },
  },
  notifications: {
    source: 'product',
    retention: 'account',
    erasure: 'sought',
    columns: { identity: 'title message link' },
    plain: 'written_by',
  },
  privacy_requests: {
    source: 'person',
    retention: 'law',
    erasure: 'emptied',
    columns: {
      identity: 'name company',
      contact: 'email profile',
      exchange: 'message extension_reason identity_how refusal proof',
      trace: 'fingerprint',
    },
  },
  saved_views: { ...ofAccount, erasure: 'sought', columns: { mention: 'name content' } },
  lead_searches: {
    ...ofAccount,
    erasure: 'sought',
    columns: { mention: 'name query' },
    plain: 'criteria cursor message unit_month',
  },
  lead_actions: { ...ofAccount, erasure: 'sought', columns: { mention: 'act selection' } },
  repeated_calls: {
    source: 'product',
    retention: 'day',
    erasure: 'sought',
    columns: { mention: 'answer' },
    plain: 'key request',
  },
  tombstones: { source: 'product', retention: 'forever', erasure: 'hashed', columns: { trace: 'hash' } },
  oppositions: { source: 'person', retention: 'forever', erasure: 'hashed', columns: { trace: 'hash' } },
  /** What users write about their own work: nobody is looked for in it. */
  campaigns: { ...ofAccount, erasure: 'mention', columns: { mention: 'name last_search_query' } },
  campaign_sequences: { ...ofAccount, erasure: 'mention', columns: { mention: 'config' } },
  sequence_models: { ...ofAccount, erasure: 'mention', columns: { mention: 'name config' } },
  balancing_tests: { ...ofAccount, erasure: 'mention', columns: { mention: 'answers' } },
  register_entries: { ...ofAccount, erasure: 'mention', columns: { mention: 'written' } },
  offers: { ...ofAccount, erasure: 'mention', columns: { mention: 'name content argumentaire' } },
  icps: { ...ofAccount, erasure: 'mention', columns: { mention: 'name content' } },
  saved_answers: { ...ofAccount, erasure: 'mention', columns: { mention: 'name text' } },
  writing_settings: { ...ofAccount, erasure: 'mention', columns: { mention: 'banned_phrases lexicon' } },
  voice_rules: {
    ...ofAccount,
    erasure: 'mention',
    columns: { mention: 'value habit learned_as' },
    plain: 'kind',
  },
  ignored_advice: { ...ofAccount, columns: {}, plain: 'subject' },
  notification_settings: { ...ofAccount, columns: {}, plain: 'hidden_news' },
  advice_applications: {
    ...ofAccount,
    source: 'product',
    columns: {},
    plain: 'subject title change edit measured',
  },
  /** Data of users, and not of the people they contact. */
  users: {
    ...ofAccount,
    columns: {
      account: 'email password_hash first_name last_name sort_name search_text suspended_because',
    },
    plain: 'custom_limits',
  },
  workspaces: { ...ofAccount, source: 'product', columns: { account: 'sender_code' } },
  social_accounts: {
    ...ofAccount,
    source: 'network',
    columns: {
      account: 'provider_account_id member_id public_identifier name headline picture_url',
    },
    plain: 'state_reason',
  },
  connection_attempts: {
    ...ofAccount,
    columns: { account: 'token_hash provider_account_id' },
    plain: 'failure',
  },
  auth_links: { ...ofAccount, columns: { account: 'email token_hash' } },
  sessions: { ...ofAccount, columns: { account: 'token_hash user_agent browser_id' } },
  forgotten_browsers: { ...ofAccount, columns: { account: 'id' } },
  sign_in_challenges: { ...ofAccount, columns: { account: 'token_hash' } },
  recovery_codes: { ...ofAccount, columns: { account: 'code_hash' } },
  two_factor_secrets: { ...ofAccount, columns: { account: 'sealed_secret' } },
  security_notices: { ...ofAccount, columns: { account: 'email' } },
  support_requests: { ...ofAccount, retention: 'law', columns: { account: 'name email message' } },
  audit_entries: {
    ...ofAccount,
    source: 'product',
    retention: 'law',
    columns: { account: 'detail' },
    plain: 'previous_seal seal',
  },
  incidents: {
    source: 'user',
    retention: 'law',
    erasure: 'mention',
    columns: { mention: 'what consequences measures late_because not_needed_because' },
    plain: 'natures categories',
  },
  rate_limits: { ...ofAccount, source: 'product', retention: 'day', columns: { account: 'key' } },
  billing_customers: {
    ...ofAccount,
    retention: 'law',
    columns: { account: 'customer_id checkout_id name address vat_number card' },
  },
  billing_invoices: {
    ...ofAccount,
    retention: 'law',
    columns: { account: 'id subscription_id number pdf_url' },
    plain: 'label',
  },
  billing_subscriptions: { ...ofAccount, retention: 'law', columns: { account: 'id' } },
  billing_news: { ...ofAccount, retention: 'law', columns: { account: 'id customer_id' }, plain: 'type' },
  promotion_uses: { ...ofAccount, retention: 'law', columns: { account: 'company_key' } },
};

/** Tables that hold texts, and none about anybody. */
export const impersonalTables: readonly string[] = [
  'activity_seals',
  'announcements',
  'audit_checks',
  'billing_differences',
  'billing_notices',
  'campaign_counts',
  'draft_runs',
  'processor_lists',
  'root_keys',
  'search_uses',
  'writer_usage',
];

export type InventoryLine = {
  table: string;
  column: string;
  category: DataCategory;
} & Pick<TableLine, 'source' | 'retention' | 'erasure'>;

export const inventoryLines = (): InventoryLine[] =>
  Object.entries(personalData).flatMap(([table, { columns, source, retention, erasure }]) =>
    Object.entries(columns).flatMap(([category, names]) =>
      names
        .split(' ')
        .map((column) => ({ table, column, category: category as DataCategory, source, retention, erasure })),
    ),
  );
