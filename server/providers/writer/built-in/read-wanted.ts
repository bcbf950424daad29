import { readJob } from '#core/qualification/titles/read-job.ts';
import { titleWords } from '#core/qualification/titles/title-words.ts';
import { knownTitles } from '#core/targeting/job-titles.ts';
import { keyOfWords, linkWords } from '#core/words/normalise-words.ts';
import { findItem, type Item, keyAt, wordsFrom } from './find-item.ts';
import { readAnywhere } from './read-anywhere.ts';
import { readEmployer, readFirm, readStatus } from './read-employer.ts';
import { describesThing, isAtHouse, isOfCompanies, isOfThing } from './read-houses.ts';
import { readSpoken } from './read-spoken.ts';
import {
  readBorrowedTitle,
  readListedPeople,
  readUnknownTitle,
  restOfTitle,
  writeSingular,
  writeTitle,
} from './read-title.ts';
import { type Reader, use } from './reader.ts';
import { announcedSector, titleHeads } from './word-lists.ts';

/** Reads what the user looks for at this token; says how many tokens that took. */
export function readWanted(reader: Reader, at: number): number {
  const { tokens, reading } = reader;
  const token = tokens[at];
  if (token?.kind === 'quoted') {
    reading.asked.mustHave.push(token.words);
    return use(reader, at, 1, 'mustHave');
  }
  if (token?.kind === 'naf') {
    reading.asked.nafCodes.push(token.code);
    return use(reader, at, 1, 'nafCodes');
  }
  if (token?.kind === 'tenure') {
    reading.asked.tenures.push(...token.tenures);
    return use(reader, at, 1, 'tenures');
  }
  const spoken = readSpoken(reader, at);
  if (spoken > 0) return spoken;
  if (/^b2[bc]$/.test(keyAt(tokens, at))) {
    reading.asked.mustHave.push(token?.text.toUpperCase() ?? '');
    return use(reader, at, 1, 'mustHave');
  }
  const anywhere = readAnywhere(reader, at);
  if (anywhere > 0) return anywhere;
  const charge = readCharge(reader, at);
  if (charge > 0) return charge;
  const employer = readEmployer(reader, at) || readFirm(reader, at);
  if (employer > 0) return employer;
  const doubled = readTwoForms(reader, at);
  if (doubled > 0) return doubled;
  const item = findItem(tokens, at);
  const isVague = item === null || (item.kind === 'seniority' && item.length === 1);
  const borrowed =
    reader.titleHead && item?.kind !== 'title' ? readBorrowedTitle(tokens, at, reader.titleHead) : null;
  const isUnnamed = isVague && !isAtHouse(tokens, at);
  const title =
    borrowed ??
    (isUnnamed ? (readUnknownTitle(tokens, at) ?? readListedPeople(tokens, at, reader.titleEnd)) : null);
  if (title) {
    reading.asked.titles.push(title.title);
    rememberHead(reader, at);
    return use(reader, at, title.length, 'titles');
  }
  if (item?.kind === 'seniority' && describesThing(tokens, at)) return item.length;
  if (item?.kind === 'function' && isOfThing(tokens, at)) return item.length;
  const precised = preciseTitle(reader, at, item);
  if (precised > 0) return precised;
  if (!item) return readNamedSector(reader, at);
  // « Wedding planners et traiteurs »: beside people, a trade names people too.
  if (item.kind === 'industry' && isTradeBeside(reader, at)) {
    const after = at + item.length;
    const length = item.length + (keyAt(tokens, after) === 'en' ? restOfTitle(tokens, after) : 0);
    reading.asked.titles.push(writeTitle(tokens.slice(at, at + length)));
    return use(reader, at, length, 'titles');
  }
  // « Traiteurs et organisateurs de mariages »: before others who practise, they are people too.
  if (item.kind === 'industry' && opensListOfPeople(reader, at, item.length)) {
    reading.asked.titles.push(writeTitle(tokens.slice(at, at + item.length)));
    return use(reader, at, item.length, 'titles');
  }
  // « Patrons plombiers », « chez des grossistes »: of whoever heads a house, or works in one, its people say the trade.
  if (item.kind === 'title' && isTradeOfHouse(reader, at)) {
    const sector = announcedSector(wordsFrom(tokens, at, item.length).join(' '));
    if (sector) {
      reading.asked.industries.push(sector);
      return use(reader, at, item.length, 'industries');
    }
  }
  // « Chez les éditeurs de jeux vidéo », « groupes hôteliers »: no table says of what sector, and nobody is named.
  if (item.kind === 'title' && (isAtHouse(tokens, at) || isOfCompanies(tokens, at))) {
    const sector = announcedSector(wordsFrom(tokens, at, item.length).join(' '));
    if (sector) reading.asked.industries.push(sector);
    return sector ? use(reader, at, item.length, 'industries') : item.length;
  }
  // « Vétérinaires en Normandie »: whoever practises, and not whoever works in their houses.
  if (item.kind === 'industry' && practices.has(item.label) && opensWithPeople(reader, at)) {
    reading.asked.titles.push(writeTitle(tokens.slice(at, at + item.length)));
    use(reader, at, item.length, 'titles');
  }
  // « Architectes associés »: said of the title before.
  const before = reading.asked.titles.at(-1);
  if (item.kind === 'title' && item.title === 'Associé' && before && reader.titleEnd === at) {
    reading.asked.titles[reading.asked.titles.length - 1] = `${before} associé`;
    return use(reader, at, item.length, 'titles');
  }
  if (item.kind === 'title' && readStatus(reader, at, item.title))
    return use(reader, at, item.length, 'mustHave');
  if (item.kind === 'title') rememberHead(reader, at);
  else reader.titleHead = null;
  return keep(reader, at, item);
}

const charges = /^(?:chargee?s?|responsables?|deleguee?s?|referente?s?)$/;

/** « Adjoints au maire chargés des sports »: what those before are in charge of, and no sector. */
function readCharge(reader: Reader, at: number): number {
  const { tokens, reading } = reader;
  const before = reading.asked.titles.at(-1);
  const link = keyAt(tokens, at + 1);
  if (!before || reader.titleEnd !== at || !charges.test(keyAt(tokens, at))) return 0;
  if (!/^(?:de|du|des|d|a|au|aux)$/.test(link)) return 0;
  const from = /^(?:la|le|l)$/.test(keyAt(tokens, at + 2)) ? at + 3 : at + 2;
  const matter = tokens[from];
  if (matter?.kind !== 'word') return 0;
  reading.asked.titles[reading.asked.titles.length - 1] = `${before} ${writeSingular([matter])}`;
  return use(reader, at, from + 1 - at, 'titles');
}

/** « Développeurs Java », « acheteurs IT »: said of the title before, of what its people do. */
function preciseTitle(reader: Reader, at: number, item: Item | null): number {
  const { tokens, reading, titleEnd } = reader;
  const token = tokens[at];
  const before = reading.asked.titles.at(-1);
  if (titleEnd !== at || before === undefined || token?.kind !== 'word') return 0;
  // « Avocats fiscalistes »
  const isSpecial = item === null && /istes$/.test(token.text);
  const isDepartment = item?.kind === 'function' && item.length === 1 && item.seniorities.length === 0;
  const isLink = linkWords.has(token.key) || /^(?:et|ou|ni)$/.test(token.key);
  const isName = item === null && !isLink && token.isCapital && readJob(titleWords(before)).rank === 'doer';
  if (!isDepartment && !isName && !isSpecial) return 0;
  const added = isSpecial ? writeSingular([token]) : token.text;
  reading.asked.titles[reading.asked.titles.length - 1] = `${before} ${added}`;
  return use(reader, at, 1, 'titles');
}

const isTradeOfHouse = ({ tokens, reading: { asked }, lastField, readEnd }: Reader, at: number): boolean => {
  if (asked.titles.length + asked.seniorities.length + asked.functions.length === 0) return false;
  const isListed = /^(?:et|ou)$/.test(keyAt(tokens, at - 2));
  const isLinked = /^(?:chez|de|des|d|du|pour)$/.test(keyAt(tokens, at - 1)) && !isListed;
  // « Dans l’assurance, mutuelle ou courtier »: one, after a sector, names its houses.
  const isBesideSector =
    lastField === 'industries' &&
    readEnd === at - 1 &&
    /^(?:et|ou)$/.test(keyAt(tokens, at - 1)) &&
    !/[sx]$/.test(tokens[at]?.text ?? '');
  if (isBesideSector) return true;
  const isHeaded = asked.seniorities.includes('owner') && !/^(?:et|ou)$/.test(keyAt(tokens, at - 1));
  return isLinked || (isHeaded && asked.titles.length === 0);
};

const practices: ReadonlySet<string> = new Set([
  'Cabinets vétérinaires',
  'Assurances',
  'Services juridiques',
  'Architecture et urbanisme',
  'Hôpitaux et soins de santé',
]);
const practising = /(?:iers|istes|eurs|iens|ecins|aires|ectes|ogues)$/i;

const opensWithPeople = ({ tokens }: Reader, at: number): boolean =>
  tokens.slice(0, at).every(({ text }) => /^(?:les?|des|tous)$/i.test(text)) &&
  practising.test(tokens[at]?.text ?? '');

const opensListOfPeople = (reader: Reader, at: number, length: number): boolean =>
  opensWithPeople(reader, at) &&
  /^(?:et|ou)$/.test(keyAt(reader.tokens, at + length)) &&
  tradesInPlural.test(reader.tokens[at + length + 1]?.text ?? '');

const longestSector = 3;

/** « Dans l’électroménager », « de garages »: after a link, also the words that only profiles bear. */
function readNamedSector(reader: Reader, at: number): number {
  const { tokens, reading } = reader;
  const before = keyAt(tokens, at - 1);
  const isAnnounced =
    /^(?:dans|de|d|du|des|en|chez)$/.test(before) ||
    (/^(?:le|la|l|les|un|une)$/.test(before) && /^(?:dans|de|chez|sur|pour)$/.test(keyAt(tokens, at - 2)));
  if (!isAnnounced || linkWords.has(keyAt(tokens, at))) return 1;
  for (let length = wordsFrom(tokens, at, longestSector).length; length > 0; length--) {
    if (linkWords.has(keyAt(tokens, at + length - 1))) continue;
    const sector = announcedSector(wordsFrom(tokens, at, length).join(' '));
    if (!sector) continue;
    reading.asked.industries.push(sector, ...sectorsMeant(keyAt(tokens, at), length));
    return use(reader, at, length, 'industries');
  }
  return 1;
}

/** « La tech », « le numérique »: of one word that names several sectors of the network, the others. */
const sectorsMeant = (key: string, length: number): readonly string[] =>
  length === 1 && /^(?:tech|numerique|digital)$/.test(key)
    ? ['Développement de logiciels', 'Technologie, information et Internet']
    : [];

const tradesInPlural =
  /(?:eurs|euses|iers|ières|iens|iennes|istes|avocats|notaires|architectes|médecins|vétérinaires)$/i;

const isTradeBeside = ({ tokens, titleEnd, reading }: Reader, at: number): boolean => {
  // « Des notaires ou des avocats »
  const link = /^(?:les|des|d)$/.test(keyAt(tokens, at - 1)) ? at - 2 : at - 1;
  return (
    titleEnd === link &&
    reading.asked.titles.length > 0 &&
    /^(?:et|ou)$/.test(keyAt(tokens, link)) &&
    tradesInPlural.test(tokens[at]?.text ?? '')
  );
};

/** Later titles may borrow this one's first word: « responsables RH et paie ». */
function rememberHead(reader: Reader, at: number) {
  const key = keyOfWords([keyAt(reader.tokens, at)]);
  if (titleHeads.has(key)) reader.titleHead = key;
}

/** « directeurs et directrices commerciales », « directeur/directrice achats »: one title, said twice. */
function readTwoForms(reader: Reader, at: number): number {
  const { tokens, reading } = reader;
  const [first, link, second] = [0, 1, 2].map((step) => tokens[at + step]);
  const isLinked = (link?.kind === 'word' && /^(et|ou)$/.test(link.key)) || link?.text === '/';
  if (first?.kind !== 'word' || second?.kind !== 'word' || !isLinked) return 0;
  const heads = [first.key, second.key].map((key) => keyOfWords([key]));
  if (heads[0] === heads[1] || !heads.every((head) => titleHeads.has(head))) return 0;
  // « Acheteurs et responsables achats » are two jobs.
  if (!isOneNoun(first.key, second.key) && knownTitles.has(heads[0] ?? '')) return 0;
  const item = findItem(tokens, at + 2);
  if (item?.kind !== 'title' || item.length < 2) return 0;
  reading.asked.titles.push(item.title);
  rememberHead(reader, at + 2);
  return use(reader, at, 2 + item.length, 'titles');
}

/** « Directeurs » and « directrices »: the same noun in both genders. */
const isOneNoun = (one: string, other: string) => one.slice(0, 4) === other.slice(0, 4);

function keep(reader: Reader, at: number, item: Item): number {
  const { asked } = reader.reading;
  switch (item.kind) {
    case 'title': {
      const rest = restOfTitle(reader.tokens, at + item.length);
      asked.titles.push(
        rest > 0
          ? `${item.title} ${writeSingular(reader.tokens.slice(at + item.length, at + item.length + rest))}`
          : item.title,
      );
      return use(reader, at, item.length + rest, 'titles');
    }
    case 'place':
      asked.places.push(...item.labels);
      return use(reader, at, item.length, 'places');
    case 'industry':
      asked.industries.push(item.label, ...sectorsMeant(keyAt(reader.tokens, at), item.length));
      if (/^cooperatives?$/.test(keyAt(reader.tokens, at))) asked.mustHave.push('coopérative');
      return use(reader, at, item.length, 'industries');
    case 'size':
      (item.isCount ? asked.sizesByCount : asked.sizesByKind).push(...item.sizes);
      return use(reader, at, item.length, 'companySizes');
    case 'seniority':
      asked.seniorities.push(...item.seniorities);
      if (/^commercante?s?$/.test(keyAt(reader.tokens, at))) asked.industries.push('Commerce de détail');
      return use(reader, at, item.length, 'seniorities');
    case 'function':
      asked.functions.push(item.label);
      if (item.seniorities.length > 0) {
        asked.seniorities.push(...item.seniorities);
        use(reader, at, 1, 'seniorities');
      }
      return use(reader, at, item.length, 'functions');
    case 'language':
      asked.languages.push(...item.languages);
      return use(reader, at, item.length, 'languages');
  }
}
