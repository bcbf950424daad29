import { emptyAsked } from './asked.ts';
import { startKind } from './criteria-reading.ts';
import { findItem, keyAt, phraseLength } from './find-item.ts';
import { readWanted } from './read-wanted.ts';
import { type Reader, textOf } from './reader.ts';
import {
  addsConditions,
  addsWho,
  hasConditions,
  hasWho,
  lengthsOf,
  namesHouse,
  noteApart,
  type Opening,
  sortOfWho,
  takeAdded,
} from './wanted-kinds.ts';

const freeHouses: ReadonlySet<string> = new Set(['en entreprise', 'en interne', 'chez l annonceur']);

/** Reads what is looked for at this token, of the people named last or of others; says how many tokens that took. */
export function readNext(reader: Reader, at: number): number {
  const { reading, tokens } = reader;
  const { asked } = reading;
  const before = lengthsOf(asked);
  const listed = reading.understood.length;
  const free = phraseLength(tokens, at, freeHouses);
  const kind = reading.kinds.at(-1);
  if (free > 0 && kind && hasWho(asked)) {
    kind.isFree = true;
    return free;
  }
  const length = readWanted(reader, at);
  const added = emptyAsked();
  if (addsWho(asked, before)) {
    takeAdded(asked, before, added);
    takeIn(reader, at, length, added);
    reader.isApart = false;
  } else if (addsConditions(asked, before)) {
    if (reader.wishes[at] && !namesPeopleInPart(reader, at)) {
      takeAdded(asked, before, added);
      reading.understood.splice(listed);
      reading.unclear.push(textOf(reader, at, length));
    } else if (reader.isApart || !hasWho(asked)) {
      if (kind) noteApart(kind, before);
    }
  } else return length;
  reader.readEnd = at + length;
  return length;
}

/** Those who are named go with the people before, or open another kind. */
function takeIn(reader: Reader, at: number, length: number, added: ReturnType<typeof emptyAsked>): void {
  const { reading } = reader;
  const opening = openingOf(reader, at);
  const isNew =
    hasWho(reading.asked) &&
    (hasConditions(reading.asked) ||
      (opening !== 'none' &&
        (sortOfWho(reading.asked) !== sortOfWho(added) ||
          ((opening === 'linked' || hasOwnSector(reader, at + length)) &&
            namesHouse(reading.asked) &&
            !namesHouse(added)))));
  const into = isNew ? startKind(reading, opening, !hasConditions(reading.asked)) : reading.asked;
  for (const field of Object.keys(into) as (keyof typeof into)[])
    (into[field] as string[]).push(...(added[field] as string[]));
}

/** « Directeurs d’hôtel, gérants de restaurant »: the sector is of those named just before it. */
const hasOwnSector = ({ tokens }: Reader, at: number): boolean =>
  /^(?:de|d|du|des)$/.test(keyAt(tokens, at)) && findItem(tokens, at + 1)?.kind === 'industry';

const links = /^(?:et|ou|ainsi|puis|voire|sinon|soit)$/;

/** What stands between what was read last and this token. */
function openingOf({ tokens, readEnd }: Reader, at: number): Opening {
  const between = tokens.slice(readEnd, at);
  const isLinked = between.some(
    (token, rank) => links.test(keyAt(tokens, readEnd + rank)) || (token.kind === 'break' && token.ends),
  );
  if (isLinked) return 'linked';
  // « Industriels du Jura : PDG ou directeur industriel » says of whom among them.
  const isPrecised = between.some(({ text }) => text === ':');
  return !isPrecised && between.some(({ kind }) => kind === 'break') ? 'sign' : 'none';
}

/** « Idéalement des DAF de PME » asks for them. */
function namesPeopleInPart({ tokens, titleEnd }: Reader, at: number): boolean {
  let from = at;
  while (from > 0 && tokens[from - 1]?.kind !== 'break') from--;
  return titleEnd > from;
}
