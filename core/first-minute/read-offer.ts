import { withoutLabel } from '../argumentaire/read-claims.ts';
import { readRole } from '../french/people/role.ts';
import { afterCompany } from '../french/sentences/own-sentence.ts';
import { capital } from '../french/sentences/prose.ts';
import { emptyOfferData, type OfferData } from '../offers/offer-data.ts';
import { audiencesIn } from '../pasted/audience-tags.ts';
import type { IsWord } from '../pasted/company-candidates.ts';
import { cutText, type Piece } from '../pasted/cut-text.ts';
import { type ReadPiece, readRoles } from '../pasted/read-roles.ts';
import { withoutName } from '../pasted/without-name.ts';
import { quote } from '../words/quote.ts';
import type { OfferField } from './offer-fields.ts';
import { findCompany, type PageHead } from './read-company.ts';
import {
  audienceIn,
  isAnybody,
  isOpen,
  isPeople,
  isPrice,
  isSellingPoint,
  isTrade,
  scoreProposal,
  scoreService,
  withoutLead,
} from './score-piece.ts';

/** A value with the words of the text it was read in, and where these stand, in French. */
type ReadField = { value: string; words: string; place: string };

/** What a text says of an offer, each part with the words that it comes from; null: it does not say. */
export type OfferReading = Record<OfferField, ReadField | null>;

export const noHead: PageHead = { title: null, siteName: null, host: null };

/** An offer from a text of the user's: their own words, chosen and never rewritten. */
export function readOffer(raw: string, isWord: IsWord, head: PageHead = noHead, sender = ''): OfferReading {
  const written = cutText(raw);
  const pieces = readRoles(
    written.flatMap((piece) => {
      const text = withoutName(piece.text);
      return text === '' ? [] : { ...piece, text: text === piece.text ? text : capital(text) };
    }),
  );
  const company = findCompany(pieces, head, isWord);
  const name = company?.name ?? '';
  const body = pieces.filter(({ kind }) => kind !== 'title');
  const isShort = body.length <= 3;
  const service = best(body, (piece) => scoreService(piece, name, isShort), isShort ? 0.2 : 0.3, 1);
  const slogan =
    [
      service,
      body.filter((piece) => isTrade(piece, name)).slice(0, 1),
      best(pieces, (piece) => scoreService(piece, name), 0.15, 1),
    ].find((found) => found.length > 0) ?? [];
  const apart = body.filter((piece) => !slogan.includes(piece));
  const prices = apart.filter(isPrice);
  const rest = apart.filter((piece) => !prices.includes(piece));
  const points = rest.filter((piece) => isSellingPoint(piece, name)).slice(0, 5);
  const proposal = best(
    rest.filter((piece) => !points.includes(piece)),
    (piece) => scoreProposal(piece, name),
    0.35,
    3,
  ).toSorted((one, other) => pieces.indexOf(one) - pieces.indexOf(other));
  return {
    company: company && {
      value: company.name,
      words: company.piece?.text ?? company.name,
      place: company.piece
        ? describePlace(company.piece)
        : company.from === 'host'
          ? 'adresse du site'
          : 'titre de la page',
    },
    service: fieldOf(slogan, (text) => openOf(text, name)),
    proposal: fieldOf(proposal.length > 0 ? proposal : points.filter(isOffered).slice(0, 1), (text) =>
      openOf(text, name),
    ),
    points: fieldOf(points, (text) => capital(withoutLabel(text).replace(/[.\s]+$/u, '')), '\n'),
    market: marketOf(pieces),
    pricing: fieldOf(prices.slice(0, 2), capital),
    role: roleOf(written, sender),
  };
}

/** A guarantee or a delay is part of what is proposed, a figure is not. */
const isOffered = ({ text, roles }: ReadPiece): boolean => roles.point >= roles.proof && !/^\d/u.test(text);

/** The reading as an offer; who signs is known from elsewhere. */
export function offerOf(reading: OfferReading, sender: string, website = ''): OfferData {
  const value = (field: OfferField) => reading[field]?.value ?? '';
  return {
    ...emptyOfferData,
    personalProfile: { ...emptyOfferData.personalProfile, displayName: sender, jobTitle: value('role') },
    companyInfo: {
      ...emptyOfferData.companyInfo,
      companyName: value('company'),
      website,
      serviceDescription: value('service'),
      serviceOffer: value('proposal'),
      uniqueSellingPoints: value('points'),
    },
    targetingInfo: { targetMarket: value('market'), pricing: value('pricing') },
  };
}

/** Those that score at least that much, in the order of the text. */
function best(
  pieces: readonly ReadPiece[],
  scoreOf: (piece: ReadPiece) => number,
  least: number,
  most: number,
): ReadPiece[] {
  return pieces
    .map((piece, at) => ({ piece, at, score: scoreOf(piece) }))
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, most)
    .map(({ piece }) => piece);
}

function fieldOf(pieces: readonly Piece[], make: (text: string) => string, joint = ' '): ReadField | null {
  const [first] = pieces;
  if (!first) return null;
  const texts = pieces.map(({ text }) => (joint === ' ' ? ended(make(text)) : make(text)));
  return { value: texts.join(joint), words: first.text, place: describePlace(first) };
}
const ended = (text: string) => (/[.!?…]$/u.test(text) ? text : `${text}.`);

/** « Si nous ne trouvons rien, nous vous remboursons »: without what it is bound to, it would promise more. */
const bounds =
  /^(?:si|s’il|quand|lorsqu|dès|tant|sauf|sans|avant|après|à (?:condition|partir|défaut)|au-delà|en cas|en dessous|jusqu|pour (?:tout|toute|chaque|les|un|une)|avec (?:un|une|la|le|cette))(?!\p{L})/iu;

/** « Depuis 2009, nous aidons… » is « Nous aidons… »: what stands before says when or where, not what. */
function openOf(text: string, company: string): string {
  const begun = text.replace(/^(?:voici|bonjour|en (?:quelques|deux) mots|en bref)[^:]{0,60}: /iu, '');
  const cut = bounds.test(begun) ? begun : withoutSetting(begun, company);
  // « Le cabinet Ferrand accompagne » says what « Cabinet Ferrand » does, and keeps its article.
  return capital(isOpen(cut) || afterCompany(cut, company) !== null ? cut : text);
}

/** « Depuis les quais de Sète, le Comptoir Malvoisin fournit… », « Aujourd’hui j’accompagne… » */
function withoutSetting(text: string, company: string): string {
  const bare = text.replace(/^aujourd’hui,? (?=(?:nous|je|on) |j’)/iu, '');
  const cut = bare.replace(/^(?!(?:nous|je|j’|on)(?!\p{L}))[^,;:.]{3,70}, (?=(?:nous|je|on) |j’)/iu, '');
  if (cut !== bare || company === '') return cut;
  const [setting = ''] = /^[^,;:.]{3,70}, /u.exec(bare) ?? [];
  return setting !== '' && afterCompany(bare.slice(setting.length), company) !== null
    ? bare.slice(setting.length)
    : bare;
}

/** Where it is said plainly, else the likeliest words of the text, else what a rule finds. */
function marketOf(pieces: readonly ReadPiece[]): ReadField | null {
  const plain = pieces.flatMap((piece) => withAudience(piece, audienceIn(piece, true)));
  const likely = audiencesIn(pieces).filter(({ text }) => !isAnybody(text));
  const kept = (one: (typeof likely)[number]) => withAudience(one.piece, withoutLead(one.text));
  // « 210 établissements suivis » are the customers of a proof.
  const ruled = pieces
    .filter(({ roles }) => Math.max(roles.proof, roles.quote, roles.noise) < unsure)
    .flatMap((piece) => withAudience(piece, audienceIn(piece)));
  const [found] = [
    ...plain,
    ...likely.filter(({ text }) => isPeople(text)).flatMap(kept),
    ...ruled,
    ...likely.filter(({ margin }) => margin >= sureMargin).flatMap(kept),
  ];
  return found
    ? { value: capital(found.value), words: found.piece.text, place: describePlace(found.piece) }
    : null;
}
const unsure = 0.5;
/** By so much, words that no table knows are people too. */
const sureMargin = 300;
const withAudience = (piece: ReadPiece, value: string | null) => (value ? [{ piece, value }] : []);

/** « Je suis formatrice… », « Contact : Yann Kermarrec, responsable commercial » where that is who signs. */
function roleOf(pieces: readonly Piece[], sender: string): ReadField | null {
  const isNamed = sender.includes(' ');
  const named = isNamed ? `|${sender.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')} ?[,–—|-]` : '';
  const saying = new RegExp(
    `(?<!\\p{L})(?:[Jj]e suis|[Mm]oi c’est \\p{L}+,${named}) ([\\p{L}’ -]{4,40}?)(?=,|\\.| depuis| à | chez | et | pour | [–—|:-]|$)`,
    'u',
  );
  for (const piece of pieces) {
    const [, jobTitle] = saying.exec(piece.text) ?? [];
    const role = jobTitle ? readRole(jobTitle) : null;
    if (jobTitle && role)
      return { value: capital(jobTitle.trim()), words: piece.text, place: describePlace(piece) };
  }
  return null;
}

const ordinal = (number: number) => (number === 1 ? '1er' : `${number}e`);
const longestShown = 50;

/** « sous « Nos références » », « 2e paragraphe » */
function describePlace({ under, paragraph, kind }: Piece): string {
  if (kind === 'title') return 'titre';
  return under && under.length <= longestShown
    ? `sous ${quote(under)}`
    : `${ordinal(Math.max(1, paragraph))} paragraphe`;
}
