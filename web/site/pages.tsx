import type { ComponentType } from 'react';
import { paths } from '#contract/paths.ts';
import type { ArticleFacts } from './article/article.ts';
import { facts as advancedFeatures } from './guides/advanced-features.md?facts';
import { facts as bestPractices } from './guides/best-practices.md?facts';
import { facts as gettingStarted } from './guides/getting-started.md?facts';
import { facts as security } from './guides/security.md?facts';
import { facts as useCases } from './guides/use-cases.md?facts';
import { facts as apiReference } from './help/api-reference.md?facts';
import { facts as help } from './help/help.md?facts';
import { facts as allTerms } from './legal/all-terms.md?facts';
import { facts as legalNotices } from './legal/legal-notices.md?facts';
import { facts as privacy } from './legal/privacy.md?facts';
import { facts as salesTerms } from './legal/sales-terms.md?facts';
import { facts as terms } from './legal/terms.md?facts';

/** What a page's file exports. */
export type PageParts = {
  Page: ComponentType;
  /** Above the top bar. */
  Banner?: ComponentType;
  /** Links to the page's own sections: in the top bar, or in a menu where it is narrow. */
  Sections?: ComponentType<{ shape: 'bar' | 'menu' }>;
};

export type SitePage = {
  /** File of the page in `web/site`, without `.page.tsx`. */
  name: string;
  title: string;
  description: string;
  /** Not for search engines. */ isPrivate?: boolean;
  /**
   * What needs no answer has no script, and what answers waits for its reader's first move: see `main.ts`. Without a word
   * here, the script comes with the page.
   */
  script?: 'never' | 'on-touch';
  /** A search engine may show it, but the site map does not offer it. */
  isUnlisted?: boolean;
  load: () => Promise<PageParts>;
};

/** A page whose text is a Markdown file names itself there. */
const headOf = ({ title, description }: ArticleFacts) => ({ title: `${title} · Accroche`, description });

/** Every public page by its canonical path; each one is its own chunk. */
export const sitePages: Record<string, SitePage> = {
  [paths.home]: {
    name: 'landing/home',
    script: 'on-touch',
    title: 'Accroche : des rendez-vous qualifiés, preuves à l’appui',
    description:
      'Accroche trouve les bonnes personnes sur LinkedIn et leur écrit en français soigné. Chaque phrase cite le fait qui la prouve.',
    load: () => import('./landing/home.page.tsx'),
  },
  [paths.signIn]: {
    name: 'account/sign-in',
    title: 'Se connecter · Accroche',
    description: 'Connectez-vous à Accroche et retrouvez vos campagnes.',
    isUnlisted: true,
    load: () => import('./account/sign-in.page.tsx'),
  },
  [paths.signUp]: {
    name: 'account/sign-up',
    script: 'on-touch',
    title: 'Créer un compte · Accroche',
    description: 'Créez votre compte Accroche. La formule FREE se teste sans carte bancaire.',
    load: () => import('./account/sign-up.page.tsx'),
  },
  [paths.forgotPassword]: {
    name: 'account/forgot-password',
    title: 'Mot de passe oublié · Accroche',
    description: 'Recevez un lien pour choisir un nouveau mot de passe.',
    isUnlisted: true,
    load: () => import('./account/forgot-password.page.tsx'),
  },
  [paths.resetPassword]: {
    name: 'account/reset-password',
    title: 'Nouveau mot de passe · Accroche',
    description: 'Choisissez un nouveau mot de passe pour votre compte Accroche.',
    isPrivate: true,
    load: () => import('./account/reset-password.page.tsx'),
  },
  [paths.verifyEmail]: {
    name: 'account/verify-email',
    title: 'Vérification de l’e-mail · Accroche',
    description: 'Vérification de votre adresse e-mail.',
    isPrivate: true,
    load: () => import('./account/verify-email.page.tsx'),
  },
  [paths.terms]: {
    name: 'legal/terms',
    script: 'never',
    ...headOf(terms),
    load: () => import('./legal/terms.page.tsx'),
  },
  [paths.salesTerms]: {
    name: 'legal/sales-terms',
    script: 'never',
    ...headOf(salesTerms),
    load: () => import('./legal/sales-terms.page.tsx'),
  },
  [paths.allTerms]: {
    name: 'legal/all-terms',
    script: 'never',
    ...headOf(allTerms),
    load: () => import('./legal/all-terms.page.tsx'),
  },
  [paths.legalNotices]: {
    name: 'legal/legal-notices',
    script: 'never',
    ...headOf(legalNotices),
    load: () => import('./legal/legal-notices.page.tsx'),
  },
  [paths.privacy]: {
    name: 'legal/privacy',
    ...headOf(privacy),
    load: () => import('./legal/privacy.page.tsx'),
  },
  [paths.apiReference]: {
    name: 'help/api-reference',
    ...headOf(apiReference),
    script: 'never',
    load: () => import('./help/api-reference.page.tsx'),
  },
  [paths.help]: {
    name: 'help/help',
    ...headOf(help),
    load: () => import('./help/help.page.tsx'),
  },
  [paths.support]: {
    name: 'help/support',
    title: 'Support · Accroche',
    description:
      'Écrire à l’équipe d’Accroche par le formulaire ou par e-mail. Une personne vous répond, en français.',
    load: () => import('./help/support.page.tsx'),
  },
  [paths.resources]: {
    name: 'guides/resources',
    script: 'never',
    title: 'Ressources · Accroche',
    description:
      'Cinq articles pour prospecter avec justesse : démarrer, écrire, régler, respecter les règles.',
    load: () => import('./guides/resources.page.tsx'),
  },
  [paths.useCases]: {
    name: 'guides/use-cases',
    script: 'never',
    ...headOf(useCases),
    load: () => import('./guides/use-cases.page.tsx'),
  },
  [paths.gettingStarted]: {
    name: 'guides/getting-started',
    script: 'never',
    ...headOf(gettingStarted),
    load: () => import('./guides/getting-started.page.tsx'),
  },
  [paths.bestPractices]: {
    name: 'guides/best-practices',
    script: 'never',
    ...headOf(bestPractices),
    load: () => import('./guides/best-practices.page.tsx'),
  },
  [paths.advancedFeatures]: {
    name: 'guides/advanced-features',
    script: 'never',
    ...headOf(advancedFeatures),
    load: () => import('./guides/advanced-features.page.tsx'),
  },
  [paths.security]: {
    name: 'guides/security',
    script: 'never',
    ...headOf(security),
    load: () => import('./guides/security.page.tsx'),
  },
};

export const serverErrorPage: SitePage = {
  name: 'frame/server-error',
  title: 'Une erreur est survenue · Accroche',
  description: 'Cette page n’a pas pu s’afficher.',
  isPrivate: true,
  load: () => import('./frame/server-error.page.tsx'),
};

export const notFoundPage: SitePage = {
  name: 'frame/not-found',
  title: '404 - Not Found · Accroche',
  description: 'Cette page n’existe pas.',
  isPrivate: true,
  load: () => import('./frame/not-found.page.tsx'),
};
