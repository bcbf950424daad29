import { fold } from '../../words/fold.ts';
import { plainLetters } from '../../words/plain-letters.ts';
import { institutionOf } from '../acronyms.ts';
import { restoreAccents } from './accented-words.ts';
import { repairCompanyCase } from './company-case.ts';
import { isEstablishment } from './establishment-nouns.ts';

/** Never part of a name, however they are written. */
const sureForms =
  'sa\\/nv|nv\\/sa|suarl|aarpi|a\\/s|ltée|ltee|lda|s\\.l|aps|oy|senc|sp\\. z o\\.o|s\\.?a\\.?s\\.?u|s\\.?a\\.?r\\.?l(?:\\.?u|\\.? unipersonnelle)?|sàrl|s\\.a\\.s|s\\.a|s\\.n\\.c|g\\.i\\.e|e\\.?u\\.?r\\.?l|eirl|selarlu?|selas|sagl|s\\.c\\.o\\.p|s\\.c\\.i|s\\.p\\.a|s\\.?r\\.?l|sprl|bvba|scrl|asbl|b\\.v|n\\.v|a\\.g|gmbh|llc|llp|ltd|limited|inc|incorporated|plc|corp|pte|pty|kgaa|co\\.?,? ltd|gmbh & co\\.? kg';
/** Also words and names: forms only in capitals, or where the whole name is small. « Le Sas », « Hôtel & Spa » keep theirs. */
const shortForms =
  'SAS|SA|SNC|SCI|SCOP|SCIC|SCA|SCS|SCP|SCM|GIE|EI|EARL|SEM|SPL|AG|BV|NV|SE|AS|AB|OY|KG|SPA|SpA|SL|GbR';
const sureAtEnd = new RegExp(`[\\s,]+(?:${sureForms})\\.?$`, 'iu');
const shortAtEnd = new RegExp(`[\\s,]+(?:${shortForms})\\.?$`, 'u');
const smallAtEnd = /[\s,]+(?:sas|sa|snc|sci|scop|ag|spa)$/u;
const titledSas = /\s+Sas$/u;
/** What a form never follows: an article, « et », « & ». */
const openEnd = /(?:^|[\s’])(?:les?|la|l|de|du|des|d|et|and|&|un|une|mon|ma|the|of)’?$/iu;
const bathing = /(?:^|\s)(?:hotel|hôtel|thermes|bains|centre|institut|beauty|day|wellness)$/iu;
/** Before a name only in capitals: « Sa Majesté » is no « SA »; « SCI du Port » needs its noun. */
const atStart =
  /^(?:SASU?|SARL|S\.A\.R\.L\.|S\.A\.S\.|S\.A\.|S\.C\.O\.P\.|SPRL|SRL|ASBL|EURL|SNC|SCI|SCOP(?: ARL)?|SCP|SCM|SELARL|SELAS|GIE|SA|EI|EIRL|EARL|SCEA|SCIC|SEM|SPL|Sarl|Sas|Eurl|Selarl)[\s,]+(?=\S)(?!(?:de|du|des|DE|DU|DES)\s|[dD]’|Institute)/u;

/** What people write where no company is. */
const noCompany =
  /^(?:n ?a|neant|aucune?|confidentiel(?:le)?|confidential|stealth(?: (?:mode|startup))*|freelance|free lance|independante?s?|self employed|(?:auto|micro) entrepr(?:eneure?|ise)|mon entreprise|plusieurs(?: entreprises)?|a mon compte|a son compte|profession liberale|retraitee?|retired|sans emploi|en recherche.*|demandeu(?:r|se) d emploi|divers|autre|various|undefined|null|none|private|prive|sasu?|sarl|sa|eurl|snc|sci|gie)$/;

const hiring =
  /[\s,–-]+#?(?:(?:nous|on) recrut\p{L}*|we(?:’| a)re hiring|is hiring|recrute\b|hiring\b|join us|rejoignez).*$/iu;
const formerly =
  /[\s,–-]+(?:ex[- ]|anciennement|précédemment|auparavant|formerly|previously)(?=\s|\p{Lu}).*$/u;
const capitalOf = /[\s,–-]+(?:au capital|rcs|siren|siret|loi (?:de )?1901)(?!\p{L}).*$/iu;
/** « Acme, éditeur de logiciels »: what follows a comma without a capital is said of the company. */
const lawyers =
  /,\s+(?:SCP|SELARL|SELAS|AARPI|SCM)\s.*$|,?\s+[Ss]ociété (?:d’avocats|d’expertise comptable|d’exercice libéral|anonyme|par actions|à responsabilité|civile|coopérative).*$/u;
/** « 9412-3387 Québec inc. (Le Fournil du Rang) »: a number, and the name that the company goes by. */
const numbered = /^\d{4}-?\d{4} (?:québec|canada)(?: inc\.?)?\s*\(([^)]+)\)$/iu;
/** « Association loi 1901 « Les Jardins » », « société HALDENBACH »: what it is, before what it is called. */
const kindBefore = /^(?:[Aa]ssociation loi (?:de |du )?1901\s*[:–-]?\s*(?=[«"“\p{Lu}])|société (?=\p{Lu}))/u;
const tagline = /,\s+(?!(?:sas|sa|sarl|et|and|de|du)(?!\p{L}))\p{Ll}\p{L}{3,}.*$/u;
const afterBar = /\s*(?:[|•→➡➜▶]|\s·|·\s|\s[-–—]\s|\s?:\s|\s\/\s).*$/u;

const longest = 150;
const generic = new Set([
  'agence',
  'centre',
  'groupe',
  'hopital',
  'hospices',
  'universite',
  'assistance publique',
]);

/** A company as one names it in a sentence; null when the field names none. */
export function cleanCompanyName(raw: string): string | null {
  if (raw.length > longest) return null;
  const text = plainLetters(raw)
    .replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Cf}|\p{Cc}|\p{So}|\ufe0f/gu, ' ')
    .replace(/['`´ʼ‘′]/g, '’')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(numbered, '$1');
  const named = withoutForms(
    beforeBar(text.replace(kindBefore, ''))
      .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
      .replace(/["“”«»]/g, ' ')
      .replace(/^[@#]\s?|^www\.|\s[*★]{1,5}$/u, '')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(hiring, '')
      .replace(formerly, '')
      .replace(capitalOf, '')
      .replace(lawyers, '')
      .replace(tagline, '')
      .replace(/(?<=\p{L}{4})\.$/u, '')
      .replace(/(?<=(?:&|et) )cie$/u, 'Cie'),
  );
  const key = fold(named)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  if (!/\p{Script=Latin}|\d/u.test(named) || key.length < 2 || noCompany.test(key)) return null;
  return repairCompanyCase(restoreAccents(withApostrophe(withoutDots(named))));
}

/** « C.H. de Valenciennes »: a body is known by its letters. */
const withoutDots = (name: string) =>
  name.replace(/^(?:\p{Lu}\.){2,}(?=\s(?:de|du|des|d’))/u, (letters) => {
    const bare = letters.replaceAll('.', '');
    return institutionOf(bare) ? bare : letters;
  });

/** « L OREAL »: capitals lose their apostrophe too. */
const withApostrophe = (name: string) =>
  name === name.toUpperCase() ? name.replace(/(?<=^|\s)([LD]) (?=[AEIOUYHÀÂÉÈÊÎÔŒ]\p{L})/gu, '$1’') : name;

/** « Pennylane | Nous recrutons ! » is Pennylane; « CHU - Hôpitaux de Bordeaux » is no CHU alone. */
function beforeBar(text: string): string {
  const bare = text.replace(/^[\s|•·–—-]+/u, '');
  const head = bare.replace(afterBar, '');
  const isAlone = head !== bare && (generic.has(fold(head)) || (!head.includes(' ') && institutionOf(head)));
  return isAlone ? bare.replace(/\s+[-–—:/]\s+/u, ' ').replace(afterBar, '') : head;
}

function withoutForms(text: string): string {
  let name = text;
  for (let shorter = cutForm(name); shorter !== name; shorter = cutForm(name)) name = shorter;
  return name.replace(atStart, '').replace(/^[\s,.;-]+|[\s,;-]+$/g, '');
}

function cutForm(name: string): string {
  const isSmall = name === name.toLocaleLowerCase('fr');
  for (const form of [sureAtEnd, shortAtEnd, ...(isSmall ? [smallAtEnd] : []), titledSas]) {
    const shorter = name.replace(form, '').trim();
    if (shorter === name || shorter === '' || openEnd.test(shorter)) continue;
    if (/\sspa$/iu.test(name) && bathing.test(shorter)) continue;
    // « Menuiserie Sas » is the joinery of Mr Sas.
    if (form === titledSas && isEstablishment(shorter)) continue;
    return shorter;
  }
  return name;
}
