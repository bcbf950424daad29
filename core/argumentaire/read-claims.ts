import { argumentaireLimits as limits } from '../offers/argumentaire.ts';
import { capital } from '../words/capital.ts';
import { cutSentences } from '../words/cut-sentences.ts';

/** A sentence of the user's, word for word, and which one it is in the whole text. */
export type Claim = { text: string; at: number };
/** What an argument can be made of, each in the order of the text. */
export type Claims = Record<'problem' | 'proof' | 'question' | 'give', Claim[]>;

const bullet = /^[\s\-–—•▪●◦‣➤✓✔✅➡→*]+/u;
/** « Références : 140 chantiers »: a sentence that begins with its label is no sentence of a message. */
const label =
  /^(?:(?:nos |quelques |en )?(?:références?|résultats?|chiffres?(?: clés)?|exemples?|cas(?: clients?)?|bilan|preuves?)|à noter|ce qui (?:change|nous distingue|fait la différence)|(?:notre|nos) (?:différence|atouts?|plus|forces?)) ?: (?=\S)/iu;

/** A sentence without the label in front of it. */
export const withoutLabel = (sentence: string): string => {
  const withoutLabel = sentence.replace(label, '');
  return withoutLabel === sentence ? sentence : capital(withoutLabel);
};

/** Every sentence as it stands in the text, without the bullet before it. */
export const sentencesIn = (text: string): Claim[] =>
  cutSentences(text)
    .map(({ start, end }) => text.slice(start, end).replace(bullet, '').trim())
    .map(withoutLabel)
    .filter((sentence) => sentence !== '')
    .map((sentence, at) => ({ text: sentence, at }));

/** What goes wrong in a trade, whoever says it. */
const trouble =
  /erreur|écarts?|oubli|retard|(?<!\p{L})(?:pertes?(?!\p{L})|perd)|risque|difficil|difficulté|compliqu|complexe|manque|manuel|ressais|recopi|hérite|redressement|litige|réclamation|pénurie|départs?|absenté|absente?s?(?!\p{L})|(?<!\p{L})(?:jours|semaines|mois) (?:après|plus tard)(?!\p{L})|surcharg|fastidieu|impossible|chronophage|coût|échou|échec|problème|pannes?(?!\p{L})|bloqu|s’accumul|multipli|débord|trop (?:de|d’|tard|long)|mal |sans que|ne (?:voit|voient|sait|savent|suit|suivent)|n’avait pas|peine à|peinent|échapp|faute de|s’allong|dépass|défaut|se plai(?:nt|gnent)(?!\p{L})|plaintes?(?!\p{L})|interdi|introuvable|défavorable|pas prêt|trop tard|(?<!\p{L})(?:prend|prennent|demande|demandent|mobilise|mobilisent) (?:\d+|une?|deux|trois|quatre|cinq|six|huit|dix|douze|quinze|vingt) (?:heures?|jours?|journées?|semaines?|mois)(?!\p{L})/iu;
/** Said of a situation: not of the reader, nor of who sells. */
const ofSomebody =
  /(?<!\p{L})(?:vous|votre|vos|vôtres?|tu|ton|tes|nous|notre|nos|je|j’|mon|mes|on vous|contactez|découvrez|demandez|téléchargez)(?!\p{L})/iu;
/** « Vous connaissez les appels à 6 h du matin » proves nothing. */
const ofReader = /^(?:vous|votre|vos)(?!\p{L})/iu;
const figure =
  /\d|(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cent|mille|tiers|moitié)(?!\p{L})/iu;
/** What a figure is counted on, or whose case it is. */
const base =
  /(?<!\p{L})(?:chez|clients?|sur (?:\d|les|nos|deux|trois|dix|douze|cent)|pour (?:un|une)\s|en 20\d\d|nous avons|ont (?:été|trouvé|réduit|gagné)|a (?:trouvé|réduit|gagné|permis)|en moyenne|missions|audits|diagnostics|nous confi(?:e|ent)|aucune? [^,;.]{3,40} en)(?!\p{L})|%/iu;
const price =
  /(?:€|euros?)(?! (?:d’|de )?(?:économ|gagn|gain|pert|de moins|évit|récup))|tarif|forfait|(?<!\p{L})HT(?!\p{L})/iu;
const onlySells =
  /(?<!\p{L})(?:besoin d|envie d|prêts? à|intéressé|en savoir plus|minutes?|rendez-vous|contact|devis|démo)/iu;
const resource =
  /(?<!\p{L})(?:un |une |le |la |l’|notre |nos |des |les )?(?:guide|grille|modèle|exemple|checklist|check-list|liste de contrôle|livre blanc|fiche|étude|simulateur|calculateur|baromètre|trame|diagnostic gratuit|diagnostic offert|audit offert|audit gratuit)(?!\p{L})[^.,;:!?(\n]*/iu;
/** « Nos clients : entreprises de propreté », « Nos clients sont des hôtels » say for whom. */
const ofCustomers =
  /^(?:nos |notre )?(?:clients?|clientèle|cibles?|public) ?(?::| (?:est|sont) (?:surtout |principalement )?(?:des |les |de |d’|une? ))/iu;
/** « Un groupe de 12 cliniques a levé 214 observations » is the case of somebody. */
const caseOf =
  /^(?:une?|deux|trois|quatre|cinq|six|dix|\d+) \p{Ll}[^,.;:]{2,60} (?:a|ont) \p{Ll}+(?:é|i|u|is|it)e?s? [^,;]*\d/iu;
/** « Quand un rançongiciel bloque…, la commune s’arrête en moyenne 15 jours »: its figure counts the trouble. */
const situated = /^(?:quand|lorsqu|chaque fois|dès qu)/iu;
const lacking = /(?<!\p{L})(?:faute d|manque d|sans |aucune? |pas d)/iu;
/** « Le tri est obligatoire pour tous »: what the law asks of everybody says nothing of who sells. */
export const law =
  /(?<!\p{L})(?:la loi|le décret|l’arrêté|la réglementation)(?!\p{L})|(?<!\p{L})(?:est|sont|sera|seront|devient|deviennent) (?:désormais )?(?:obligatoires?|interdite?s?)(?!\p{L})/iu;
/** « Intervention sous 4 heures si un animal s’échappe » says what is done about it. */
const commits = /^[^,;]{3,40} (?:sous|en moins de) (?:\d+|une|deux) ?(?:h|heures?|jours?)(?!\p{L})/iu;
const shortest = 20;

/** The sentences that state a situation, a proof, a question or something to send; each is of one kind only. */
export function readClaims(sentences: readonly Claim[]): Claims {
  const claims: Claims = { problem: [], proof: [], question: [], give: [] };
  for (const { text, at } of sentences) {
    const kind = kindOf(text);
    const content = kind === 'give' ? (resource.exec(text)?.[0].trim() ?? '') : text;
    if (kind && content.length <= limits[kind]) claims[kind].push({ text: content, at });
  }
  return claims;
}

function kindOf(text: string): keyof Claims | null {
  // What a customer says is theirs to say.
  if (text.length < shortest || /^["“«]/u.test(text)) return null;
  if (text.endsWith('?'))
    // « Vous perdez du temps ? » asks nothing.
    return onlySells.test(text) || (trouble.test(text) && ofSomebody.test(text)) ? null : 'question';
  if (ofCustomers.test(text)) return null;
  const isProblem = trouble.test(text) && !ofSomebody.test(text) && !price.test(text) && !commits.test(text);
  // « Repoussés faute de trame » promises none.
  if (resource.test(text) && !(isProblem && lacking.test(text))) return 'give';
  if (isProblem && situated.test(text)) return 'problem';
  const isCounted = figure.test(text) && (base.test(text) || caseOf.test(text));
  if (isCounted && !price.test(text) && !ofReader.test(text)) return 'proof';
  return isProblem ? 'problem' : null;
}
