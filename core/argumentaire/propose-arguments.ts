import { looksLikeAcronym } from '../french/acronyms.ts';
import { readRole } from '../french/people/role.ts';
import { afterCompany } from '../french/sentences/own-sentence.ts';
import {
  type Argument,
  type Argumentaire,
  argumentaireLimits as limits,
  type PermittedPromise,
  type PromiseKind,
} from '../offers/argumentaire.ts';
import type { OfferData } from '../offers/offer-data.ts';
import { communesNamed } from '../places/communes.ts';
import { capital } from '../words/capital.ts';
import { marketSigns, proposeNotFor, situationWords, wordsSign } from './propose-signs.ts';
import { type Claim, type Claims, law, readClaims, sentencesIn } from './read-claims.ts';

/**
 * An argumentaire to correct, from what the user wrote and from a text of theirs: each part is made of their own words,
 * or empty for them to fill.
 */
export function proposeArguments(offer: OfferData, pasted: string): Argumentaire {
  const { companyInfo, targetingInfo, personalProfile } = offer;
  const { serviceDescription, serviceOffer, uniqueSellingPoints, companyName } = companyInfo;
  const _written = [serviceDescription, uniqueSellingPoints, pasted].join('\n');
  const own = sentencesIn([serviceDescription, uniqueSellingPoints].join('\n'));
  const sentences = onceEach([...own, ...sentencesIn(pasted, { keepsTitles: false })]).map((claim, at) => ({
    ...claim,
    at,
  }));
  // What the company does is no situation of its customers.
  const ofTrade = sentences.filter(
    ({ text }) => !companyName || !(text.startsWith(companyName) || afterCompany(text, companyName) !== null),
  );
  const market = sentencesIn(targetingInfo.targetMarket).map(({ text }) => text);
  const ofMarket = marketSigns(market);
  const proposed = assemble(readClaims(ofTrade), sentencesIn(uniqueSellingPoints));
  const all = [...sentences, ...sentencesIn(serviceOffer)]
    .filter(({ roles }) => roles.noise < unsure && roles.quote < unsure)
    .map(({ text }) => text);
  const mySide = personalProfile.personalIntroduction.trim();
  return {
    arguments: proposed.slice(0, limits.arguments).map((parts, at) => ({
      id: `p${at + 1}`,
      name: nameOf(parts.problem || parts.proof),
      mayNameCustomer: false,
      signs: [...wordsSign(parts.problem), ...ofMarket].slice(0, limits.signs),
      ...parts,
    })),
    notFor: proposeNotFor([...all, ...market]),
    mayPromise: proposePromises(all),
    mySide: mySide.length <= limits.mySide && !mySide.includes('\n') ? mySide : '',
    tradeWords: tradeWordsIn(all.join('\n'), companyName),
  };
}

/** A button and what a customer says promise nothing. */
const unsure = 0.6;

/** What the offer and the text both say is said once. */
function onceEach(claims: readonly Claim[]): Claim[] {
  const seen = new Set<string>();
  return claims.filter(({ text }) => {
    const key = withoutStop(text);
    return !seen.has(key) && seen.add(key);
  });
}
const withoutStop = (text: string) => text.replace(/[\s.]+$/u, '');

/** « Sans engagement » is no reason to write. */
const fewestWords = 5;

type Parts = Pick<Argument, 'problem' | 'proof' | 'question' | 'give'>;

/** Each situation with what is said about it; a proof that no situation asks for waits for its own. */
function assemble({ problem, ...others }: Claims, points: readonly Claim[]): Parts[] {
  const parts = problem.map(({ text }): Parts => ({ problem: text, proof: '', question: '', give: '' }));
  const alone: Parts[] = [];
  for (const kind of ['proof', 'question', 'give'] as const)
    for (const claim of others[kind]) {
      const to = nearest(claim, problem, (at) => parts[at]?.[kind] === '');
      if (to !== null && parts[to]) parts[to][kind] = claim.text;
      else if (kind === 'proof') alone.push({ problem: '', proof: claim.text, question: '', give: '' });
    }
  const known = new Set([...parts, ...alone].flatMap((each) => Object.values(each).map(withoutStop)));
  const methods = points
    .filter(
      ({ text }) =>
        !known.has(withoutStop(text)) && text.length <= limits.proof && text.split(' ').length >= fewestWords,
    )
    .map(({ text }): Parts => ({ problem: '', proof: text, question: '', give: '' }));
  return [...parts, ...alone, ...methods];
}

/** How far apart two sentences may stand and still be about one thing. */
const farthest = 3;

/** The situation that shares most words with a claim, or stands closest before it; null: none is about it. */
function nearest(claim: Claim, problems: readonly Claim[], isFree: (at: number) => boolean): number | null {
  const words = new Set(situationWords(claim.text).map((word) => word.toLowerCase()));
  const scored = problems.map((problem, at) => {
    const shared = situationWords(problem.text).filter((word) => words.has(word.toLowerCase())).length;
    const distance = claim.at - problem.at;
    const closeness = distance > 0 && distance <= farthest ? 1 - distance / 10 : 0;
    return { at, score: isFree(at) ? shared + closeness : 0 };
  });
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  return best && best.score > 0 ? best.at : null;
}

const phrase = /(?<!\p{L})[\p{L}\d-]{4,}(?: (?:de |d’|du |des |à |en )?[\p{L}\d-]{3,})?/gu;
const opening =
  /^(?:avec|dans|pour|chez|plusieurs|certains|certaines|chaque|lorsque|quand|sans|sous|cette|leurs?|trop|souvent|beaucoup|toutes?|tous|nous|vous|avons|sommes|faire)(?!\p{L})/iu;

const quantity = /^(?:(?:beaucoup|la plupart|nombre|trop|plupart) (?:de |des |d’)|aucune? )/iu;
/** « nous avons refait 340 chaises »: the chairs. */
const done = /^(?:nous avons|on a|j’ai) \p{L}+ (?:\d+ )?/iu;

/** « En France, … », « Pour l’exposition de Quimper, … »: where and when, not what. */
const setting = /^(?:en|à|au|aux|dans|depuis|chez|pour|sur|lors) [^,]{2,50}, (?=.{12})/iu;

/** « Bascule de SIRH »: the first thing that it speaks of, for the user alone. */
function nameOf(text: string): string {
  const bare = text.replace(setting, '').replace(done, '').replace(quantity, '');
  const first =
    (bare.match(phrase) ?? []).find(
      (words) => !opening.test(words) && !/^\d+(?: |$)/u.test(words) && !isWhoOrWhere(words),
    ) ?? '';
  const [head = '', link, tail] = first.split(' ');
  const isLinked = tail !== undefined || /^d’/u.test(link ?? '');
  return capital((isLinked ? first : head).slice(0, limits.name));
}

/** « Technicien », « Douarnenez »: who comes and where say nothing of what an argument is about. */
function isWhoOrWhere(words: string): boolean {
  const [head = ''] = words.split(' ');
  return readRole(head) !== null || communesNamed(head).length > 0;
}

const promises: Record<PromiseKind, RegExp> = {
  free: /gratuit|offert(?!\p{L})|sans frais|n(?:e sera|e seront|’est|e sont)(?: alors)? pas facturée?s?(?!\p{L})/iu,
  refund: /rembours|satisfait/iu,
  delay:
    /(?<!\p{L})(?:en|sous|dans les) (?:moins d(?:e |’))?(?:\d+|un|une|deux|trois|quatre|cinq|six|sept|huit|dix|quinze|vingt|trente)\s+(?:h|heures?|jours?|semaines?|mois)(?!\p{L})/iu,
  security:
    /RGPD|hébergé|chiffrement|(?:données|échanges|accès) chiffrée?s|certifi|ISO\s?\d|qualiopi|confidenti/iu,
  scope:
    /(?<!\p{L})(?:tou(?:te)?s les(?! (?:\d|deux|trois|quinze|jours|semaines|mois|matins|lundis|ans)(?!\p{L}))|l’ensemble d|l’intégralité d|jusqu’à|sans accès)/iu,
};

/** « Si nous ne trouvons rien, … », « … à partir de dix sites »: what a promise hangs on. */
const condition =
  /(?<!\p{L})(?:si|s’il|sinon|quand|lorsque?|tant que|à condition|à partir d|en cas d|sauf|au-delà|jusqu’)(?!\p{L})/iu;
/** « C’est gratuit »: what, the sentence before says. */
const pointsBack = /^(?:c’est|ce sera|il est|elle est|ils sont|elles sont|cela|le tout|et)(?!\p{L})/iu;

/** « Commande jusqu’à la veille 16 h »: until when to ask is a rule for whoever buys. */
const asksOfBuyer =
  /^(?:commande|inscription|réservation|annulation|demande|paiement|règlement)[sz]?(?!\p{L})[^,]{0,40} (?:jusqu|avant|au plus tard)/iu;

/** « 7 recrutements sur 10 aboutissent en cinq semaines » is what was seen. */
const measured = /\d \p{L}+ sur \d/u;

/** What the user promises already, in the clause that says it; in the whole sentence where it hangs on something. */
function proposePromises(sentences: readonly string[]): PermittedPromise[] {
  const clauses = sentences
    .flatMap((sentence) =>
      condition.test(sentence) ? [sentence.replace(/[.\s]+$/u, '')] : sentence.split(/[,;:.]/u),
    )
    .map((clause) => clause.trim())
    .filter((clause) => ![pointsBack, asksOfBuyer, measured, law].some((pattern) => pattern.test(clause)));
  return (Object.keys(promises) as PromiseKind[]).flatMap((kind) => {
    const text = clauses.find((clause) => promises[kind].test(clause) && clause.length <= limits.promise);
    return text ? [{ kind, text }] : [];
  });
}

const everyday = new Set(['PME', 'ETI', 'TPE', 'HT', 'TTC', 'PDF', 'FAQ', 'CEO', 'OK', 'II', 'III', 'IV']);

/** Initials that the speller may not know. */
const tradeWordsIn = (text: string, company: string): string[] =>
  [...new Set(text.match(/(?<![\p{L}\d])\p{Lu}[\p{Lu}\d&]{1,6}(?![\p{L}\d])/gu) ?? [])]
    .filter((word) => looksLikeAcronym(word) && !everyday.has(word) && !company.includes(word))
    .slice(0, 20);
