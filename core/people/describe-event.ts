import { quote } from '#core/words/quote.ts';
import { describeProof } from './identity.ts';
import type { LawfulBasis, PersonField } from './person-fields.ts';

/** What may happen to a record, and what is noted of it. */
export type PersonEvent =
  | { kind: 'found'; detail: { search?: string } }
  | { kind: 'read'; detail: Record<string, never> }
  | { kind: 'imported'; detail: { name?: string; isKnown?: boolean } }
  | { kind: 'edited'; detail: { fields: PersonField[] } }
  | { kind: 'reverted'; detail: { fields: PersonField[] } }
  | { kind: 'basis_changed'; detail: { basis: LawfulBasis } }
  | { kind: 'merged'; detail: { because: string; mergeId: string } }
  | { kind: 'unmerged'; detail: { because: string } }
  | { kind: 'address_lost'; detail: { identifier: string } }
  | { kind: 'address_gained'; detail: { identifier: string } }
  | { kind: 'tagged'; detail: { added?: string[]; removed?: string[] } }
  | { kind: 'excluded'; detail: { sentence: string } }
  | { kind: 'included'; detail: Record<string, never> }
  | { kind: 'added_to_campaign'; detail: { campaign: string } }
  | { kind: 'informed'; detail: { how: string } }
  | { kind: 'exported'; detail: Record<string, never> };
export type PersonEventKind = PersonEvent['kind'];

export const fieldNames: Record<PersonField, string> = {
  firstName: 'prénom',
  lastName: 'nom',
  headline: 'intitulé',
  company: 'entreprise',
  location: 'lieu',
  email: 'e-mail',
  phone: 'téléphone',
  website: 'site',
  siren: 'SIREN',
  naf: 'code NAF',
  department: 'département',
  headcountBand: 'effectif',
};

export const basisNames: Record<LawfulBasis, string> = {
  legitimate_interest: 'intérêt légitime',
  consent: 'consentement',
  contract: 'contrat',
};

type Texts = {
  [Kind in PersonEventKind]: (detail: Extract<PersonEvent, { kind: Kind }>['detail']) => string;
};

const listed = (fields: readonly PersonField[] = []) => fields.map((field) => fieldNames[field]).join(', ');

const texts: Texts = {
  found: ({ search }) => `Arrivée par ${search ? `la recherche ${quote(search)}` : 'une recherche LinkedIn'}`,
  read: () => 'Profil LinkedIn lu en entier',
  imported: ({ name, isKnown }) =>
    `${isKnown ? 'Complétée' : 'Arrivée'} par ${name ? `l’import ${quote(name)}` : 'un import'}`,
  edited: ({ fields }) => `Correction\u00a0: ${listed(fields)}`,
  reverted: ({ fields }) => `Retour à la valeur du profil\u00a0: ${listed(fields)}`,
  basis_changed: ({ basis }) => `Base légale\u00a0: ${basisNames[basis] ?? 'inconnue'}`,
  informed: ({ how }) => `Informée de ses droits\u00a0: ${how}`,
  merged: ({ because }) => `Deux fiches réunies\u00a0: ${describeProof(because)}`,
  unmerged: ({ because }) => `Fusion annulée (${describeProof(because)})`,
  address_lost: ({ identifier }) =>
    `L’identifiant LinkedIn ${identifier} désigne désormais quelqu’un d’autre`,
  address_gained: ({ identifier }) => `L’identifiant LinkedIn ${identifier}, repris de quelqu’un d’autre`,
  tagged: ({ added = [], removed = [] }) =>
    `Étiquettes\u00a0: ${[...added, ...removed.map((tag) => `${tag} retirée`)].join(', ')}`,
  excluded: ({ sentence }) => sentence,
  included: () => 'De nouveau possible dans les campagnes',
  added_to_campaign: ({ campaign }) => `Entrée dans la campagne ${quote(campaign)}`,
  exported: () => 'Dossier complet téléchargé',
};

/** What happened, in a line. Whoever the record is about has no gender here. */
export function describeEvent(kind: string, detail: Record<string, unknown>): string {
  return Object.hasOwn(texts, kind)
    ? (texts[kind as PersonEventKind] as (detail: unknown) => string)(detail)
    : 'Modification de la fiche';
}
