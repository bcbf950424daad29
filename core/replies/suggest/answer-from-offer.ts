import type { Formality } from '../../campaigns/engagement.ts';
import { atCompany } from '../../french/companies/company-phrases.ts';
import { phrasePlainly } from '../../french/sentences/offer-form.ts';
import { bare, enumerate, readList, smallInitial } from '../../french/sentences/prose.ts';
import { inRegister } from '../../french/sentences/register.ts';
import type { Argument, Argumentaire, PromiseKind } from '../../offers/argumentaire.ts';
import type { OfferData } from '../../offers/offer-data.ts';
import { cutSentences } from '../../words/cut-sentences.ts';
import { fold, words } from '../../words/fold.ts';
import { normaliseWords } from '../../words/normalise-words.ts';
import { noReference, type PickSentence } from './answer-sentences.ts';
import type { Ask } from './read-asks.ts';

/** What the offer says of what is asked, in its own words, and what it does not say. */
export type OfferAnswer = { known: string[]; unknown: string[] };
export type AnswerSource = {
  offer: OfferData;
  argumentaire: Argumentaire;
  formality: Formality;
  /** All that we wrote to them: an argument that was begun goes on, a proof is not given twice. */
  written: string;
  /** Their words, and as rules read them. */
  reply: string;
  plain: string;
};

const longestAnswer = 240;

type Excerpt = { lead: string; text: string | null | undefined };

/** What an ask is called where nothing answers it; without a name it is another one's to answer. */
const names: Partial<Record<Ask, string>> = {
  price: 'le prix',
  quote: 'le prix',
  delay: 'le délai',
  team: 'les personnes qui interviennent',
  how: 'le déroulement',
  security: 'les données',
  commitment: 'l’engagement',
  free: 'un essai',
  market: 'les entreprises concernées',
  difference: 'la comparaison',
};

export function answerFromOffer(
  asks: readonly Ask[],
  others: readonly string[],
  source: AnswerSource,
  pick: PickSentence,
): OfferAnswer {
  const finders = findersOf(source);
  const known: string[] = [];
  const unknown: string[] = [];
  const keep = (found: Excerpt[], name: string) => {
    const parts = found.flatMap(({ lead, text }) => (text ? [`${lead} : ${text}.`] : []));
    if (parts.length === 0) unknown.push(name);
    else known.push(...parts);
  };
  for (const ask of asks) {
    if (ask === 'references') {
      const references = writeReferences(source, pick);
      if (references.length === 0) unknown.push('les références');
      known.push(...references);
    }
    const find = finders[ask];
    if (find) keep(find(), names[ask] ?? 'ce point');
  }
  for (const asked of others) keep([{ lead: 'Sur ce point', text: closest(asked, source) }], 'ce point');
  return { known: [...new Set(known)], unknown: [...new Set(unknown)] };
}

const peopleWords =
  /gestionnaire|expert|consultant|equipe|ingenieur|interlocut|technicien|formateur|juriste|developpeur|specialist|metier/;
/** What may be asked of data, and the words of an offer that answer it. */
const dataWords = [
  [/confiden/, /confiden|secret/],
  [/rgpd|gdpr/, /rgpd/],
  [/heberg|serveur/, /heberg|serveur/],
  [/acce[sd]/, /acces/],
  [/secur/, /secur/],
  [/donnees/, /donnee|heberg|confiden|rgpd|secur|acces|export/],
] as const;
const duration =
  /\b(?:en|sous|dans|apres|d ici|moins de) (?:\d+|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente) (?:heures?|jours?|semaines?|mois)\b/;

function findersOf(source: AnswerSource): Partial<Record<Ask, () => Excerpt[]>> {
  const { offer, argumentaire } = source;
  const { personalProfile, companyInfo, targetingInfo } = offer;
  const asSayable = (text: string) => sayable(text, source);
  const points = readList(companyInfo.uniqueSellingPoints).flatMap((point) => asSayable(point) ?? []);
  const [what, proposal, price] = [
    companyInfo.serviceDescription,
    companyInfo.serviceOffer,
    targetingInfo.pricing,
  ].map(asSayable);
  const promise = (kind: PromiseKind) =>
    asSayable(argumentaire.mayPromise.find((one) => one.kind === kind)?.text ?? '');
  const among = (pattern: RegExp) =>
    [...points, proposal, what].find((text) => text && pattern.test(normaliseWords(text)));
  const ofPrice = { lead: 'Pour le prix', text: price ?? among(/\b(?:prix|tarifs?|forfait|euros)\b/) };
  const mySide = asSayable(argumentaire.mySide) ?? asSayable(personalProfile.personalIntroduction);
  const { jobTitle } = personalProfile;
  const company = bare(companyInfo.companyName);
  return {
    price: () => [ofPrice],
    quote: () => [ofPrice],
    delay: () => [{ lead: 'Pour le délai', text: promise('delay') ?? among(duration) }],
    team: () => [{ lead: 'Qui intervient', text: among(peopleWords) ?? mySide }],
    sender: () => [
      {
        lead: 'Pour me présenter',
        text: jobTitle && company ? `${phrasePlainly(jobTitle)} ${atCompany(company)}` : null,
      },
      { lead: 'Mon parcours', text: mySide },
    ],
    how: () => [{ lead: 'Concrètement', text: proposal ?? what }],
    what: () => [
      { lead: 'En deux mots', text: what },
      { lead: 'Concrètement', text: proposal },
    ],
    security: () => {
      const [, answers] = dataWords.find(([asked]) => asked.test(source.plain)) ?? [];
      return [{ lead: 'Pour les données', text: promise('security') ?? (answers && among(answers)) }];
    },
    commitment: () => [
      { lead: 'Pour l’engagement', text: among(/\b(?:engagement|resili\w+|abonnement|contrat)\b/) },
    ],
    free: () => {
      const free = promise('free') ?? among(/\b(?:gratuit\w*|offert\w*|essai|tests?|pilote)\b/);
      return free || !/gratuit|free/.test(source.plain) ? [{ lead: 'Pour un essai', text: free }] : [ofPrice];
    },
    market: () => [{ lead: 'À qui cela s’adresse', text: asSayable(targetingInfo.targetMarket) }],
    difference: () => [
      { lead: 'Ce qui change avec nous', text: points.length > 0 ? enumerate(points.slice(0, 3)) : null },
    ],
    guarantee: () => [
      { lead: 'Pour la garantie', text: promise('refund') ?? among(/\b(?:garanti\w*|rembours\w*)\b/) },
    ],
    why: () => [
      { lead: 'Ce qui m’amène', text: asSayable(argumentInUse(source)?.problem ?? '') ?? what },
      { lead: 'Un exemple', text: asSayable(unsentProof(source) ?? '') },
    ],
    site: () => [{ lead: 'Notre site', text: companyInfo.website.trim() }],
  };
}

/** The user's words after a colon, in the register of the answer; null when they cannot be said so. */
function sayable(raw: string, { formality, offer }: AnswerSource): string | null {
  const company = bare(offer.companyInfo.companyName);
  const adapted = inRegister(raw, formality);
  if (!adapted?.trim()) return null;
  const text = adapted.replace(/\s+/gu, ' ').trim();
  let end = 0;
  for (const span of cutSentences(text)) if (end === 0 || span.end <= longestAnswer) end = span.end;
  const first = text.slice(0, end);
  const isNamed = company !== '' && first.startsWith(`${company} `);
  const kept = isNamed ? bare(first) : phrasePlainly(first).replace(/^\p{Lu}’(?=\p{Ll})/u, smallInitial);
  return kept === '' || kept.length > longestAnswer + 60 ? null : kept;
}

/** The argument that our messages are about; null: none. */
export function argumentInUse({ argumentaire, written }: AnswerSource): Argument | null {
  const plain = normaliseWords(written);
  const has = (part: string) => part.trim() !== '' && plain.includes(normaliseWords(part));
  return (
    argumentaire.arguments.find((one) => [one.question, one.problem, one.proof, one.give].some(has)) ?? null
  );
}

/** A proof that they have not read: near their words, else of what we wrote about, else the first. */
function bestProof(source: AnswerSource): { proof: string; isNear: boolean } | null {
  const plain = normaliseWords(source.written);
  const fresh = source.argumentaire.arguments.filter(
    ({ proof }) => proof.trim() !== '' && !plain.includes(normaliseWords(proof)),
  );
  const asked = stemsOf(source.plain);
  const near = fresh.find(({ proof }) => [...stemsOf(proof)].some((stem) => asked.has(stem)));
  const inUse = argumentInUse(source);
  const found = near ?? fresh.find((one) => one === inUse) ?? fresh[0];
  return found ? { proof: found.proof, isNear: found === near } : null;
}

const referenceOf =
  /\b(?:references?|clients?|cas|experience|temoignages?|accompagne|intervenus?|travaille|resultats?)\b[^.?!\n]*?\b(?:dans|en|chez|aupres|du|de la)\b/;
const aField =
  /(?<!\p{L})dans (?:l[’']|la |le |les )(?!secteur|domaine|groupe|m[êe]me|monde|r[ée]gion|pass[ée])\p{Ll}{4,20}(?![\p{L}-])/u;

/** An example; where they asked for one of a field that no proof names, first that there is none of it to give. */
function writeReferences(source: AnswerSource, pick: PickSentence): string[] {
  const best = bestProof(source);
  const proof = best && sayable(best.proof, source);
  if (!proof) return [];
  if (best?.isNear || !referenceOf.test(source.plain)) return [`Un exemple : ${proof}.`];
  const field = aField.exec(source.reply)?.[0].replace("'", '’') ?? 'de ce type';
  return [`${pick(noReference, field)} Dans un autre contexte : ${proof}.`];
}

/** The proof of the argument that we wrote about, once, as a sentence. */
export function unsentProof(source: AnswerSource): string | null {
  const inUse = argumentInUse(source);
  if (!inUse?.proof.trim() || normaliseWords(source.written).includes(normaliseWords(inUse.proof)))
    return null;
  const adapted = inRegister(inUse.proof.trim(), source.formality);
  return adapted && `${bare(adapted)}.`;
}

/** What can be sent to them, with its article; null: nothing. */
export function giveInUse(source: AnswerSource): string | null {
  const give = argumentInUse(source)?.give ?? '';
  return give.trim() === '' ? null : sayable(give, source);
}

const empty = words(`
  alors aussi autre autres avec avez avoir bien bonjour cela cette chez comme comment dans deja depuis dire dites donc
  elle encore entre etes etre exactement faire fait faites faut juste leur leurs mais merci meme moins mon monsieur
  madame notre nous parler pour pourquoi pouvez peut plus pourriez quand que quel quelle quelles quels quoi sans
  savoir sont sous suis sur tout tous tres vers votre vos vous voulez
  client clients entreprise entreprises equipe equipes offre offres produit produits service services societe solution
  solutions travaillez travail besoin besoins
  les des une pas mon ton son mes tes ses nos vos ils par sur qui que est ont oui non car ici peu ces aux lui moi toi cet
  ans fin bon vue ca cas`);

/** A word without its ending: « intégration » and « intègre » meet. */
export const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (fold(text).match(/[\p{L}\p{N}]{3,}/gu) ?? [])
      .filter((word) => !empty.has(word))
      .map((word) => word.slice(0, 6)),
  );

/** Of a number, only a number is an answer. */
const howMany = /\bcombien (?:de |d')([a-z]{3,})/;

/** The one thing of the offer that shares a word with a question that nothing else of the offer says. */
function closest(asked: string, source: AnswerSource): string | null {
  const { companyInfo, targetingInfo } = source.offer;
  const counted = howMany.exec(asked)?.[1];
  if (counted) {
    const number = new RegExp(`\\d[\\d ]* (?:\\w+ )?${counted.slice(0, 6)}`);
    const found = [
      targetingInfo.pricing,
      companyInfo.serviceOffer,
      ...readList(companyInfo.uniqueSellingPoints),
    ].find((text) => number.test(normaliseWords(text)));
    return found ? sayable(found, source) : null;
  }
  const texts = [
    ...readList(companyInfo.uniqueSellingPoints),
    companyInfo.serviceOffer,
    targetingInfo.targetMarket,
  ].map((text) => ({ text, stems: stemsOf(text) }));
  // « Faites-vous aussi la paie du Luxembourg ? » is not answered by saying that one does payrolls.
  const general = stemsOf(companyInfo.serviceDescription);
  const shared = [...stemsOf(asked)]
    .filter((stem) => !general.has(stem))
    .map((stem) => texts.filter(({ stems }) => stems.has(stem)));
  const [only] = shared.filter((found) => found.length === 1);
  return only?.[0] ? sayable(only[0].text, source) : null;
}
