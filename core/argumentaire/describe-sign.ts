import type { Sign, SignKind, WordSource } from '../offers/argumentaire.ts';
import { quote } from '../words/quote.ts';

/** As a user chooses one. */
export const signLabels: Record<SignKind, string> = {
  words: 'Ses mots',
  recent_start: 'Prise de poste récente',
  moved: 'Changement d’entreprise récent',
  hires: 'Recrute en ce moment',
  sector: 'Secteur',
  headcount: 'Effectif',
  title: 'Intitulé de poste',
  shared_past: 'École ou employeur en commun',
};

export const wordSourceLabels: Record<WordSource, string> = {
  post: 'Publications',
  about: 'Présentation',
  role_detail: 'Détail du poste',
};

/** « nuit, 3 × 8 · moins de 12 mois »; empty where the label says it all. */
export function describeSign(sign: Sign): string {
  switch (sign.kind) {
    case 'recent_start':
    case 'moved':
      return lessThan(sign.months);
    case 'sector':
    case 'title':
      return sign.words.join(', ');
    case 'shared_past':
      return sign.names.join(', ');
    case 'headcount':
      return describeRange(sign.min, sign.max);
    case 'words':
      return [
        sign.words.join(', '),
        ...wherever(sign.places),
        ...(sign.months ? [lessThan(sign.months)] : []),
      ].join(' · ');
    case 'hires':
      return '';
  }
}

/** « son intitulé de poste mentionne « atelier » »: when it is met, as the end of a sentence. */
export function phraseSign(sign: Sign): string {
  switch (sign.kind) {
    case 'recent_start':
      return `sa prise de poste a ${lessThan(sign.months)}`;
    case 'moved':
      return `son changement d’entreprise a ${lessThan(sign.months)}`;
    case 'hires':
      return 'son entreprise recrute en ce moment';
    case 'sector':
      return `son secteur mentionne ${anyOf(sign.words)}`;
    case 'title':
      return `son intitulé de poste mentionne ${anyOf(sign.words)}`;
    case 'words':
      return `son profil mentionne ${anyOf(sign.words)}`;
    case 'headcount':
      return `son entreprise a ${describeRange(sign.min, sign.max)}`;
    case 'shared_past':
      return ['vous avez une école ou un employeur en commun', ...sign.names.slice(0, 1)].join('\u00a0: ');
  }
}

const alternatives = new Intl.ListFormat('fr', { type: 'disjunction' });
const anyOf = (words: readonly string[]) => alternatives.format(words.map(quote));

const lessThan = (months: number) => `moins de ${months}\u00a0mois`;

const wherever = (places: readonly WordSource[]): string[] =>
  places.length === Object.keys(wordSourceLabels).length
    ? []
    : [places.map((place) => wordSourceLabels[place].toLowerCase()).join(' ou ')];

const count = (value: number) => value.toLocaleString('fr-FR');

function describeRange(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return `${count(min)} à ${count(max)}\u00a0salariés`;
  if (min !== null) return `au moins ${count(min)}\u00a0salariés`;
  return max === null ? '' : `au plus ${count(max)}\u00a0salariés`;
}
