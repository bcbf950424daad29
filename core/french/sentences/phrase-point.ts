import feminine from '#datasets/french/feminine-nouns-of-offers.json' with { type: 'json' };
import masculine from '#datasets/french/masculine-nouns-of-offers.json' with { type: 'json' };
import { fold, words } from '../../words/fold.ts';
import { elide } from '../elision.ts';
import { type OfferForms, phrasePlainly, readOfferForms } from './offer-form.ts';
import { capital } from './prose.ts';

/** A point of an offer, noted in a few words, as a sentence of its own, or as what one « peut compter sur ». */
export type PointForm = { sentence: string } | { thing: string };

/** Null where its form does not say how: what would need a label before it is better left out. */
export function phrasePoint(raw: string, company: string): PointForm | null {
  const forms = readOfferForms(raw, company);
  const whole = forms.clause ?? forms.we;
  if (whole) return { sentence: capital(whole) };
  if (forms.figure) return countable.test(forms.figure) ? { thing: forms.figure } : null;
  if (!forms.plain && !forms.the && !forms.a) return null;
  const text = phrasePlainly(raw);
  const [head = ''] = text.split(/[\s’]/u, 1);
  const key = fold(head);
  if (prepositions.has(head)) return { sentence: `Tout se fait ${text}` };
  if (/^aucune?$/u.test(key)) return { sentence: `Il n’y a ${text}` };
  if (ofSender.has(key)) return { sentence: `Nous sommes ${text.replace(head, `${head}s`)}` };
  if (ofWork.has(key)) return { sentence: `Notre travail est ${text}` };
  return ofNoun(text, forms);
}

const prepositions = words('sans avec en dès sous par');
/** Of whoever sells, as one writes it in a list: « Certifié Qualiopi ». */
const ofSender = words(
  'certifie labellise agree habilite reference assure base installe implante specialise forme assermente',
);
const ofWork = words('facture paye regle rembourse garanti');

const countable =
  /^(?:\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|cent)\s(?!%)/u;

const masculineNouns: ReadonlySet<string> = new Set(masculine);
const feminineNouns: ReadonlySet<string> = new Set(feminine);

type Noun = { isFeminine: boolean; isPlural: boolean };

function nounOf(word: string): Noun | null {
  const key = fold(word);
  const one = key.replace(/[sx]$/u, '');
  const isPlural = !masculineNouns.has(key) && !feminineNouns.has(key);
  const stem = isPlural ? one : key;
  if (isPlural && one === key) return null;
  const isMasculine = masculineNouns.has(stem);
  const isFeminine = feminineNouns.has(stem);
  return isMasculine === isFeminine ? null : { isFeminine, isPlural };
}

const determiner =
  /^(?:une?|des|les?|la|notre|nos|votre|vos|ton|ta|tes|chaque|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze)\s|^l’/u;

function ofNoun(text: string, { a, the }: OfferForms): PointForm | null {
  if (determiner.test(text)) return { thing: text };
  const noun = nounOf(text.split(/\s/u)[0] ?? '');
  const article = noun ? (noun.isPlural ? 'des' : noun.isFeminine ? 'une' : 'un') : null;
  const thing = article ? `${article} ${text}` : (a ?? the);
  return thing ? (participleOf(thing) ?? { thing }) : null;
}

type Article = { participle: RegExp; verb: string; own: string; the: (noun: string) => string };

const articles = new Map<string, Article>([
  [
    'un',
    {
      participle: /^(?:\p{Ll}+é|remis|compris|inclus)$/u,
      verb: 'est',
      own: 'notre',
      the: (noun) => elide('le', noun),
    },
  ],
  [
    'une',
    {
      participle: /^(?:\p{Ll}+ée|remise|comprise|incluse)$/u,
      verb: 'est',
      own: 'notre',
      the: (noun) => elide('la', noun),
    },
  ],
  [
    'des',
    {
      participle: /^(?:\p{Ll}+ée?s|remise?s?|comprise?s?|incluse?s?)$/u,
      verb: 'sont',
      own: 'nos',
      the: (noun) => `les ${noun}`,
    },
  ],
]);

/** « données hébergées en France » → « Les données sont hébergées en France ». */
function participleOf(phrase: string): PointForm | null {
  const [, word = '', noun = '', state = '', rest] = /^(une?|des)\s(\S+)\s(\S+)(\s.+)?$/u.exec(phrase) ?? [];
  const article = articles.get(word);
  if (!rest || !article?.participle.test(state)) return null;
  const subject = /^équipes?$/u.test(noun) ? `${article.own} ${noun}` : article.the(noun);
  return { sentence: capital(`${subject} ${article.verb} ${state}${rest}`) };
}
