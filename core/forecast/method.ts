import { enoughEvents, priors, type Rates } from './priors.ts';

const counted = {
  acceptance: 'invitations',
  reply: 'personnes contactées',
  positive: 'réponses',
} as const;

const percent = (share: number) =>
  `${(share * 100).toLocaleString('fr-FR', { maximumFractionDigits: 0 })}\u00a0%`;

/** « d’après vos 349 invitations », « estimation, aucune donnée à vous » */
export function describeGround(name: keyof Rates, { measuredOn }: Rates[keyof Rates]): string {
  return measuredOn > 0
    ? `d’après vos ${measuredOn.toLocaleString('fr-FR')} ${counted[name]}`
    : `d’après les moyennes publiées par ${priors[name].publisher}`;
}

/** What a forecast rests on, listed in full: nothing of it is a promise. */
export function describeMethod(rates: Rates): string[] {
  const ground = (name: keyof Rates, what: string) =>
    rates[name].measuredOn > 0
      ? `${what}\u00a0: ${percent(rates[name].share)}, mesuré sur vos ${rates[name].measuredOn.toLocaleString('fr-FR')} ${counted[name]}.`
      : `${what}\u00a0: ${percent(rates[name].share)}. Source\u00a0: ${priors[name].source}. Vos propres chiffres prendront le relais à partir de ${enoughEvents[name]} ${counted[name]}.`;
  return [
    'Le calendrier sort du moteur qui enverra vraiment\u00a0: mêmes horaires, mêmes quotas, mêmes espacements, autres campagnes du compte comprises.',
    ground('acceptance', 'Invitations acceptées'),
    ground('reply', 'Réponses parmi les personnes contactées'),
    ground('positive', 'Réponses positives'),
    'Délai d’acceptation\u00a0: 21\u00a0% en une heure, 63\u00a0% en un jour, 88\u00a0% en une semaine (Botdog, 16\u00a0492 invitations). Délai de réponse\u00a0: la moitié en un jour, 95\u00a0% en une semaine (hypothèse, rien n’est publié).',
    'Fourchettes\u00a0: huit fois sur dix, le résultat devrait s’y trouver. Les messages sont supposés validés, et les tâches faites, à temps.',
  ];
}
