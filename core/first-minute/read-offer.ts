import { withoutLabel } from '../argumentaire/read-claims.ts';
import { readRole } from '../french/people/role.ts';
import { afterCompany } from '../french/sentences/own-sentence.ts';
import { capital } from '../french/sentences/prose.ts';
import { emptyOfferData, type OfferData } from '../offers/offer-data.ts';
import { quote } from '../words/quote.ts';
import { cutText, type Piece } from './cut-text.ts';
import type { OfferField } from './offer-fields.ts';
import { findCompany, type PageHead } from './read-company.ts';
import { audienceIn, isOpen, isPrice, isSellingPoint, scoreProposal, scoreService } from './score-piece.ts';
import { withoutName } from './without-name.ts';

/** A value with the words of the text it was read in, and where these stand, in French. */
type ReadField = { value: string; words: string; place: string };

/** What a text says of an offer, each part with the words that it comes from; null: it does not say. */
export type OfferReading = Record<OfferField, ReadField | null>;

export const noHead: PageHead = { title: null, siteName: null, host: null };

/** An offer from a text of the user's: their own words, chosen and never rewritten. */
export function readOffer(raw: string, head: PageHead = noHead, sender = ''): OfferReading {
  const written = cutText(raw);
  const pieces = written.flatMap((piece) => {
    const text = withoutName(piece.text);
    return text === '' ? [] : { ...piece, text };
  });
  const company = findCompany(pieces, head);
  const name = company?.name ?? '';
  const body = pieces.filter(({ kind }) => kind !== 'title');
  const service = best(body, (piece) => scoreService(piece, name), 3, 1);
  const slogan = service.length > 0 ? service : best(pieces, (piece) => scoreService(piece, name), 1, 1);
  const apart = body.filter((piece) => !slogan.includes(piece));
  const prices = apart.filter(isPrice);
  const rest = apart.filter((piece) => !prices.includes(piece));
  const points = rest.filter((piece) => isSellingPoint(piece, name)).slice(0, 5);
  const proposal = best(rest, (piece) => scoreProposal(piece, name, slogan[0]), 2, 3);
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
    proposal: fieldOf(
      proposal.length > 0 ? proposal : points.filter(({ text }) => !/^\d/u.test(text)).slice(0, 1),
      (text) => openOf(text, name),
    ),
    points: fieldOf(points, (text) => capital(withoutLabel(text).replace(/[.\s]+$/u, '')), '\n'),
    market: marketOf(pieces),
    pricing: fieldOf(prices.slice(0, 2), capital),
    role: roleOf(written, sender),
  };
}

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
  pieces: readonly Piece[],
  scoreOf: (piece: Piece) => number,
  least: number,
  most: number,
): Piece[] {
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
  const cut = bounds.test(begun)
    ? begun
    : begun.replace(/^(?!(?:nous|je|j’|on)(?!\p{L}))[^,;:.]{3,70}, (?=(?:nous|je|on) |j’)/iu, '');
  // « Le cabinet Ferrand accompagne » says what « Cabinet Ferrand » does, and keeps its article.
  return capital(isOpen(cut) || afterCompany(cut, company) !== null ? cut : text);
}

function marketOf(pieces: readonly Piece[]): ReadField | null {
  for (const isPlain of [true, false])
    for (const piece of pieces) {
      const value = audienceIn(piece, isPlain);
      if (value) return { value: capital(value), words: piece.text, place: describePlace(piece) };
    }
  return null;
}

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
