import type { ComponentType } from 'react';
import { paths } from '#contract/paths.ts';

export type SitePage = {
  /** File of the page, without `.page.tsx`. */
  name: string;
  title: string;
  description: string;
  /** Not for search engines. */
  isPrivate?: boolean;
  load: () => Promise<{ Page: ComponentType }>;
};

/** Every public page by its canonical path; each one is its own chunk. */
export const sitePages: Record<string, SitePage> = {
  [paths.home]: {
    name: 'home',
    title: 'Accroche : des rendez-vous qualifiés, preuves à l’appui',
    description:
      'Accroche trouve les bonnes personnes sur votre réseau professionnel et leur écrit en français soigné. Chaque phrase cite le fait qui la prouve.',
    load: () => import('./home.page.tsx'),
  },
  [paths.signIn]: {
    name: 'sign-in',
    title: 'Se connecter · Accroche',
    description: 'Connectez-vous à Accroche et retrouvez vos campagnes.',
    load: () => import('./sign-in.page.tsx'),
  },
  [paths.signUp]: {
    name: 'sign-up',
    title: 'Créer un compte · Accroche',
    description: 'Créez votre compte Accroche. La formule FREE se teste sans carte bancaire.',
    load: () => import('./sign-up.page.tsx'),
  },
  [paths.forgotPassword]: {
    name: 'forgot-password',
    title: 'Mot de passe oublié · Accroche',
    description: 'Recevez un lien pour choisir un nouveau mot de passe.',
    load: () => import('./forgot-password.page.tsx'),
  },
  [paths.resetPassword]: {
    name: 'reset-password',
    title: 'Nouveau mot de passe · Accroche',
    description: 'Choisissez un nouveau mot de passe pour votre compte Accroche.',
    isPrivate: true,
    load: () => import('./reset-password.page.tsx'),
  },
  [paths.verifyEmail]: {
    name: 'verify-email',
    title: 'Vérification de l’e-mail · Accroche',
    description: 'Vérification de votre adresse e-mail.',
    isPrivate: true,
    load: () => import('./verify-email.page.tsx'),
  },
  [paths.terms]: {
    name: 'terms',
    title: 'Conditions générales d’utilisation · Accroche',
    description: 'Les règles d’utilisation d’Accroche, en clair.',
    load: () => import('./terms.page.tsx'),
  },
  [paths.salesTerms]: {
    name: 'sales-terms',
    title: 'Conditions générales de vente · Accroche',
    description: 'Formules, prix, facturation et résiliation d’Accroche.',
    load: () => import('./sales-terms.page.tsx'),
  },
  [paths.allTerms]: {
    name: 'all-terms',
    title: 'CGU-CGV · Accroche',
    description: 'Conditions générales d’utilisation et de vente d’Accroche, réunies.',
    load: () => import('./all-terms.page.tsx'),
  },
  [paths.legalNotices]: {
    name: 'legal-notices',
    title: 'Mentions légales · Accroche',
    description: 'Éditeur, contact et propriété intellectuelle du site Accroche.',
    load: () => import('./legal-notices.page.tsx'),
  },
  [paths.privacy]: {
    name: 'privacy',
    title: 'Confidentialité · Accroche',
    description: 'Les données qu’Accroche traite, pourquoi, combien de temps, et vos droits.',
    load: () => import('./privacy.page.tsx'),
  },
  [paths.help]: {
    name: 'help',
    title: 'Centre d’aide · Accroche',
    description: 'Les réponses aux questions les plus courantes sur Accroche.',
    load: () => import('./help.page.tsx'),
  },
  [paths.support]: {
    name: 'support',
    title: 'Support · Accroche',
    description: 'Écrire à l’équipe d’Accroche, et ce qu’il faut joindre à votre demande.',
    load: () => import('./support.page.tsx'),
  },
  [paths.resources]: {
    name: 'resources',
    title: 'Ressources · Accroche',
    description: 'Guides et conseils pour prospecter avec justesse.',
    load: () => import('./resources.page.tsx'),
  },
  [paths.useCases]: {
    name: 'use-cases',
    title: 'Cas d’usage · Accroche',
    description: 'Quatre métiers, quatre premières lignes qui tiennent sur un fait daté.',
    load: () => import('./use-cases.page.tsx'),
  },
  [paths.gettingStarted]: {
    name: 'getting-started',
    title: 'Guide de démarrage · Accroche',
    description: 'De l’inscription à la première campagne, en cinq étapes.',
    load: () => import('./getting-started.page.tsx'),
  },
  [paths.bestPractices]: {
    name: 'best-practices',
    title: 'Meilleures pratiques · Accroche',
    description: 'Cibler, écrire, relancer et s’arrêter : les habitudes qui comptent.',
    load: () => import('./best-practices.page.tsx'),
  },
  [paths.advancedFeatures]: {
    name: 'advanced-features',
    title: 'Fonctionnalités avancées · Accroche',
    description: 'Simulation, variantes, horaires par étape, chiffres cliquables.',
    load: () => import('./advanced-features.page.tsx'),
  },
  [paths.security]: {
    name: 'security',
    title: 'Sécurité et conformité · Accroche',
    description: 'Comment Accroche protège les comptes, les données et les personnes contactées.',
    load: () => import('./security.page.tsx'),
  },
};

export const notFoundPage: SitePage = {
  name: 'not-found',
  title: '404 - Not Found · Accroche',
  description: 'Cette page n’existe pas.',
  isPrivate: true,
  load: () => import('./not-found.page.tsx'),
};
