/** What a key of the API may do, in the order it is offered. */
export const apiScopes = [
  'campaigns:read',
  'campaigns:write',
  'leads:read',
  'leads:write',
  'prospects:read',
  'prospects:write',
  'searches:read',
  'searches:write',
  'drafts:read',
  'drafts:write',
  'activity:read',
  'analytics:read',
  'exclusions:read',
  'exclusions:write',
  'privacy:read',
  'privacy:write',
  'drafts:approve',
  'sends:write',
] as const;
export type ApiScope = (typeof apiScopes)[number];

export type ApiSubject = ApiScope extends `${infer Subject}:${string}` ? Subject : never;

export const apiSubjects: Record<ApiSubject, string> = {
  campaigns: 'campagnes',
  leads: 'leads',
  prospects: 'prospects',
  searches: 'recherches',
  drafts: 'messages',
  activity: 'activité',
  analytics: 'analyse',
  exclusions: 'exclusions',
  privacy: 'droits des personnes',
  sends: 'envois',
};

/** Both stand for the user's own yes: never given by default, and told apart from the others. */
export const graveScopes = {
  'drafts:approve': 'valider des messages à votre place',
  'sends:write': 'faire partir au prochain créneau un message validé',
} as const satisfies Partial<Record<ApiScope, string>>;

export const isGrave = (scope: ApiScope): scope is keyof typeof graveScopes => scope in graveScopes;

export const subjectOf = (scope: ApiScope): ApiSubject => scope.slice(0, scope.indexOf(':')) as ApiSubject;

/** « lire : campagnes, prospects ; modifier : leads » */
export function describeScopes(scopes: readonly ApiScope[]): string {
  const harmless = apiScopes.filter((scope) => scopes.includes(scope) && !isGrave(scope));
  const list = (end: string) =>
    harmless.filter((scope) => scope.endsWith(end)).map((scope) => apiSubjects[subjectOf(scope)]);
  const [read, write] = [list(':read'), list(':write')];
  return [
    read.length > 0 && `lire\u00a0: ${read.join(', ')}`,
    write.length > 0 && `modifier\u00a0: ${write.join(', ')}`,
    ...apiScopes
      .filter((scope) => scopes.includes(scope))
      .map((scope) => isGrave(scope) && graveScopes[scope]),
  ]
    .filter(Boolean)
    .join('\u00a0; ');
}

/** How long a key may live, in days. */
export const keyLifetimes = [30, 90, 365] as const;
/** How long before its end a key is shown as ending soon. */
export const endsSoonDays = 14;
/** Calls of one key in a minute, whatever they are. */
export const callsPerMinute = 300;
