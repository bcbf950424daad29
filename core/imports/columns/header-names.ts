import { normaliseWords } from '../../words/normalise-words.ts';
import { fieldHeaders, type ImportField, importFields } from '../import-fields.ts';
import { repairMojibake } from '../repair-mojibake.ts';
import { crmNames, crmPresets } from './crm-presets.ts';

const fieldsByHeader = new Map<string, ImportField>();
// « City » means a town everywhere but in the presets, where it shows the whole place.
for (const name of crmNames)
  for (const { header, field } of crmPresets[name].columns)
    if (field !== 'location') fieldsByHeader.set(normaliseWords(header), field);
for (const field of importFields)
  for (const header of fieldHeaders[field] ?? []) fieldsByHeader.set(header, field);

/** Longer, it is a sentence, whatever it speaks of. */
const longestHeader = 200;

/** « Person - Email - Work », « first_name » and « FirstName » are read as words. */
const wordsOf = (header: string): string =>
  normaliseWords(
    repairMojibake(header)
      .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
      .replace(/\b[eE]-(?=mail)/g, 'e'),
  );

/** Words that give no field: whose value it is, or which of several. */
const qualifiers =
  /^(?:person|personne|interlocuteur|contact|contacts|lead|prospect|client|decideur|employee|member|linkedin|primary|principale?|main|current|actuel(?:le)?|enriched|pro|work|business) (?=.)|(?<=.) (?:work|travail|pro|professionnel(?:le)?|bureau|business|primary|principale?|public|value|du contact|du prospect|du lead|de la personne|contact|actuel(?:le)?|1|01|x)$/g;

const company =
  /\b(?:entreprise|societe|compan(?:y|ies)|organi[sz]ation|org|account|compte|employe(?:r|ur)|structure|etablissement|corporate|corp|boite|siege|hq)\b/;
const isAbout =
  /\b(?:stat(?:us|ut|e)|type|verif\w*|valid\w*|qualif\w*|confidence|confiance|score|quality|source|owner|proprietaire|responsable du|opt|consent\w*|catch|bounce|count|provider|level|niveau|seniority|description|duration|duree|date|since|depuis|start|debut|end|fin|past|previous|ancien\w*|former|image|photo|picture|avatar|keywords?|technologies|timestamp|error|query|degree|premium|twitter|facebook|instagram|id|ids|identifiant|number of|nombre|nb)\b/;

/** The field that some words speak of, in the order of the surest; the company's own go to what is known of companies. */
const rules: readonly { pattern: RegExp; field: ImportField | null; ofCompany?: ImportField | null }[] = [
  {
    pattern:
      /\b(?:linked ?in|profile?|sales nav(?:igator)?|li)\b.*\b(?:url|link|lien|adresse|page|profile?|public|public url)\b|\b(?:url|link|lien|adresse|page)\b.*\b(?:linked ?in|profile?)\b/,
    field: 'linkedin',
    ofCompany: null,
  },
  { pattern: /\b(?:domain|domaine|website|site|web)\b/, field: 'website' },
  {
    pattern:
      /\b(?:perso(?:nal|nnel|nnelle)?|private|prive|autre|other|secondary|secondaire|2|alternate|home|domicile)\b.*\be?mails?\b|\be?mails?\b.*\b(?:perso(?:nal|nnel|nnelle)?|private|prive|autre|other|secondary|secondaire|2|home|domicile)\b/,
    field: 'otherEmail',
  },
  { pattern: /\b(?:emails?|mails?|courriel|messagerie)\b/, field: 'email', ofCompany: 'otherEmail' },
  { pattern: /\bfax\b/, field: null },
  {
    pattern:
      /\b(?:standard|fixe|autre|other|home|domicile|2|secondary)\b.*\b(?:phones?|tel|telephones?)\b|\b(?:phones?|tel|telephones?)\b.*\b(?:standard|fixe|autre|other|home|domicile|2)\b|^(?:standard|fixe)$/,
    field: 'otherPhone',
  },
  {
    pattern:
      /\b(?:phones?|tel|telephones?|mobiles?|portables?|gsm|cell|cellulaire|cellphone|ligne directe|numero direct)\b/,
    field: 'phone',
    ofCompany: 'otherPhone',
  },
  {
    pattern: /\b(?:prenoms?|first ?names?|given names?|forename)\b.*\b(?:nom|noms|last ?name)\b/,
    field: 'fullName',
  },
  { pattern: /\b(?:nom|noms|last ?name)\b.*\b(?:prenoms?|first ?names?)\b/, field: 'reversedName' },
  { pattern: /\b(?:prenoms?|first ?names?|given names?|forename)\b/, field: 'firstName' },
  { pattern: /\b(?:nom de famille|last ?names?|surname|family name|nom d usage)\b/, field: 'lastName' },
  { pattern: /\b(?:full ?name|nom complet|display name)\b/, field: 'fullName' },
  { pattern: /\b(?:city|ville|town|commune|localite|locality)\b/, field: 'city' },
  { pattern: /\b(?:country|pays)\b/, field: 'country' },
  { pattern: /\b(?:zip|postal|postcode|code postal|cp)\b/, field: 'postcode' },
  { pattern: /\b(?:size|taille|employees|effectifs?|headcount|salaries)\b/, field: 'headcount' },
  { pattern: /\b(?:siren|siret)\b/, field: 'siren' },
  { pattern: /\b(?:naf|ape)\b/, field: 'naf' },
  {
    pattern:
      /\b(?:poste|fonctions?|titre|title|job|position|role|metier|occupation|headline|intitule|designation)\b/,
    field: 'headline',
  },
  {
    pattern:
      /\b(?:industr(?:y|ie)|secteur|sector|activite|activity|revenue|ca|chiffre|phone|street|rue|state|region)\b/,
    field: null,
  },
  { pattern: /\b(?:location|localisation|lieu|adresse|address)\b/, field: 'location' },
];

/** Columns about something else than who the person is: the user's own people, fairs, schools. */
const isBeside =
  /\b(?:commercial|owner|proprietaire|suivi|referent|assigne|assigned|attribue|salon|evenement|event|rencontre|campagne|campaign|naissance|rdv|ecole|formation|school|concurrent|parrain|recommande|notes?|commentaires?|remarques?|comments?)\b/;
export const isAside = (header: string): boolean => {
  if (header.length > longestHeader) return false;
  const words = wordsOf(header);
  return isAbout.test(words) || isBeside.test(words);
};

/** Of the company, whatever else the column says. */
export const isOfCompany = (header: string): boolean =>
  header.length <= longestHeader && company.test(wordsOf(header));

/** How surely a column is named for a field: 0 for a name that tools give to it, more for what only speaks of it. */
export type NamedField = { field: ImportField; doubt: number };

export function fieldOfHeader(header: string): NamedField | null {
  if (header.length > longestHeader) return null;
  const whole = wordsOf(header);
  if (whole === '' || whole.length > 60) return null;
  const bare = wordsOf(header.replace(/\(.*?\)|\[.*?\]/g, ' ')) || whole;
  const plain = bare.replace(qualifiers, '').replace(qualifiers, '');
  for (const [doubt, key] of [normaliseWords(repairMojibake(header)), whole, bare, plain].entries()) {
    const field = fieldsByHeader.get(key);
    if (field) return { field, doubt };
  }
  if (isAbout.test(bare)) return null;
  const isCompany = company.test(bare);
  const rule = rules.find(({ pattern }) => pattern.test(bare));
  if (rule) {
    const field = isCompany && rule.ofCompany !== undefined ? rule.ofCompany : rule.field;
    return field ? { field, doubt: isCompany ? 6 : 5 } : null;
  }
  const others = bare
    .replaceAll(new RegExp(company, 'g'), '')
    .replace(
      /\b(?:de|du|des|la|le|l|d|the|of|nom|name|raison sociale|associee?|associated|current|personne|contact|interlocuteur|et|actuelle|pour|for|emails?)\b/g,
      '',
    );
  return isCompany && others.trim() === '' ? { field: 'company', doubt: 5 } : null;
}
