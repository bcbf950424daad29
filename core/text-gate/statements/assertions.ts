import { type Fact, isOfOffer } from '../../facts/fact.ts';
import { cleanCompanyName } from '../../french/companies/company-name.ts';
import { normaliseWords } from '../../words/normalise-words.ts';
import { keyOf } from '../evidence/key-of.ts';
import { stemsOf } from '../evidence/proof.ts';
import type { GateInput, GateSentence } from '../gate-input.ts';
import { genderOfTitleWord } from '../wording/gendered-words.ts';

/** Said as likely, not as known. */
const hedge =
  /(?<!\p{L})(?:sans doute|peut-être|probablement|sûrement|certainement|j[’']imagine|je suppose|j[’']ignore|il se peut|il est possible|souvent|parfois)(?!\p{L})/iu;
export const isHedged = (text: string): boolean => hedge.test(text);
/** « Si vous êtes… » asserts nothing. */
const conditional = /(?:^|[\s,(])(?:si|quand|lorsque|dès que|une fois que)\s$/iu;
export const isConditional = (text: string, at: number): boolean =>
  conditional.test(text.slice(Math.max(0, at - 16), at));

const adverbs =
  '(?:(?:déjà|aussi|récemment|longtemps|bien|ensuite|également|toujours|depuis|d’abord|y) ){0,2}';
const pattern = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})`, 'iu');

/** « Vous avez fondé », « vous avez été nommée » */
const past = pattern(
  `(?:vous|tu) (?:y )?(?:avez|as) ${adverbs}(?:été ${adverbs})?((?:co)?fond|cré[ée]|quitt|rejoin|intégr|annonc|pris (?=(?:la|le|les|vos|votre|tes|ton) (?:direction|tête|poste|fonctions?|rênes|présidence|nouve))|travaill|dirig|pilot|lanc|ouver|ferm|rachet|vendu|lev[ée]|recrut|embauch|licenci|remport|gagn|perdu|publi|étudi|exerc|occup|pass[ée]|début|commenc|repris|doubl|nomm|promu|élu|condamn|sanctionn|poursuivi|récompens|diplôm)`,
);
const become = pattern(
  `(?:vous|tu) (?:êtes|es) ${adverbs}((?:nomm|promu|diplôm|devenu|licenci)|(?:arriv|entr|pass|parti|sorti)(?=[^.!?\\n]{0,40}(?:chez|en \\d|de l[’'](?:université|école))))`,
);
const being = pattern(
  `(?:vous|tu) (?:êtes|es) ${adverbs}(?:(?:une? |le |la |l[’']))?([\\p{L}-]+)([^,;:.!?\\n]*)`,
);
const leading = pattern(
  '(?:vous|tu) (?:dirigez|diriges|présidez|présides|pilotez|pilotes|encadrez|encadres|supervisez|supervises|managez|manages|(?:exercez|exerces|occupez|occupes) (?:la |le |les )?(?:fonction|poste))',
);
const working = pattern('(?:vous|tu) (?:travaillez|travailles) (?:chez|pour)');
/** « Votre chiffre d’affaires a doublé » */
const ownThing = pattern(
  "^(?:votre|vos|ton|ta|tes) (?!profil|message|réponse|retour|avis|demande|invitation|nom)[\\p{L}-]+(?: (?:de |d[’']|des |du )?[\\p{L}-]+)? (?:a|ont) (?:été )?(?!été)\\p{L}+(?:é|ée|és|ées|i|u|is|us|ert)(?!\\p{L})",
);
const companyVerbs =
  /^(?:a|est|emploie|compte|recrute|embauche|ouvre|ferme|lance|vend|vient|prepare|deploie|licencie|perd|gagne|double|grandit|annonce|rachete|se|s|ne|n)$/;

/** What only its own word proves. As a verb begins, and as the words of the fact begin. */
const strict: readonly [RegExp, RegExp][] = [
  [/^(?:co)?fond|^cré/iu, /^(?:co)?fond|^cree|^creat|^found/],
  [/^quitt|^parti/iu, /^quitt|^depart/],
  [/^rachet/iu, /^rach|^acqui/],
  [/^vendu/iu, /^vend|^cede|^cessi/],
  [/^lev/iu, /^lev|^financ/],
  [/^ferm/iu, /^ferm/],
  [/^licenci/iu, /^licenc/],
  [/^(?:condamn|sanctionn|poursuivi)/iu, /^(?:condam|sancti|poursu)/],
];
const joins =
  /^(?:rejoin|intégr|pris|arriv|entr|nomm|promu|devenu|début|commenc|passé|travaill|exerc|occup|dirig|pilot)/iu;
const grave = /^(?:condam|sancti|poursu|licenc|fraud|redres|liquid|faill|scanda|dissim)/;
const lightOfTime = /^(?:troi|quatr|cinq|huit|neuf|demi|annee|plus|biento|presqu|pres)/;
const counted = /^(?:salari|person|collab|employ|empl|compte|effect|\d)/;
/** Titles that say no more than « in charge of ». */
const freeTitles: ReadonlySet<string> = new Set(['respon', 'dirige', 'charge', 'equipe', 'grand', 'poste']);
const otherTitles =
  /^(?:responsable|dirigeante?|gerante?|cadre|manager|chef|cheffe|pdg|president|presidente)$/;
const isTitle = (key: string): boolean =>
  otherTitles.test(key) || (genderOfTitleWord(key) !== null && !/^(?:homme|femme|experte?)$/.test(key));

type Known = {
  facts: Fact[];
  company: ReadonlySet<string>;
  companyWords: string;
  /** Names of former employers that are not the present one. */
  former: ReadonlySet<string>;
};

/** What is stated about the person or their company, and no fact of theirs says. */
export function isBaseless(input: GateInput, sentence: GateSentence): boolean {
  const { text } = sentence;
  if (sentence.isQuestion || sentence.role === 'greeting' || sentence.role === 'signature') return false;
  if (isHedged(text) || /^[«“"]/.test(text)) return false;
  const known = knownOf(input);
  const stated = (pattern: RegExp) => {
    const found = pattern.exec(text);
    return found && !isConditional(text, found.index) ? found : null;
  };
  const done = stated(past) ?? stated(become);
  if (done && !isDoneProved(input, text, done[1] ?? '', known)) return true;
  const is = stated(being);
  if (is && isTitle(keyOf(is[1] ?? '')) && !isTitleProved(input, is, known)) return true;
  const leads = stated(leading);
  const isPresent = leads ?? stated(working) ?? (is && isTitle(keyOf(is[1] ?? '')));
  if (isPresent && stemsOf(text).some((stem) => known.former.has(stem))) return true;
  const led = leads
    ? contentOf(text.slice(leads.index + leads[0].length), known).filter((stem) => !lightOfTime.test(stem))
    : [];
  if (leads && !isShared(input, led, known)) return true;
  if (leads && led.length === 0 && /dirig|présid/iu.test(leads[0]) && !known.facts.some(isHead)) return true;
  if (stated(ownThing) && sharing(input, contentOf(text, known), known).length === 0) return true;
  return isCompanyBaseless(input, text, known);
}

/** Who may be said to lead a whole company. */
const isHead = ({ kind, text }: Fact): boolean =>
  (kind === 'role' ||
    kind === 'headline' ||
    kind === 'role_since' ||
    kind === 'role_detail' ||
    kind === 'about') &&
  (/direct|dirig|présid|gérant|fondat|patron|associé|propriétaire|maire|chef|head|chief/iu.test(text) ||
    /(?<!\p{L})(?:PDG|CEO|D[A-Z]{1,2})(?!\p{L})/u.test(text));

function knownOf({ rules }: GateInput): Known {
  const facts = rules.facts.filter(
    (fact) => !isOfOffer(fact) && fact.kind !== 'first_name' && fact.kind !== 'last_name',
  );
  const isOfPast = ({ kind }: Fact) => kind === 'past_role' || kind === 'computed';
  const name = facts.find(({ kind }) => kind === 'company')?.text ?? '';
  const company = new Set(stemsOf(name));
  const current = new Set(facts.filter((fact) => !isOfPast(fact)).flatMap(({ text }) => stemsOf(text)));
  const former = facts
    .filter(({ kind }) => kind === 'past_role')
    .flatMap(({ text }) => stemsOf(/ chez (.+)$/u.exec(text)?.[1] ?? ''))
    .filter((stem) => !current.has(stem));
  const companyWords = normaliseWords(cleanCompanyName(name) ?? name);
  return { facts, company, companyWords, former: new Set(former) };
}

/** What a passage says beside the name of the company. */
const contentOf = (text: string, { company }: Known): string[] =>
  stemsOf(text).filter((stem) => !company.has(stem) && !/^(?:19|20)\d\d$/.test(stem));

const sharing = ({ proof }: GateInput, stems: readonly string[], { facts }: Known): Fact[] =>
  facts.filter((fact) => fact.kind !== 'company' && proof.wordsOf(fact).some((stem) => stems.includes(stem)));

/** Nothing is asked of a passage that says nothing. */
const isShared = (input: GateInput, stems: readonly string[], known: Known): boolean =>
  stems.length === 0 || sharing(input, stems, known).length > 0;

/** « EDF », « BNP »: too short to be words that carry sense. */
function namesEmployer(text: string, { kind, text: fact }: Fact): boolean {
  const name = kind === 'past_role' ? (/ chez (.+)$/u.exec(fact)?.[1] ?? '') : '';
  return name !== '' && text.includes(` ${name}`);
}

function isDoneProved(input: GateInput, text: string, verb: string, known: Known): boolean {
  const content = contentOf(text, known);
  const shared = [
    ...sharing(input, content, known),
    ...known.facts.filter((fact) => namesEmployer(text, fact)),
  ];
  const own = strict.find(([pattern]) => pattern.test(verb))?.[1];
  if (own) {
    const isLeft = /^quitt|^parti/iu.test(verb) && shared.some(({ kind }) => kind === 'past_role');
    return isLeft || known.facts.some((fact) => input.proof.wordsOf(fact).some((stem) => own.test(stem)));
  }
  const namesCompany = stemsOf(text).some((stem) => known.company.has(stem));
  const isSince = joins.test(verb) && (namesCompany || shared.some(({ kind }) => kind === 'role'));
  const proving = [...shared, ...(isSince ? known.facts.filter(({ kind }) => kind === 'role_since') : [])];
  const years = text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? [];
  return (
    proving.length > 0 &&
    years.every((year) => proving.some((fact) => fact.date?.startsWith(year) || fact.text.includes(year)))
  );
}

/** Every word of a title must be in a fact. */
function isTitleProved(input: GateInput, [, title = '', rest = '']: RegExpExecArray, known: Known): boolean {
  const of =
    /^(?:[ \u00a0](?!chez|que(?!\p{L})|depuis|pour|qui|dans|à|au|en|et|avec|sur|mais|ou)[\p{L}’'-]+){0,6}/u.exec(
      rest,
    );
  const stems = contentOf(`${title} ${of?.[0] ?? ''}`, known).filter((stem) => !freeTitles.has(stem));
  const words = new Set(
    known.facts
      .filter(({ kind }) => kind !== 'past_role' && kind !== 'school' && kind !== 'place')
      .flatMap((fact) => input.proof.wordsOf(fact)),
  );
  const isDirector = known.facts.some(
    ({ kind, text }) =>
      (kind === 'role' || kind === 'headline') && /(?<!\p{L})D[A-Z]{1,3}(?!\p{L})|head|chief/iu.test(text),
  );
  return stems.every((stem) => words.has(stem) || (stem === 'direct' && isDirector));
}

/** « Aubert Santé a été… » */
function isCompanyBaseless(input: GateInput, text: string, known: Known): boolean {
  if (known.companyWords.length < 2) return false;
  const plain = ` ${normaliseWords(text)} `;
  const at = plain.indexOf(` ${known.companyWords} `);
  if (at < 0) return false;
  const before = plain.slice(0, at).trim();
  if (before !== '' && !/^(?:l|le|la|les|et|mais|or|aujourd hui|depuis)$/.test(before)) return false;
  const after = plain.slice(at + known.companyWords.length + 2).trim();
  if (!companyVerbs.test(after.split(' ')[0] ?? '')) return false;
  const content = contentOf(after, known).filter((stem) => !counted.test(stem));
  if (content.length === 0) return false;
  const shared = sharing(input, content, known);
  const words = new Set(shared.flatMap((fact) => input.proof.wordsOf(fact)));
  return shared.length === 0 || content.some((stem) => grave.test(stem) && !words.has(stem));
}
