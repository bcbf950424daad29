import { departmentLabels } from '../companies/departments.ts';
import { headcountLabels } from '../companies/headcount-bands.ts';
import { nafLabels } from '../companies/naf-codes.ts';
import type { ImportField } from './import-fields.ts';

export const fixCodes = [
  'encoding_repaired',
  'name_cleaned',
  'name_case',
  'name_split',
  'name_sorted',
  'linkedin_normalised',
  'linkedin_company',
  'linkedin_unreadable',
  'linkedin_old',
  'email_normalised',
  'email_unreadable',
  'email_shared',
  'phone_normalised',
  'phone_unreadable',
  'website_normalised',
  'website_unreadable',
  'siren_normalised',
  'siren_wrong',
  'naf_normalised',
  'naf_unknown',
  'department_read',
  'department_unknown',
  'headcount_read',
  'headcount_unknown',
  'text_calmed',
  'text_cut',
] as const;
export type FixCode = (typeof fixCodes)[number];

/** A value that was repaired, or left out when `after` is null. */
export type Fix = { code: FixCode; field: ImportField; before: string; after: string | null };

const sentences: Record<FixCode, string> = {
  encoding_repaired: 'Accents rétablis',
  name_cleaned: 'Nom débarrassé de ce qui n’en fait pas partie',
  name_case: 'Nom remis en casse',
  name_split: 'Prénom et nom séparés',
  name_sorted: 'Prénom et nom remis à leur place',
  linkedin_normalised: 'Adresse LinkedIn simplifiée',
  linkedin_company: 'Page d’entreprise laissée de côté',
  linkedin_unreadable: 'Adresse LinkedIn illisible, laissée de côté',
  linkedin_old: 'Ancienne adresse LinkedIn, laissée de côté',
  email_normalised: 'E-mail remis en forme',
  email_unreadable: 'E-mail invalide, laissé de côté',
  email_shared: 'E-mail partagé, il ne servira pas à reconnaître la personne',
  phone_normalised: 'Téléphone remis en forme',
  phone_unreadable: 'Téléphone illisible, laissé de côté',
  website_normalised: 'Site web complété',
  website_unreadable: 'Site web illisible, laissé de côté',
  siren_normalised: 'SIREN lu',
  siren_wrong: 'SIREN dont la clé est fausse, laissé de côté',
  naf_normalised: 'Code NAF remis en forme',
  naf_unknown: 'Code NAF absent de la nomenclature, laissé de côté',
  department_read: 'Département lu',
  department_unknown: 'Département inconnu, laissé de côté',
  headcount_read: 'Tranche d’effectif lue',
  headcount_unknown: 'Effectif sans tranche précise, laissé de côté',
  text_calmed: 'Capitales remises en minuscules',
  text_cut: 'Texte trop long, coupé',
};

/** What to write instead, where the value cannot be repaired. */
const advice: Partial<Record<FixCode, string>> = {
  headcount_unknown: 'Écrivez un nombre de salariés (120) ou une tranche de l’INSEE (100 à 199)',
  linkedin_old: 'Ouvrez-la, puis copiez l’adresse qui s’affiche (linkedin.com/in/…)',
};

/** « Nom remis en casse : DUPONT → Dupont » */
export function describeFix({ code, before, after }: Fix): string {
  const sentence = `${sentences[code]}\u00a0: ${before}`;
  if (after === null || after === before) return [sentence, advice[code]].filter(Boolean).join('. ');
  return `${sentence} → ${inWords(code, after)}`;
}

/** A code of INSEE says little to whoever has not the table at hand. */
function inWords(code: FixCode, after: string): string {
  if (code === 'headcount_read') return headcountLabels.get(after) ?? after;
  const label =
    code === 'department_read'
      ? departmentLabels.get(after)
      : code === 'naf_normalised'
        ? nafLabels.get(after)
        : undefined;
  return label ? `${after} (${label})` : after;
}

export const refusalCodes = ['no_identity', 'company_page', 'nobody'] as const;
export type RefusalCode = (typeof refusalCodes)[number];

export const refusalTexts: Record<RefusalCode, string> = {
  no_identity:
    'Ni adresse LinkedIn, ni e-mail personnel, ni identifiant CRM\u00a0: cette personne ne pourrait pas être reconnue.',
  company_page: 'L’adresse LinkedIn est celle d’une entreprise, et rien d’autre ne désigne la personne.',
  nobody:
    'Ni nom, ni adresse LinkedIn, ni e-mail dans les colonnes utilisées\u00a0: cette ligne ne désigne personne.',
};
