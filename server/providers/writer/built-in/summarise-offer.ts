import { productNames } from '#core/french/companies/product-names.ts';
import { formOf } from '#core/french/sentences/phrase-form.ts';
import {
  bare,
  capital,
  enumerate,
  firstSentence,
  of,
  readList,
  smallInitial,
  uncapital,
} from '#core/french/sentences/prose.ts';
import type { OfferData } from '#core/offers/offer-data.ts';
import { everydayWords } from '#core/places/french-places.ts';
import { escapePattern } from '#core/words/escape-pattern.ts';
import { lookUp } from '#core/words/look-up.ts';
import { normaliseWords } from '#core/words/normalise-words.ts';
import { knownPlaces } from './find-place.ts';

const longestSummary = 600;
const mostSentences = 4;
const colon = '\u00A0: ';

/** A few sentences made of the user's own words; only what links them is ours. */
export const summariseOffer = (offer: OfferData): string => summarySentences(offer).join(' ');

/** The best sentences the filled fields allow, in the order one would say them. */
export function summarySentences(offer: OfferData): string[] {
  const fields = readFields(offer);
  const sentences = [
    { text: describeWho(fields), weight: 2 },
    { text: describeActivity(fields), weight: 6 },
    { text: describeOffer(fields), weight: 5 },
    { text: describePoints(fields), weight: 4 },
    { text: describeMarket(fields), weight: 3 },
    { text: describeMore(fields), weight: 1 },
  ].filter(({ text }) => text !== '');
  const kept = new Set(sentences.toSorted((a, b) => b.weight - a.weight).slice(0, mostSentences));
  return shorten(sentences.filter((sentence) => kept.has(sentence)).map(({ text }) => finish(text)));
}

type Fields = ReturnType<typeof readFields>;

function readFields({ personalProfile, companyInfo, targetingInfo }: OfferData) {
  const written = [personalProfile, companyInfo, targetingInfo].flatMap((group) => Object.values(group));
  return {
    name: bare(personalProfile.displayName),
    title: uncapital(bare(personalProfile.jobTitle)),
    introduction: firstSentence(personalProfile.personalIntroduction),
    company: bare(companyInfo.companyName),
    site: bare(companyInfo.website) || bare(companyInfo.linkedinPage),
    activity: firstSentence(companyInfo.serviceDescription),
    offer: firstSentence(companyInfo.serviceOffer),
    points: readList(companyInfo.uniqueSellingPoints).map((point) =>
      startsWithName(point, written) ? point : smallInitial(point),
    ),
    market: firstSentence(targetingInfo.targetMarket),
    pricing: firstSentence(targetingInfo.pricing),
  };
}

function describeWho({ name, title, company, activity }: Fields): string {
  if (name && title) return company ? `${name} est ${title} chez ${company}` : `${name} est ${title}`;
  if (name && company) return `${name} représente ${company}`;
  if (title && company) return `Contact chez ${company}${colon}${title}`;
  if (name || title) return `Contact${colon}${name || title}`;
  return company && !activity ? `Entreprise${colon}${company}` : '';
}

function describeActivity({ activity, company }: Fields): string {
  if (!activity) return '';
  const who = company || 'L’entreprise';
  switch (formOf(activity)) {
    case 'sentence':
      return activity;
    case 'verb':
      // « Nomatec édite… » is already said by some who write the whole sentence.
      return `${who} ${lower(activity)}`;
    case 'infinitive':
      return `${who} a pour métier ${of(lower(activity))}`;
    case 'determined':
      return startsWith(activity, company) ? activity : `${company || 'Activité'}${colon}${lower(activity)}`;
    case 'noun':
      return startsWith(activity, company)
        ? activity
        : `${company || 'Activité'}${colon}${uncapital(activity)}`;
  }
}

function describeOffer({ offer, company }: Fields): string {
  if (!offer) return '';
  if (startsWith(offer, company)) return offer;
  switch (formOf(offer)) {
    case 'sentence':
      return offer;
    case 'verb':
      return `L’offre ${lower(offer)}`;
    case 'infinitive':
      return `L’offre consiste à ${lower(offer)}`;
    case 'determined':
      return `L’offre${colon}${lower(offer)}`;
    case 'noun':
      return `L’offre${colon}${uncapital(offer)}`;
  }
}

const counts = ['', 'Un point', 'Deux points', 'Trois points', 'Quatre points', 'Cinq points'];

function describePoints(fields: Fields): string {
  const points = fields.points.slice(0, counts.length - 1);
  if (points.length === 0) return '';
  const verb = points.length === 1 ? 'distingue' : 'distinguent';
  const what = isOfferNamed(fields) ? `la ${verb}` : `${verb} l’offre`;
  return `${counts[points.length]} ${what}${colon}${enumerate(points)}`;
}

/** Once « l’offre » is said, the sentences that follow speak of « elle ». */
const isOfferNamed = (fields: Fields) => describeOffer(fields).startsWith('L’offre');

function describeMarket(fields: Fields): string {
  const { market, pricing } = fields;
  const isSentence = formOf(pricing) === 'sentence';
  const price = pricing && (isSentence ? pricing : `Tarif${colon}${uncapital(pricing)}`);
  if (!market) return price;
  return price ? `${describeTarget(fields)}\u00A0; ${lower(price)}` : describeTarget(fields);
}

const links: Readonly<Record<string, string>> = {
  les: 'aux',
  le: 'au',
  la: 'à la',
  des: 'à des',
  un: 'à un',
  une: 'à une',
  aux: 'aux',
  au: 'au',
};

/** « Elle s’adresse aux PME » where the article allows it; a plain heading elsewhere. */
function describeTarget(fields: Fields): string {
  const { market, points } = fields;
  if (formOf(market) === 'sentence') return market;
  const [first = '', ...others] = market.split(' ');
  const rest = others.join(' ');
  const subject = isOfferNamed(fields) || points.length > 0 ? 'Elle' : 'L’offre';
  const link = rest && lookUp(links, first.toLowerCase());
  if (link) return `${subject} s’adresse ${link} ${rest}`;
  if (/^(?:TPE|PME|PMI|ETI)$/.test(first)) return `${subject} s’adresse aux ${market}`;
  return `Clientèle visée${colon}${uncapital(market)}`;
}

function describeMore({ introduction, site }: Fields): string {
  if (introduction)
    return formOf(introduction) === 'sentence'
      ? introduction
      : `En quelques mots${colon}${uncapital(introduction)}`;
  return site && `Site internet${colon}${site}`;
}

const startsWith = (text: string, company: string) =>
  company !== '' && text.toLowerCase().startsWith(`${company.toLowerCase()} `);

/** The first word is a verb or an article: its capital was that of a sentence. */
const lower = (text: string) =>
  /^\p{Lu}(?:\p{Ll}|[’ ])/u.test(text) ? text.charAt(0).toLocaleLowerCase('fr') + text.slice(1) : text;

const finish = (text: string) => (/[.!?…]$/.test(text) ? capital(text) : `${capital(text)}.`);

/** All together no longer than a summary may be: the longest sentences are cut first, between two words. */
function shorten(sentences: readonly string[]): string[] {
  const room = longestSummary - Math.max(0, sentences.length - 1);
  const total = (longest: number) =>
    sentences.reduce((sum, { length }) => sum + Math.min(length, longest), 0);
  let longest = longestSummary;
  while (total(longest) > room) longest--;
  return sentences.map((sentence) => cut(sentence, longest));
}

function cut(sentence: string, longest: number): string {
  if (sentence.length <= longest) return sentence;
  const start = sentence.slice(0, longest - 1);
  const words = start.slice(0, Math.max(start.lastIndexOf(' '), 0)) || start;
  const whole = words.replace(
    /(?:[\s\u00A0,;:.!?…«(–—-]|\s(?:et|ou|de|du|des|la|le|les|un|une|à|en|pour|par|avec|dans|aux|au|sur|qui|que))+$/u,
    '',
  );
  // A surrogate cut in two would be half a letter.
  return `${(whole || start).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/**
 * Whether the first word of a line keeps its capital inside a sentence: an acronym, a mixed spelling, a known name,
 * or a word that the user writes with a capital in the middle of a sentence elsewhere.
 */
function startsWithName(line: string, elsewhere: readonly string[]): boolean {
  const [first = '', second = ''] = line.split(/[\s\u00A0]/);
  const word = first.replace(/[,;:.!?…)»]+$/u, '');
  if (!/^\p{Lu}[\p{Ll}\p{M}]*(?:[’-]\p{Ll}[\p{Ll}\p{M}]*)*$/u.test(word)) return !/^[LD]’\p{Ll}/u.test(word);
  if (/^\p{Lu}\p{Ll}/u.test(second)) return true;
  const key = normaliseWords(word);
  if (productNames.has(key) || isPlace(key, second === '')) return true;
  const inside = new RegExp(`[\\p{L}\\p{N},][ \\u00A0]+${escapePattern(word)}(?![\\p{L}\\p{N}])`, 'u');
  return elsewhere.some((text) => inside.test(text));
}

/** A town or a region by its own name; « Centre » and « Orange » only when nothing follows. */
function isPlace(key: string, isAlone: boolean): boolean {
  const label = knownPlaces.get(key)?.[0]?.split(',')[0];
  return label !== undefined && normaliseWords(label) === key && (isAlone || !everydayWords.has(key));
}
