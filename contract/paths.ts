/** Every page of the product. Plain strings: the public site bundles this file and nothing else of the contract. */
export const paths = {
  home: '/',
  signIn: '/connexion',
  signUp: '/inscription',
  sessionExpired: '/login',
  welcome: '/bienvenue',
  /** Leads on to whatever the start still asks for. */
  nextStep: '/bienvenue/suite',
  forgotPassword: '/mot-de-passe-oublie',
  resetPassword: '/reinitialisation-mot-de-passe',
  verifyEmail: '/verify-email',
  terms: '/conditions',
  salesTerms: '/conditions-de-vente',
  allTerms: '/cgucgv',
  legalNotices: '/mentions-legales',
  privacy: '/confidentialite',
  help: '/aide',
  apiReference: '/aide?page=api',
  support: '/support',
  resources: '/ressources',
  useCases: '/ressources/cas-usage',
  gettingStarted: '/ressources/guide-demarrage',
  bestPractices: '/ressources/meilleures-pratiques',
  advancedFeatures: '/ressources/fonctionnalites-avancees',
  security: '/ressources/securite-conformite',
  leads: '/leads',
  discovery: '/leads/discovery',
  prospects: '/prospects',
  search: '/linkedin-search',
  settings: '/parametres',
  profile: '/parametres#profil',
  accountSecurity: '/parametres#securite',
  subscription: '/parametres#abonnement',
  integrations: '/parametres#integrations',
  apiKeys: '/parametres#api',
  notificationSettings: '/parametres#notifications',
  writing: '/parametres#ecriture',
  exclusions: '/parametres#exclusions',
  personalData: '/parametres#donnees',
  ownAccount: '/parametres#mon-compte',
  socialAccounts: '/settings/accounts',
  authCallback: '/auth/callback',
  administration: '/administrateur',
  adminSignIn: '/admin/login',
  adminDashboard: '/admin/dashboard',
} as const;

export const campaignPath = (id: string): string => `/campaigns/${encodeURIComponent(id)}`;
/** Without an id, a new campaign; without a step, where its preparation stands. */
export const wizardPath = (...parts: [id?: string, step?: string]): string =>
  ['/production/campaign', ...parts.filter((part) => part !== undefined).map(encodeURIComponent)].join('/');

/** Without a draft, a new list; `campaignId` is the campaign that the list is meant for. */
export const importPath = (draftId?: string, campaignId?: string | null): string =>
  `${paths.leads}?vue=import${draftId ? `&brouillon=${encodeURIComponent(draftId)}` : ''}${campaignId ? `&campagne=${encodeURIComponent(campaignId)}` : ''}`;

/** The leads, to choose some for a campaign. */
export const chooseLeadsPath = (campaignId: string): string =>
  `${paths.leads}?pour=${encodeURIComponent(campaignId)}`;

/** The texts that wait for a yes; of one campaign, or one of them. */
export const validationPath = (
  of: { campaignId?: string; draftId?: string; isChecked?: boolean } = {},
): string =>
  `${paths.prospects}?vue=validation${of.campaignId ? `&campagne=${encodeURIComponent(of.campaignId)}` : ''}${of.isChecked ? '&etat=valides-par-les-controles' : ''}${of.draftId ? `&texte=${encodeURIComponent(of.draftId)}` : ''}`;

/** The inbox, or one conversation in it. */
export const conversationsPath = (conversationId?: string): string =>
  `${paths.prospects}?vue=conversations${conversationId ? `&conversation=${encodeURIComponent(conversationId)}` : ''}`;

/** Those that are unread or still to answer: what the dashboard counts. */
export const waitingConversationsPath = `${conversationsPath()}&etat=a-traiter`;

/** What a person contacted by a sender reads of them, and where they say no. */
export const senderPagePath = (token: string): string => `${paths.privacy}?e=${encodeURIComponent(token)}`;

/** People who entered a sequence: of one campaign, at some stages, or who came to something; or one of them. */
export const prospectsPath = (
  of: { campaignId?: string; stages?: readonly string[]; mark?: string | undefined; personId?: string } = {},
): string => {
  const query = new URLSearchParams();
  if (of.campaignId) query.set('campagne', of.campaignId);
  if (of.stages?.length) query.set('etape', of.stages.join(','));
  if (of.mark) query.set('jalon', of.mark);
  if (of.personId) query.set('personne', of.personId);
  return query.size > 0 ? `${paths.prospects}?${query}` : paths.prospects;
};

/** Calls that the public site makes too, without the schemas of the rest of the contract. */
export const siteCalls = {
  session: '/api/auth/session',
  login: '/api/auth/login',
  twoFactor: '/api/auth/two-factor',
  register: '/api/auth/register',
  verifyEmail: '/api/auth/verify-email',
  forgotPassword: '/api/auth/forgot-password',
  resetPassword: '/api/auth/reset-password',
  support: '/api/support',
  senderPage: '/api/sender-page',
  opposition: '/api/sender-page/opposition',
  privacyRequest: '/api/sender-page/request',
  campaignClock: '/api/campaign-clock',
  enterDemo: '/api/demo/session',
} as const;

/** Same page, English address kept by the specification. */
export const aliases: Record<string, string> = { '/privacy': paths.privacy, '/terms': paths.terms };

/** Pages prerendered as HTML, one file each. */
export const sitePaths: readonly string[] = [
  paths.signIn,
  paths.signUp,
  paths.forgotPassword,
  paths.resetPassword,
  paths.verifyEmail,
  paths.terms,
  paths.salesTerms,
  paths.allTerms,
  paths.legalNotices,
  paths.privacy,
  paths.help,
  paths.support,
  paths.resources,
  paths.useCases,
  paths.gettingStarted,
  paths.bestPractices,
  paths.advancedFeatures,
  paths.security,
];

/** Pages of the application, as patterns; `:x` is one segment, `:x?` an optional one. */
export const appPatterns: readonly string[] = [
  '/campaigns/:campaignId',
  '/campaigns/:campaignId/analytics',
  '/campaigns/:campaignId/intelligence',
  paths.leads,
  paths.discovery,
  paths.prospects,
  paths.settings,
  paths.search,
  paths.socialAccounts,
  paths.welcome,
  paths.nextStep,
  '/production/campaign-creation/:campaignId?',
  '/production/campaign/:campaignId?/:stepId?',
  paths.administration,
  paths.adminSignIn,
  paths.adminDashboard,
  paths.authCallback,
];

const resetLink = /^\/[0-9a-f]{64}$/;

const appRegexes = appPatterns.map(
  (pattern) => new RegExp(`^${pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/\/:\w+/g, '/[^/]+')}$`),
);

export type PageKind = { kind: 'app' } | { kind: 'site'; page: string } | { kind: 'not-found' };

/** Which HTML answers a path: the application shell, a prerendered page (by its canonical path), or the 404. */
export function pageForPath(pathname: string, isSignedIn: boolean, search = ''): PageKind {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  if (path === paths.home) return isSignedIn ? { kind: 'app' } : { kind: 'site', page: paths.home };
  const canonical = Object.hasOwn(aliases, path) ? aliases[path] : path;
  // The only page whose address goes on after the path.
  if (canonical === paths.help && new URLSearchParams(search).get('page') === 'api')
    return { kind: 'site', page: paths.apiReference };
  if (canonical && sitePaths.includes(canonical)) return { kind: 'site', page: canonical };
  if (resetLink.test(path)) return { kind: 'site', page: paths.resetPassword };
  if (appRegexes.some((regex) => regex.test(path))) return { kind: 'app' };
  return { kind: 'not-found' };
}

/** `retour` must stay on this site: a path, never `//host`, a scheme or a backslash. */
export function safeReturnPath(value: string | null | undefined): string | null {
  if (!value || value.length > 2000 || !value.startsWith('/') || /^\/[/\\]/.test(value)) return null;
  return value.includes('\\') || /\p{Cc}/u.test(value) ? null : value;
}
