// The API of Accroche: made from /api/v1/openapi.json, not to be edited.
export type AddedExclusions = { added: number; known: number; refused: ({ entry: number; because: string })[]; people: number };
export type Analytics = { now: string; counts: Record<"planned" | "upcoming" | "dropped" | "tried" | "not_sent" | "unknown" | "confirmed" | "invited" | "pending" | "accepted" | "messaged" | "replied" | "positive" | "meeting", number> };
export type Campaign = { id: string; name: string; status: "inactive" | "active" | "paused" | "completed" | "archived"; pausedReason: "user" | "account_disconnected" | "account_restricted" | "guardrail" | "plan" | null; version: number; offerId: string | null; icpId: string | null; leadsCount: number; qualifiedCount: number; created: string; lastModified: string; launchedAt: string | null };
export type CampaignEvent = { id: number; kind: "campaign_launched" | "campaign_paused" | "campaign_resumed" | "campaign_completed" | "campaign_edited" | "person_enrolled" | "person_moved" | "person_finished" | "person_paused" | "person_resumed" | "person_held" | "person_released" | "person_removed" | "person_hurried" | "recontact_confirmed" | "withdrawal_asked" | "step_done" | "step_skipped" | "step_not_sent" | "step_unknown" | "step_settled" | "step_held" | "note_dropped" | "task_due" | "task_done" | "text_approved" | "invitation_accepted" | "invitation_declined" | "message_read" | "reply_received" | "reply_understood" | "answer_sent" | "taken_over" | "opposed" | "opposition_undone" | "outcome_said" | "outcome_undone" | "account_backed_off" | "account_disconnected" | "account_reconnected" | "guardrail_raised"; at: string; title: string; detail: string | null; person: { id: string; name: string; profileUrl: string | null } | null };
export type CampaignLead = { personId: string; firstName: string | null; lastName: string | null; headline: string | null; company: string | null; location: string | null; publicIdentifier: string | null; verdict: "qualified" | "unqualified" | "unknown"; score: number; addedAt: string };
export type ChangedCampaign = { id: string; status: "inactive" | "active" | "paused" | "completed" | "archived"; pausedReason: "user" | "account_disconnected" | "account_restricted" | "guardrail" | "plan" | null; version: number };
export type ChangedDraft = { id: string; state: "waiting" | "approved" | "skipped"; blocking: number; toRead: number; version: number };
export type ChangedSearch = { id: string; campaignId: string | null; state: "queued" | "running" | "waiting" | "completed" | "failed" | "cancelled" };
export type Draft = { id: string; campaign: { id: string; name: string }; person: { id: string; firstName: string | null; lastName: string | null; headline: string | null; company: string | null }; stepKey: string; stepName: string; state: "waiting" | "approved" | "skipped"; part: "waiting" | "later" | "checked" | "approved" | "skipped"; blocking: number; toRead: number; advice: number; isStale: boolean; version: number };
export type DraftDetail = { id: string; campaign: { id: string; name: string }; person: { id: string; firstName: string | null; lastName: string | null; headline: string | null; company: string | null }; stepKey: string; stepName: string; state: "waiting" | "approved" | "skipped"; part: "waiting" | "later" | "checked" | "approved" | "skipped"; blocking: number; toRead: number; advice: number; isStale: boolean; version: number; text: string; departureLine: string | null; sentences: ({ text: string; evidence: (string)[] })[]; findings: ({ code: "too_long" | "empty" | "placeholder" | "unproved" | "no_evidence" | "promise" | "wrong_name" | "register" | "gender" | "banned_phrase" | "fake_reply" | "link" | "to_read" | "long" | "questions" | "worn" | "capitals" | "grammar" | "spelling" | "similarity"; isBlocking: boolean; excerpt: string; title: string; explanation: string })[]; approvedAt: string | null };
export type Erasure = { id: string; isErased: true };
export type Event = { id: number; kind: "campaign_launched" | "campaign_paused" | "campaign_resumed" | "campaign_completed" | "campaign_edited" | "person_enrolled" | "person_moved" | "person_finished" | "person_paused" | "person_resumed" | "person_held" | "person_released" | "person_removed" | "person_hurried" | "recontact_confirmed" | "withdrawal_asked" | "step_done" | "step_skipped" | "step_not_sent" | "step_unknown" | "step_settled" | "step_held" | "note_dropped" | "task_due" | "task_done" | "text_approved" | "invitation_accepted" | "invitation_declined" | "message_read" | "reply_received" | "reply_understood" | "answer_sent" | "taken_over" | "opposed" | "opposition_undone" | "outcome_said" | "outcome_undone" | "account_backed_off" | "account_disconnected" | "account_reconnected" | "guardrail_raised"; at: string; title: string; detail: string | null };
export type Exclusion = { id: string; kind: "person" | "company" | "customer" | "domain" | "keyword" | "followed"; label: string; detail: string | null; note: string | null; people: number; createdAt: string };
export type HurriedPerson = { campaignId: string; personId: string; state: "waiting" | "ready" | "asking" | "finished"; nextStepKey: string | null; goesFirst: boolean };
export type Key = { name: string; scopes: ("campaigns:read" | "campaigns:write" | "leads:read" | "leads:write" | "prospects:read" | "prospects:write" | "searches:read" | "searches:write" | "drafts:read" | "drafts:write" | "activity:read" | "analytics:read" | "exclusions:read" | "exclusions:write" | "privacy:read" | "privacy:write" | "drafts:approve" | "sends:write")[]; expiresAt: string };
export type LaunchCheck = { name: "account" | "email" | "name" | "offer" | "targeting" | "leads" | "market" | "fields" | "sources" | "sequence" | "notes" | "texts" | "schedule" | "plan"; isPassed: boolean; title: string; detail: string };
export type Lead = { id: string; firstName: string | null; lastName: string | null; headline: string | null; company: string | null; location: string | null; publicIdentifier: string | null; verdict: "qualified" | "unqualified" | "unknown" | null; score: number | null; tags: (string)[]; source: "search" | "import" | "relations" | "manual"; excludedBy: { kind: string; label: string } | null; addedAt: string };
export type LeadAction = { id: string; state: "running" | "completed" | "failed"; done: number; unchanged: number; excluded: number };
export type LeadDetail = { id: string; firstName: string | null; lastName: string | null; headline: string | null; company: string | null; location: string | null; publicIdentifier: string | null; verdict: "qualified" | "unqualified" | "unknown" | null; score: number | null; tags: (string)[]; source: "search" | "import" | "relations" | "manual"; excludedBy: { kind: string; label: string } | null; addedAt: string; fields: ({ field: string; value: string })[]; lastContactAt: string | null; campaigns: ({ campaignId: string; name: string; verdict: "qualified" | "unqualified" | "unknown"; score: number })[] };
export type Opposition = { id: string; isOpposed: true };
export type PersonFile = Record<string, unknown>;
export type Problem = { type: string; title: string; status: number; detail: string; code: "invalid_input" | "unauthenticated" | "session_expired" | "session_not_found" | "invalid_credentials" | "wrong_password" | "wrong_code" | "confirmation_required" | "invalid_token" | "expired_token" | "forbidden" | "csrf_refused" | "plan_required" | "limit_reached" | "not_found" | "conflict" | "version_conflict" | "draft_blocked" | "email_taken" | "too_large" | "rate_limited" | "not_configured" | "unavailable" | "server_error"; instance: string; errors?: ({ field: string; message: string })[] };
export type Prospect = { id: string; firstName: string | null; lastName: string | null; headline: string | null; company: string | null; location: string | null; publicIdentifier: string | null; tags: (string)[]; stage: "to_contact" | "invited" | "accepted" | "messaged" | "asking" | "replied" | "meeting" | "won" | "lost" | "finished" | "opposed"; score: number | null; enrolment: { campaign: { id: string; name: string }; state: "waiting" | "ready" | "asking" | "finished"; reason: string | null; stepKey: string | null; stepName: string | null; at: string | null } | null; invitedAt: string | null; lastEvent: { text: string; at: string } | null };
export type ProspectAction = { done: number; unchanged: number };
export type ProspectStage = { id: string; stage: "to_contact" | "invited" | "accepted" | "messaged" | "asking" | "replied" | "meeting" | "won" | "lost" | "finished" | "opposed" };
export type RemovedExclusion = { id: string; included: number };
export type Search = { id: string; campaignId: string | null; icpId: string | null; name: string; state: "queued" | "running" | "waiting" | "completed" | "failed" | "cancelled"; found: number; newPeople: number; qualified: number; progress: number; message: string; resumesAt: string | null; startedAt: string; finishedAt: string | null };
export type Writing = { total: number };

const ORIGIN = "https://accroche.example";

/** A refusal of the API: what it says, and after how long to try again where it says so. */
export class AccrocheError extends Error {
  readonly status: number;
  readonly problem: Problem | null;
  readonly retryAfterSeconds: number | null;
  constructor(status: number, problem: Problem | null, retryAfterSeconds: number | null) {
    super(problem?.detail ?? `HTTP ${status}`);
    this.name = 'AccrocheError';
    this.status = status;
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type Options = {
  /** Made in « Paramètres, API ». */
  key: string;
  /** Where Accroche is installed. */
  origin?: string;
  fetch?: typeof fetch;
};
/** The same key and the same body: done once, and the same answer for a day. */
export type Write = { idempotencyKey?: string };

type Asked = { path?: object; query?: object; body?: unknown } & Write;

function caller({ key, origin = ORIGIN, fetch: send = fetch }: Options) {
  return async <T>(method: string, template: string, asked: Asked): Promise<T> => {
    const path = Object.entries(asked.path ?? {}).reduce(
      (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(String(value))),
      template,
    );
    const given = Object.entries(asked.query ?? {}).filter(([, value]) => value !== undefined);
    const query = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
    const reply = await send(`${origin}/api/v1${path}${given.length > 0 ? `?${query}` : ''}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        accept: 'application/json',
        ...(asked.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(asked.idempotencyKey ? { 'idempotency-key': asked.idempotencyKey } : {}),
      },
      ...(asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
    });
    if (reply.ok) return (await reply.json()) as T;
    const problem = (await reply.json().catch(() => null)) as Problem | null;
    const wait = Number(reply.headers.get('retry-after'));
    throw new AccrocheError(reply.status, problem, wait > 0 ? wait : null);
  };
}

export type Accroche = ReturnType<typeof accroche>;

export function accroche(options: Options) {
  const call = caller(options);
  return {
    key: {
      /** Lire sa clé : ses droits et sa fin. */
      get: () => call<Key>('GET', '/key', {}),
    },
    campaigns: {
      /** Lire ses campagnes. */
      list: (asked: { query?: { cursor?: string } } = {}) => call<{ items: (Campaign)[]; nextCursor: string | null }>('GET', '/campaigns', asked),
      /** Créer une campagne. */
      create: (asked: { query?: { dry_run?: "true" | "false" }; body: { name: string; offerId?: string; icpId?: string } } & Write) => call<ChangedCampaign>('POST', '/campaigns', asked),
      /** Lire une campagne. */
      get: (asked: { path: { id: string } }) => call<Campaign>('GET', '/campaigns/{id}', asked),
      /** Renommer une campagne. */
      update: (asked: { path: { id: string }; query?: { dry_run?: "true" | "false" }; body: { name: string; version?: number } } & Write) => call<ChangedCampaign>('PATCH', '/campaigns/{id}', asked),
      /** Lire ce qui manque avant un lancement. */
      launchChecks: (asked: { path: { id: string } }) => call<{ items: (LaunchCheck)[] }>('GET', '/campaigns/{id}/launch-checks', asked),
      /** Lancer une campagne. */
      launch: (asked: { path: { id: string }; query?: { dry_run?: "true" | "false" } } & Write) => call<ChangedCampaign>('POST', '/campaigns/{id}/launch', asked),
      /** Mettre une campagne en pause. */
      pause: (asked: { path: { id: string }; query?: { dry_run?: "true" | "false" } } & Write) => call<ChangedCampaign>('POST', '/campaigns/{id}/pause', asked),
      /** Reprendre une campagne. */
      resume: (asked: { path: { id: string }; query?: { dry_run?: "true" | "false" } } & Write) => call<ChangedCampaign>('POST', '/campaigns/{id}/resume', asked),
      /** Archiver une campagne. */
      archive: (asked: { path: { id: string }; query?: { dry_run?: "true" | "false" } } & Write) => call<ChangedCampaign>('POST', '/campaigns/{id}/archive', asked),
      /** Lire le journal d’une campagne. */
      activity: (asked: { path: { id: string }; query?: { cursor?: string } }) => call<{ items: (CampaignEvent)[]; nextCursor: string | null }>('GET', '/campaigns/{id}/activity', asked),
      /** Lire les chiffres d’une campagne. */
      analytics: (asked: { path: { id: string }; query?: { from?: string; to?: string } }) => call<Analytics>('GET', '/campaigns/{id}/analytics', asked),
      /** Faire partir un message validé au prochain créneau. */
      send: (asked: { path: { id: string; personId: string }; query?: { dry_run?: "true" | "false" } } & Write) => call<HurriedPerson>('POST', '/campaigns/{id}/people/{personId}/send', asked),
    },
    leads: {
      /** Lire ses leads. */
      list: (asked: { query?: { q?: string; campaign?: string; verdict?: ("qualified" | "unqualified" | "unknown" | "none")[] | string; scoreMin?: number; scoreMax?: number; tags?: (string)[] | string; excluded?: "yes" | "no"; cursor?: string } } = {}) => call<{ items: (Lead)[]; nextCursor: string | null }>('GET', '/leads', asked),
      /** Lire un lead. */
      get: (asked: { path: { id: string } }) => call<LeadDetail>('GET', '/leads/{id}', asked),
      /** Lire les leads d’une campagne, les meilleurs d’abord. */
      ofCampaign: (asked: { path: { id: string }; query?: { cursor?: string } }) => call<{ items: (CampaignLead)[]; nextCursor: string | null }>('GET', '/campaigns/{id}/leads', asked),
      /** Ajouter des leads à une campagne, les étiqueter, les exclure ou les supprimer. */
      act: (asked: { query?: { dry_run?: "true" | "false" }; body: { act: { is: "add_to_campaign"; campaignId: string } | { is: "tag"; tags: (string)[] } | { is: "untag"; tags: (string)[] } | { is: "exclude" } | { is: "delete" }; ids: (string)[] } } & Write) => call<LeadAction>('POST', '/lead-actions', asked),
      /** Suivre une action sur des leads. */
      action: (asked: { path: { id: string } }) => call<LeadAction>('GET', '/lead-actions/{id}', asked),
    },
    prospects: {
      /** Lire ses prospects. */
      list: (asked: { query?: { q?: string; campaign?: string; stage?: "to_contact" | "invited" | "accepted" | "messaged" | "asking" | "replied" | "meeting" | "won" | "lost" | "finished" | "opposed"; cursor?: string } } = {}) => call<{ items: (Prospect)[]; nextCursor: string | null }>('GET', '/prospects', asked),
      /** Lire un prospect. */
      get: (asked: { path: { id: string } }) => call<Prospect>('GET', '/prospects/{id}', asked),
      /** Lire l’histoire d’un prospect. */
      activity: (asked: { path: { id: string }; query?: { cursor?: string } }) => call<{ items: (Event)[]; nextCursor: string | null }>('GET', '/prospects/{id}/activity', asked),
      /** Noter un rendez-vous, une affaire gagnée ou perdue. */
      setOutcome: (asked: { path: { id: string }; query?: { dry_run?: "true" | "false" }; body: { outcome: "meeting" | "won" | "lost" | null } } & Write) => call<ProspectStage>('PUT', '/prospects/{id}/outcome', asked),
      /** Mettre des prospects en pause, les reprendre, les étiqueter ou les retirer. */
      act: (asked: { query?: { dry_run?: "true" | "false" }; body: { act: { is: "pause"; until?: string } | { is: "resume" } | { is: "tag"; tags: (string)[] } | { is: "untag"; tags: (string)[] } | { is: "remove" }; ids: (string)[] } } & Write) => call<ProspectAction>('POST', '/prospect-actions', asked),
    },
    searches: {
      /** Lire ses recherches, la dernière d’abord. */
      list: (asked: { query?: { cursor?: string } } = {}) => call<{ items: (Search)[]; nextCursor: string | null }>('GET', '/searches', asked),
      /** Lancer une recherche. */
      start: (asked: { query?: { dry_run?: "true" | "false" }; body: { campaignId?: string; icpId?: string; criteria?: { titles?: (string)[]; seniorities?: ("owner" | "cxo" | "vp" | "director" | "manager" | "senior" | "entry")[]; functions?: ({ id: string | null; label: string })[]; industries?: ({ id: string | null; label: string })[]; companySizes?: ("1-10" | "11-50" | "51-200" | "201-500" | "501-1000" | "1001-5000" | "5001-10000" | "10001+")[]; places?: ({ id: string | null; label: string })[]; departments?: (string)[]; mustHave?: (string)[]; hasSynonyms?: boolean; tenures?: ("0-6" | "6-12" | "12-24" | "24-60" | "60+")[]; nafCodes?: (string)[]; languages?: ("fr" | "en" | "de" | "es" | "it" | "nl" | "pt")[]; mustNotHave?: (string)[]; exclusions?: { customers?: (string)[]; competitors?: (string)[]; domains?: (string)[] }; alternatives?: ({ titles?: (string)[]; seniorities?: ("owner" | "cxo" | "vp" | "director" | "manager" | "senior" | "entry")[]; functions?: ({ id: string | null; label: string })[]; industries?: ({ id: string | null; label: string })[]; companySizes?: ("1-10" | "11-50" | "51-200" | "201-500" | "501-1000" | "1001-5000" | "5001-10000" | "10001+")[]; places?: ({ id: string | null; label: string })[]; departments?: (string)[]; mustHave?: (string)[] })[] }; url?: string } } & Write) => call<ChangedSearch>('POST', '/searches', asked),
      /** Lire une recherche. */
      get: (asked: { path: { id: string } }) => call<Search>('GET', '/searches/{id}', asked),
      /** Lire les personnes qu’une recherche a trouvées. */
      people: (asked: { path: { id: string }; query?: { cursor?: string } }) => call<{ items: (CampaignLead)[]; nextCursor: string | null }>('GET', '/searches/{id}/people', asked),
      /** Arrêter une recherche. */
      cancel: (asked: { path: { id: string }; query?: { dry_run?: "true" | "false" } } & Write) => call<ChangedSearch>('POST', '/searches/{id}/cancel', asked),
    },
    drafts: {
      /** Lire les messages à valider, validés ou écartés. */
      list: (asked: { query?: { campaignId?: string; state?: "waiting" | "later" | "checked" | "approved" | "skipped"; cursor?: string } } = {}) => call<{ items: (Draft)[]; nextCursor: string | null }>('GET', '/drafts', asked),
      /** Lire un message, phrase par phrase, avec ses preuves et ses remarques. */
      get: (asked: { path: { id: string } }) => call<DraftDetail>('GET', '/drafts/{id}', asked),
      /** Proposer un texte. */
      propose: (asked: { path: { id: string }; query?: { dry_run?: "true" | "false" }; body: { text: string; version: number } } & Write) => call<ChangedDraft>('PATCH', '/drafts/{id}', asked),
      /** Faire écrire les messages des meilleures personnes qui n’en ont pas. */
      write: (asked: { path: { id: string }; query?: { dry_run?: "true" | "false" }; body: { people?: number } } & Write) => call<Writing>('POST', '/campaigns/{id}/drafts', asked),
      /** Valider un message. */
      approve: (asked: { path: { id: string }; query?: { dry_run?: "true" | "false" }; body: { version: number } } & Write) => call<ChangedDraft>('POST', '/drafts/{id}/approve', asked),
      /** Écarter un message : il ne partira pas. */
      skip: (asked: { path: { id: string }; query?: { dry_run?: "true" | "false" }; body: { version: number } } & Write) => call<ChangedDraft>('POST', '/drafts/{id}/skip', asked),
      /** Remettre en attente un message validé ou écarté. */
      reopen: (asked: { path: { id: string }; query?: { dry_run?: "true" | "false" } } & Write) => call<ChangedDraft>('POST', '/drafts/{id}/reopen', asked),
    },
    exclusions: {
      /** Lire ses exclusions. */
      list: (asked: { query?: { kind?: "person" | "company" | "customer" | "domain" | "keyword" | "followed"; q?: string; cursor?: string } } = {}) => call<{ items: (Exclusion)[]; nextCursor: string | null }>('GET', '/exclusions', asked),
      /** Exclure des personnes, des entreprises, des domaines ou des mots. */
      add: (asked: { query?: { dry_run?: "true" | "false" }; body: { kind: "person" | "company" | "customer" | "domain" | "keyword" | "followed"; entries: (string)[]; note?: string } } & Write) => call<AddedExclusions>('POST', '/exclusions', asked),
      /** Lever une exclusion. */
      remove: (asked: { path: { id: string }; query?: { dry_run?: "true" | "false" } } & Write) => call<RemovedExclusion>('DELETE', '/exclusions/{id}', asked),
    },
    privacy: {
      /** Lire tout ce qui est gardé d’une personne (droit d’accès). */
      file: (asked: { path: { id: string } }) => call<PersonFile>('GET', '/people/{id}/file', asked),
      /** Noter l’opposition d’une personne : plus rien ne lui sera envoyé. */
      oppose: (asked: { path: { id: string }; query?: { dry_run?: "true" | "false" } } & Write) => call<Opposition>('POST', '/people/{id}/opposition', asked),
      /** Effacer une personne à sa demande : elle ne reviendra ni par une recherche ni par un import. */
      erase: (asked: { path: { id: string }; query?: { dry_run?: "true" | "false" } } & Write) => call<Erasure>('POST', '/people/{id}/erasure', asked),
    },
  };
}
