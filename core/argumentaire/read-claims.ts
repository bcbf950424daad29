import { argumentaireLimits as limits } from '../offers/argumentaire.ts';
import { cutText } from '../pasted/cut-text.ts';
import { pieceRoles } from '../pasted/piece-role.ts';
import type { Roles } from '../pasted/piece-roles.ts';
import { readRoles } from '../pasted/read-roles.ts';
import { standsAlone } from '../pasted/stands-alone.ts';
import { withoutName } from '../pasted/without-name.ts';
import { capital } from '../words/capital.ts';

/** A sentence of the user's, word for word, which one it is in the whole text, and what it is there for. */
export type Claim = { text: string; at: number; roles: Roles };
/** What an argument can be made of, each in the order of the text. */
export type Claims = Record<'problem' | 'proof' | 'question' | 'give', Claim[]>;

/** « Références : 140 chantiers »: a sentence that begins with its label is no sentence of a message. */
const label =
  /^(?:(?:nos |quelques |en )?(?:références?|résultats?|chiffres?(?: clés)?|exemples?|cas(?: clients?)?|bilan|preuves?)|à noter|ce qui (?:change|nous distingue|fait la différence)|(?:notre|nos) (?:différence|atouts?|plus|forces?)) ?: (?=\S)/iu;

/** A sentence without the label in front of it. */
export const withoutLabel = (sentence: string): string => {
  const withoutLabel = sentence.replace(label, '');
  return withoutLabel === sentence ? sentence : capital(withoutLabel);
};

/** Of a table of before and after, each half misleads. */
const isOneSide = /^(?:avant|après|apres)(?!\p{L})/iu;

/** Every sentence and every line of a list, with what it is there for; titles too where a text is all the user's own. */
export const sentencesIn = (text: string, { keepsTitles = true } = {}): Claim[] =>
  readRoles(cutText(text))
    .filter(({ kind, under }) => (keepsTitles || kind !== 'title') && !isOneSide.test(under ?? ''))
    .map(({ text, roles }) => ({ text: withoutLabel(withoutName(text)), roles }))
    .filter(({ text }) => text !== '')
    .map((claim, at) => ({ ...claim, at }));

/** What goes wrong in a trade, whoever says it. */
const trouble =
  /erreur|écarts?|oubli|retard|(?<!\p{L})(?:pertes?(?!\p{L})|perd)|risque|difficil|difficulté|compliqu|complexe|manque|manuel|ressais|recopi|hérite|redressement|litige|réclamation|pénurie|départs?|absenté|absente?s?(?!\p{L})|(?<!\p{L})(?:jours|semaines|mois) (?:après|plus tard)(?!\p{L})|surcharg|fastidieu|impossible|chronophage|coût|échou|échec|problème|pannes?(?!\p{L})|bloqu|s’accumul|multipli|débord|trop (?:de|d’|tard|long)|mal |sans que|ne (?:voit|voient|sait|savent|suit|suivent)|n’avait pas|peine à|peinent|échapp|faute de|s’allong|dépass|défaut|se plai(?:nt|gnent)(?!\p{L})|plaintes?(?!\p{L})|interdi|introuvable|défavorable|pas prêt|trop tard|(?<!\p{L})(?:prend|prennent|demande|demandent|mobilise|mobilisent) (?:\d+|une?|deux|trois|quatre|cinq|six|huit|dix|douze|quinze|vingt) (?:heures?|jours?|journées?|semaines?|mois)(?!\p{L})/iu;
const figure =
  /\d|(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cent|mille|tiers|moitié)(?!\p{L})/iu;
/** « Un groupe de 12 cliniques a levé 214 observations » is the case of somebody. */
const caseOf =
  /^(?:une?|deux|trois|quatre|cinq|six|dix|\d+) \p{Ll}[^,.;:]{2,60} (?:a|ont) \p{Ll}+(?:é|i|u|is|it)e?s? [^,;]*\d/iu;
/** What a figure is counted on, or whose case it is. */
const base =
  /(?<!\p{L})(?:chez|clients?|sur (?:\d|les|nos|deux|trois|dix|douze|cent)|pour (?:un|une)\s|en 20\d\d|nous avons|ont (?:été|trouvé|réduit|gagné)|a (?:trouvé|réduit|gagné|permis)|en moyenne|missions|audits|diagnostics|nous confi(?:e|ent)|aucune? [^,;.]{3,40} en)(?!\p{L})|%/iu;
/** Said of a situation: not of the reader, nor of who sells. */
const ofSomebody =
  /(?<!\p{L})(?:vous|votre|vos|vôtres?|tu|ton|tes|nous|notre|nos|je|mon|ma|mes|on vous|contactez|découvrez|demandez|téléchargez)(?!\p{L})|(?<!\p{L})j’/iu;
/** « Vous connaissez les appels à 6 h du matin » proves nothing. */
const ofReader = /^(?:vous|votre|vos)(?!\p{L})/iu;
const price =
  /(?:€|euros?)(?! (?:d’|de )?(?:économ|gagn|gain|pert|de moins|évit|récup))|tarif|forfait|(?<!\p{L})HT(?!\p{L})/iu;
const onlySells =
  /(?<!\p{L})(?:besoin d|envie d|prêts? à|intéressé|en savoir plus|minutes?|rendez-vous|contact|devis|démo)/iu;
const resource =
  /(?<!\p{L})(?:un |une |le |la |l’|notre |nos |des |les )?(?:guide|grille|modèle|exemple|checklist|check-list|liste de contrôle|livre blanc|fiche|étude|simulateur|calculateur|baromètre|trame|diagnostic gratuit|diagnostic offert|audit offert|audit gratuit)(?!\p{L})[^.,;:!?(\n]*/iu;
/** « Nos clients : entreprises de propreté », « Nos clients sont des hôtels » say for whom. */
const ofCustomers =
  /^(?:nos |notre )?(?:clients?|clientèle|cibles?|public) ?(?::| (?:est|sont) (?:surtout |principalement )?(?:des |les |de |d’|une? ))/iu;
const lacking = /(?<!\p{L})(?:faute d|manque d|sans |aucune? |pas d)/iu;
/** « Le tri est obligatoire pour tous »: what the law asks of everybody says nothing of who sells. */
export const law =
  /(?<!\p{L})(?:la loi|le décret|l’arrêté|la réglementation)(?!\p{L})|(?<!\p{L})(?:est|sont|sera|seront|devient|deviennent) (?:désormais )?(?:obligatoires?|interdite?s?)(?!\p{L})/iu;
/** « Intervention sous 4 heures si un animal s’échappe » says what is done about it. */
const commits = /^[^,;]{3,40} (?:sous|en moins de) (?:\d+|une|deux) ?(?:h|heures?|jours?)(?!\p{L})/iu;
const shortest = 20;
/** « Dans une armoire, souvent. » */
const fewestOfProblem = 5;
/** « Si le site n’est pas en ligne, un mois offert » is what is promised. */
const promised = /offert|gratuit|rembours|facturée?s?(?!\p{L})|garanti/iu;
/** « 26 janvier – notre technicienne… », « Prochain webinaire : jeudi 11 h » are out of date tomorrow. */
export const isNews = (text: string): boolean =>
  /^(?:le )?\d{1,2} (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L})|(?<!\p{L})(?:webinaires?|prochaine? (?:session|atelier|rendez-vous|date)|inscriptions? ouvertes?)(?!\p{L})/iu.test(
    text,
  );

/** The sentences that state a situation, a proof, a question or something to send; each is of one kind only. */
export function readClaims(sentences: readonly Claim[]): Claims {
  const claims: Claims = { problem: [], proof: [], question: [], give: [] };
  for (const claim of sentences) {
    const kind = kindOf(claim);
    const content = kind === 'give' ? (resource.exec(claim.text)?.[0].trim() ?? '') : claim.text;
    if (kind && content.length <= limits[kind]) claims[kind].push({ ...claim, text: content });
  }
  return claims;
}

const likely = 0.45;
/** Where nothing else is likelier, a rule is enough. */
const sure = 0.65;
/** Asked of the reader about their trade; « Pourquoi nous ? » heads a section. */
const asksReader = /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu;
const headsSection = /^(?:et|pourquoi|combien|puis-je|est-ce que|qui|que|quand|mais)(?!\p{L})/iu;
const fewestAsked = 5;

function kindOf({ text, roles }: Claim): keyof Claims | null {
  // What a customer says is theirs to say.
  if (text.length < shortest || /^["“«]/u.test(text) || ofCustomers.test(text)) return null;
  if (text.endsWith('?'))
    // « Vous perdez du temps ? » asks nothing.
    return onlySells.test(text) ||
      roles.noise > likely ||
      (trouble.test(text) && ofSomebody.test(text)) ||
      !asksReader.test(text) ||
      headsSection.test(text) ||
      text.split(' ').length < fewestAsked
      ? null
      : 'question';
  const isElse = (...own: (keyof Roles)[]) =>
    pieceRoles.some((role) => !own.includes(role) && role !== 'point' && roles[role] >= sure);
  const problem = Math.max(
    roles.problem,
    trouble.test(text) && !isElse('problem') ? sure - roles.point / 5 : 0,
  );
  const isProblem =
    problem >= likely &&
    !ofSomebody.test(text) &&
    !price.test(text) &&
    !commits.test(text) &&
    !promised.test(text) &&
    text.split(' ').length >= fewestOfProblem;
  // « Repoussés faute de trame » promises none.
  if (
    resource.test(text) &&
    (roles.give >= likely || !isElse('give', 'noise')) &&
    !(isProblem && lacking.test(text))
  )
    return 'give';
  if (!standsAlone(text) || isNews(text)) return null;
  const isCounted = figure.test(text) && (base.test(text) || caseOf.test(text));
  const proof = Math.max(roles.proof, isCounted && !isElse('proof') ? sure - roles.point / 5 : 0);
  const isProof = proof >= likely && !price.test(text) && !ofReader.test(text);
  if (isProof && isProblem) return proof >= problem ? 'proof' : 'problem';
  return isProof ? 'proof' : isProblem ? 'problem' : null;
}
