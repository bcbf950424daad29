const ofAccount = { source: 'user', retention: 'account', erasure: 'account' } as const;
const ofRecord = { retention: 'person', erasure: 'record' } as const;

/** What is kept of the user’s other tools, for the inventory of personal data. */
export const integrationsData = {
  webhook_endpoints: {
    ...ofAccount,
    columns: { account: 'url sealed_secret sealed_previous_secret' },
    plain: 'events position',
  },
  webhook_events: {
    source: 'product',
    retention: 'month',
    erasure: 'record',
    columns: { history: 'payload' },
    plain: 'type',
  },
  webhook_tries: { source: 'product', retention: 'month', erasure: 'record', columns: {}, plain: 'problem' },
  api_keys: { ...ofAccount, columns: { account: 'name hint token_hash' }, plain: 'scopes' },
  calendar_connections: {
    ...ofAccount,
    columns: { account: 'account_name booking_link sealed_token sealed_secret subscription' },
  },
  calendar_bookings: {
    source: 'person',
    retention: 'month',
    erasure: 'sought',
    columns: { identity: 'guest_name', contact: 'guest_email', names: 'remote_id replaces' },
  },
  crm_connections: {
    ...ofAccount,
    columns: { account: 'account account_name sealed_tokens' },
    plain: 'mapping problem',
  },
  crm_runs: { ...ofAccount, source: 'product', columns: {}, plain: 'account cursor problem' },
  crm_links: {
    ...ofRecord,
    source: 'product',
    columns: { names: 'remote_id', identity: 'known' },
    plain: 'account key',
  },
  crm_items: {
    ...ofRecord,
    source: 'crm',
    columns: { history: 'label changes problem', names: 'remote_id' },
    plain: 'key domain choices',
  },
  crm_exclusions: { ...ofRecord, source: 'crm', columns: {}, plain: 'account value' },
} as const;
