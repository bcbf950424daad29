import { functionsOfJob } from '../qualification/titles/read-function.ts';
import { titleWords } from '../qualification/titles/title-words.ts';
import { functionWords } from '../targeting/function-words.ts';
import { readSectors } from '../targeting/read-sectors.ts';
import type { JobFunction } from '../targeting/title-family.ts';
import { fold } from '../words/fold.ts';
import { type Headcounts, readHeadcounts } from './read-headcounts.ts';

/** What a declared market says, where it can be read; what is empty restricts nobody. */
export type Market = {
  sectors: string[];
  notSectors: string[];
  notKinds: PersonKind[];
  headcount: Headcounts | null;
  notHeadcount: Headcounts[];
  functions: JobFunction[];
};

/** Who is no company at all. */
export type PersonKind = 'independent' | 'individual';

const kindWords: Readonly<Record<PersonKind, RegExp>> = {
  independent:
    /(?<!\w{3,}[sx] )\b(?:independants?|freelances?|auto ?-?entrepreneurs?|micro ?-?entre\w+|solopreneurs?)\b/,
  individual: /\b(?:particuliers?|b ?to ?c|b2c|grand public|etudiants?|demandeurs? d.emploi|retraites?)\b/,
};
/** The kinds of people that a text names; the text is folded already. */
export const kindsNamed = (text: string): PersonKind[] =>
  (Object.keys(kindWords) as PersonKind[]).filter((kind) => kindWords[kind].test(text));

/** What follows is not served, up to the end of the sentence. */
const refusing =
  /\b(?:hors|sauf|hormis|excepte[es]*|a l.exception|a l.exclusion|en dehors|autres? que|pas|ni|jamais|exclus?(?:e|es|ons|ant)?|non)\b/;
/** « Secteur public exclu »: what stands before. */
const refusedBefore =
  /^(?=.*\w.*\bexclue?s?\b)(?!\s*(?:sont|est|nous)?\s*exclu).*?\s(?:sont |est |etant )?exclue?s?[\s,)]*$/;

/** What a target market in plain French asks for. Doubt restricts nobody. */
export function readMarket(text: string): Market {
  const { served, refused } = splitMarket(fold(text));
  const named = withoutAsides(served);
  return {
    sectors: everySector.test(named) ? [] : readSectors(withoutRoles(named)),
    notSectors: refused.flatMap((piece) => readSectors(withoutRoles(piece))),
    notKinds: refused.flatMap(kindsNamed),
    headcount: readHeadcounts(served),
    notHeadcount: refused.flatMap((piece) => readHeadcounts(piece, { isStrict: true }) ?? []),
    functions: readFunctions(named),
  };
}

function splitMarket(text: string): { served: string; refused: string[] } {
  const served: string[] = [];
  const refused: string[] = [];
  for (const sentence of text.split(/(?<!\d)[.;!?\n]|[.;!?\n](?!\d)|\bmais\b/)) {
    let isRefused = false;
    for (const piece of sentence.split(/(?<=[,)])|(?=\()/)) {
      if (refusedBefore.test(piece)) {
        refused.push(piece);
        continue;
      }
      const at: number = isRefused ? 0 : piece.search(refusing);
      isRefused = at >= 0;
      served.push(at < 0 ? piece : piece.slice(0, at));
      if (at >= 0) refused.push(piece.slice(at));
    }
    served.push('.');
  }
  return { served: served.join(''), refused };
}

const everySector =
  /\b(?:tou[st]e?s? (?:les )?(?:secteurs?|activites?|domaines?)|tout secteur|multi-?sector\w+|quel que soit (?:le|leur) (?:secteur|metier|activite)|peu importe|tous types? d)/;

/** What somebody does or needs is no sector: « qui recrutent », « avec un site marchand ». Nor is an example. */
const asides =
  /\b(?:qui(?! (?:travaillent|operent|evoluent|exercent|sont) (?:dans|sur|en))|ayant|avec|dont|souhaitant|cherchant|voulant|disposant|equipe[es]*|utilisant|confronte[es]*|pour|lors|afin|possedant|exploitant|employant|desireu\w+|soucieu\w+|sans|ou le|ou la|ou les|notamment|en particulier|particulierement|par exemple|comme|tels? que|telles? que|surtout|principalement|y compris|prioritairement|en priorite|de preference|idealement)\b[^,.;)]*(?:, d.une? [^,.;)]*)*/g;

const withoutAsides = (text: string): string => text.replace(asides, '');

const functionNames = [
  ...functionWords.flatMap(([words]) => words.split(',')),
  ...'formation,sécurité,transport,transports,énergie,énergétique,environnement,immobilier,immobilière,immobilières,santé,recrutement,HSE,QHSE,design,e-commerce,recherche,études,travaux,export,presse,production,conseil,développement,numérique,numériques,numérisation,transformation,innovation,programme,programmes,flotte,audit,web,crédit,cloud,données,usine,usines,site,sites,atelier,ateliers,magasin,magasins'.split(
    ',',
  ),
].map(fold);
const roleNouns =
  '(?:direct(?:eurs?|rices?|ions?)|responsables?|cheffe?s?|managers?|departements?|equipes?|chargee?s?|gestionnaires?|ingenieurs?|technicien(?:ne)?s?|acheteu(?:rs?|ses?)|pilotes?|(?<!de )(?<!d.)services?|fonctions?|poles?|metiers?)';
const linking = "(?:(?:de|des|du|d|en|la|le|l|les|a|adjointe?s?|et|ou|&)[ ’']+)*";
const rolePhrase = new RegExp(
  `\\b${roleNouns}\\b(?:[ ,’'/]+${linking}(?:${functionNames
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[&+]/g, '.'))
    .join('|')})\\b)+`,
  'g',
);

/** « Responsables logistique » says a job, not a sector. */
const withoutRoles = (text: string): string => text.replace(rolePhrase, ',');

const heads = new Set(
  'directeur direction responsable chef manager dirigeant gerant patron decideur dg pdg ceo president fondateur service equipe'.split(
    ' ',
  ),
);
const ownHeads = new Set('dirigeant gerant patron decideur fondateur president'.split(' '));

/** The departments whose people are asked for; none as soon as one job is not understood. */
function readFunctions(text: string): JobFunction[] {
  const found = new Set<JobFunction>();
  for (const piece of text.split(/[,.]| et | ou |\/|&/)) {
    const words = titleWords(piece);
    for (const [at, word] of words.entries()) {
      const isAcronym =
        /^(?:drh|rrh|daf|raf|dsi|rssi|dsi|cto|cfo|coo|cmo|chro|dg|pdg|ceo|qhse|dir[a-z]?)$/.test(word);
      if (!heads.has(word) && !isAcronym) continue;
      const head = /^(?:direction|service|equipe)$/.test(word) ? 'directeur' : word;
      const functions = ownHeads.has(word)
        ? new Set<JobFunction>(['Direction générale'])
        : functionsOfJob([head, ...words.slice(at + 1, at + 3)]);
      if (functions.size === 0 && !/^(?:service|equipe)$/.test(word)) return [];
      for (const one of functions) found.add(one);
    }
  }
  return [...found];
}
