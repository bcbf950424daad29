import { planLimits, requiredPlans } from '#core/identity/plans.ts';

export type Question = { question: string; answer: string };

const { leadSearches, icps, offers } = planLimits.FREE;

/** The only place of these answers: the page and its structured data read them here. */
export const faq: readonly Question[] = [
  {
    question: 'Garantissez-vous un nombre de rendez-vous ?',
    answer:
      'Non, personne ne peut le faire honnêtement. Avant le lancement, la simulation donne une fourchette et les hypothèses qui la produisent. Ensuite, vos propres résultats remplacent ces hypothèses. Tant qu’ils sont trop peu nombreux, nous l’écrivons.',
  },
  {
    question: 'Puis-je relire les messages avant l’envoi ?',
    answer:
      'Oui, c’est le réglage par défaut : « Je valide chaque message ». Vous pouvez ensuite ne valider que les exceptions, ou passer en automatique.',
  },
  {
    question: 'Mon compte court-il un risque ?',
    answer:
      'Tout envoi automatisé en comporte un. Accroche le réduit : plafonds par jour et par semaine, démarrage progressif sur quatre semaines pour un compte nouvellement connecté, envois espacés, pause automatique au premier avertissement du réseau.',
  },
  {
    question: 'Peut-on connecter Accroche à son CRM ?',
    answer: `Oui, des intégrations CRM existent : elles se règlent dans vos paramètres. HubSpot, Pipedrive et Salesforce se connectent avec toutes les formules ; si votre outil n’en fait pas partie, l’export CSV des leads est compris à partir de la formule ${requiredPlans.csvExport}.`,
  },
  {
    question: 'Y a-t-il une API ?',
    answer: `Oui, uniquement avec la formule ${requiredPlans.api}.`,
  },
  {
    question: 'Que comprend la formule FREE ?',
    answer: `${leadSearches?.count} recherches de leads au total, ${icps} client idéal (ICP) et ${offers} offre commerciale, sans carte bancaire. Une recherche qui échoue ou ne trouve personne ne compte pas.`,
  },
  {
    question: 'À quoi sert le code BIENVENUE ?',
    answer:
      'Le prix annuel vaut déjà dix mois pour douze. Le code ajoute deux mois gratuits à la première période annuelle : quatorze mois au lieu de douze. Il ne s’applique pas à un abonnement mensuel.',
  },
  {
    question: 'Comment respectez-vous le RGPD ?',
    answer: `Chaque personne a une base légale et une source. Une opposition arrête tout, dans toutes vos campagnes, sans limite de durée. Vous pouvez à tout moment effacer les données d’une personne, ou les exporter pour les lui remettre ; l’export CSV de vos leads est compris à partir de la formule ${requiredPlans.csvExport}. Les données sont purgées trois ans après la collecte ou le dernier message de la personne.`,
  },
];
