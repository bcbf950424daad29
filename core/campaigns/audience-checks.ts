import type { LawfulBasis, PersonSource } from '../people/person-fields.ts';
import { criteriaLabels } from '../targeting/criteria-labels.ts';
import type { CriteriaField } from '../targeting/icp-criteria.ts';
import type { Audience, LeftOutReason, NeededField } from './audience.ts';
import { type LaunchCheck, passed, refused, warned } from './launch-check.ts';

/** Whom the target does not keep, and because of what. */
export type RemovedFacts = {
  removed: number;
  unknown: number;
  criteria: { criterion: CriteriaField; people: number }[];
};

export type AudienceFacts = {
  contacted: number;
  /** Of those, outside the market of the offer and kept by hand. */
  keptOutside: number;
  leftOut: Partial<Record<LeftOutReason, number>>;
  incomplete: { personId: string; name: string; missing: NeededField[] }[];
  sources: Partial<Record<PersonSource, number>>;
  bases: Partial<Record<LawfulBasis, number>>;
};

/** What the launch checks need to know of an audience. */
export function summariseAudience({ contacted, leftOut, incomplete }: Audience): AudienceFacts {
  return {
    contacted: contacted.length,
    keptOutside: contacted.filter(({ isKeptOutside }) => isKeptOutside).length,
    leftOut: countBy(leftOut, ({ because }) => because),
    incomplete: incomplete.map(({ lead: { personId, name }, missing }) => ({ personId, name, missing })),
    sources: countBy(contacted, ({ source }) => source),
    bases: countBy(contacted, ({ lawfulBasis }) => lawfulBasis),
  };
}

function countBy<Item, Key extends string>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): Partial<Record<Key, number>> {
  const counts: Partial<Record<Key, number>> = {};
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
  return counts;
}

export const people = (count: number) =>
  `${count.toLocaleString('fr-FR')} ${count > 1 ? 'personnes' : 'personne'}`;

const leftOutTexts: Record<LeftOutReason, (count: number) => string> = {
  opposed: (count) => `${count} ${count > 1 ? 'se sont opposées' : 's’est opposée'} à tout contact`,
  excluded: (count) => `${count} ${count > 1 ? 'sont exclues' : 'est exclue'}`,
  other_campaign: (count) => `${count} ${count > 1 ? 'sont suivies' : 'est suivie'} dans une autre campagne`,
  refused: (count) => `${count} ${count > 1 ? 'ont' : 'a'} décliné votre proposition`,
  answered: (count) => `${count} ${count > 1 ? 'vous ont' : 'vous a'} déjà répondu`,
  declined: (count) => `${count} ${count > 1 ? 'ont' : 'a'} décliné votre invitation`,
  contacted: (count) =>
    `${count} ${count > 1 ? 'ont déjà été contactées' : 'a déjà été contactée'} par une autre campagne`,
  outside_market: (count) => `${count} ${count > 1 ? 'sont' : 'est'} hors de votre marché`,
  enrolled: (count) => `${count} ${count > 1 ? 'sont' : 'est'} déjà dans la séquence`,
};

export function describeLeftOut(leftOut: AudienceFacts['leftOut']): string {
  const reasons = (Object.entries(leftOut) as [LeftOutReason, number][]).map(([reason, count]) =>
    leftOutTexts[reason](count),
  );
  return reasons.join(', ');
}

const mostCriteria = 3;

/** « des 23 trouvées, 22 ne sont pas retenues (taille de l’entreprise : 14, lieux : 5, à vérifier : 3) » */
export function describeRemoved(found: number, { removed, unknown, criteria }: RemovedFacts): string {
  const count = removed + unknown;
  if (count === 0) return '';
  const reasons = [
    ...criteria
      .slice(0, mostCriteria)
      .map(({ criterion, people }) => `${criteriaLabels[criterion]}\u00a0: ${people}`),
    ...(unknown > 0 ? [`à vérifier\u00a0: ${unknown}`] : []),
  ];
  return `des ${found.toLocaleString('fr-FR')} trouvées, ${count.toLocaleString('fr-FR')} ${count > 1 ? 'ne sont pas retenues' : 'n’est pas retenue'} (${reasons.join(', ')})`;
}

/** Kept with one click: said once more before a text reaches somebody whom the offer is not for. */
export function checkMarket({ keptOutside }: AudienceFacts): LaunchCheck[] {
  if (keptOutside === 0) return [];
  return [
    warned(
      'market',
      'Hors de votre marché',
      `${people(keptOutside)} hors de votre marché, ${keptOutside > 1 ? 'gardées' : 'gardée'} par vous`,
      { step: 'leads' },
    ),
  ];
}

const missingTexts: Record<NeededField, string> = {
  identity: 'profil LinkedIn inconnu',
  firstName: 'prénom inconnu',
};

export function checkFields({ incomplete }: AudienceFacts): LaunchCheck {
  if (incomplete.length === 0)
    return passed('fields', 'Champs', 'Profil LinkedIn et prénom connus pour tous');
  return refused(
    'fields',
    incomplete.length > 1
      ? `${people(incomplete.length)} ont des champs vides`
      : 'Une personne a des champs vides',
    'Sans profil, rien ne peut leur parvenir ; sans prénom, aucun message ne peut les saluer. Complétez, ou retirez-les.',
    { step: 'leads' },
    incomplete.map(({ personId, name, missing }) => ({
      personId,
      name,
      missing: missing.map((field) => missingTexts[field]).join(', '),
    })),
  );
}

const sourceTexts: Record<PersonSource, string> = {
  search: 'par recherche',
  import: 'par import',
  relations: 'de vos relations',
  manual: 'ajoutées à la main',
};
const basisTexts: Record<LawfulBasis, string> = {
  legitimate_interest: 'intérêt légitime',
  consent: 'consentement',
  contract: 'contrat',
};

/** Every person has both by construction; they are shown so that the user knows what they rely on. */
export function checkSources({ sources, bases }: AudienceFacts): LaunchCheck {
  const format = <Key extends string>(counts: Partial<Record<Key, number>>, texts: Record<Key, string>) =>
    (Object.entries(counts) as [Key, number][]).map(([key, count]) => `${count} ${texts[key]}`).join(', ');
  const [origins, grounds] = [format(sources, sourceTexts), format(bases, basisTexts)];
  return passed('sources', 'Source et base légale', `${origins}\u00a0; ${grounds}`);
}
