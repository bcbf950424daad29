import type { CrmService } from '#core/integrations/crm-fields.ts';

/** Everything that is written to a CRM. */
export const crmKinds = ['company', 'contact', 'activity', 'deal'] as const;
export type CrmKind = (typeof crmKinds)[number];

/** A record of the service; what is empty is absent of its values. */
export type CrmRecord = { id: string; values: Record<string, string> };

export type SoughtContact = {
  key: string;
  remoteId: string | null;
  email: string | null;
  /** The end of the public address of the profile. */
  profile: string | null;
};
export type SoughtCompany = { key: string; remoteId: string | null; name: string; domain: string | null };

/**
 * `remoteId`: that record is changed; null: it is made, unless the service already holds one that we made under this key.
 * `companyId`: where somebody who is made works; who was there before keeps the company that was given to them.
 */
export type ContactToSave = {
  key: string;
  remoteId: string | null;
  companyId: string | null;
  values: Record<string, string>;
};
export type CompanyToSave = { key: string; name: string; domain: string | null };
export type ActivityToSave = { key: string; contactId: string; text: string; at: Date };
export type DealToSave = {
  key: string;
  contactId: string;
  companyId: string | null;
  name: string;
  at: Date;
};

/** `gone`: the record was deleted there. */
export type Saved =
  | { key: string; is: 'saved'; remoteId: string }
  | { key: string; is: 'gone' }
  | { key: string; is: 'refused'; because: string };

/** Who is already looked after, as the CRM says it. */
export type FollowedPerson = {
  contactId: string;
  email: string | null;
  profile: string | null;
  because: { is: 'owner'; name: string } | { is: 'deal'; name: string } | { is: 'customer' };
};
export type FollowedPage = {
  people: FollowedPerson[];
  customers: { name: string | null; domain: string | null }[];
  /** null: that was the last one. */
  next: string | null;
};

/** The CRM of one user, in our words. A write may be repeated: it never makes a second record. Every failure is a `CrmError`. */
export type Crm = {
  readAccount(): Promise<{ id: string; name: string }>;
  /** Properties of a contact that a text can be written to. */
  listProperties(): Promise<{ name: string; label: string }[]>;
  /** Makes the properties of ours that are missing there. */
  prepare(): Promise<void>;
  findContacts(
    sought: readonly SoughtContact[],
    properties: readonly string[],
  ): Promise<Map<string, CrmRecord>>;
  findCompanies(sought: readonly SoughtCompany[]): Promise<Map<string, CrmRecord>>;
  saveContacts(contacts: readonly ContactToSave[]): Promise<Saved[]>;
  saveCompanies(companies: readonly CompanyToSave[]): Promise<Saved[]>;
  saveActivities(activities: readonly ActivityToSave[]): Promise<Saved[]>;
  saveDeals(deals: readonly DealToSave[]): Promise<Saved[]>;
  /** What is gone already stays gone. */
  remove(kind: CrmKind, ids: readonly string[]): Promise<void>;
  /** `ownEmail`: what its owner follows is followed by nobody else. */
  readFollowed(ownEmail: string, cursor: string | null): Promise<FollowedPage>;
};

/** `refresh`: null for a private token, that the user pasted. */
export type CrmTokens = {
  access: string;
  refresh: string | null;
  expiresAt: Date | null;
  /** Where the calls go, if the service has an address for each account. */
  origin?: string | undefined;
};

export const privateToken = (access: string): CrmTokens => ({ access, refresh: null, expiresAt: null });

/** Where a service answers, where its users say yes, and under which application of ours. */
export type CrmConfig = {
  origin: string;
  authorizeOrigin: string;
  oauth: { clientId: string; clientSecret: string } | null;
};

/** Who asked for a code is who changes it for a token (PKCE), where the service takes such a proof. */
export type CodeProof = { verifier: string; challenge: string };

/** A service as it is configured here. */
export type CrmProvider = {
  service: CrmService;
  open(tokens: CrmTokens): Crm;
  /** The user can make a token there, and paste it here. */
  takesToken: boolean;
  /** null: there is no application of ours there. */
  authorization: {
    urlFor(state: string, redirectUrl: string, proof: CodeProof): string;
    exchange(code: string, redirectUrl: string, now: Date, proof: CodeProof): Promise<CrmTokens>;
    renew(refreshToken: string, now: Date): Promise<CrmTokens>;
  } | null;
};
export type CrmProviders = Readonly<Record<CrmService, CrmProvider>>;

export class CrmError extends Error {
  /** `token`: it opens nothing any more; `throttled`: not before `retryAfterMs`; `refused`: the request; `unavailable`: try later. */
  readonly kind: 'token' | 'throttled' | 'refused' | 'unavailable';
  readonly retryAfterMs: number;
  constructor(
    kind: CrmError['kind'],
    message: string,
    { retryAfterMs = 0, ...options }: ErrorOptions & { retryAfterMs?: number } = {},
  ) {
    super(message, options);
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}
