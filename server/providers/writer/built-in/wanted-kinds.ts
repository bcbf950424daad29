import { readJob } from '#core/qualification/titles/read-job.ts';
import { titleWords } from '#core/qualification/titles/title-words.ts';
import { namesWorkplace } from '#core/qualification/titles/workplaces.ts';
import { tradesOfPeople } from '#core/targeting/trades.ts';
import type { Asked } from './asked.ts';

/** What names people, and what their company, their place and their profile must be. */
const whoFields = ['titles', 'seniorities', 'functions'] as const;
const sizeFields = ['sizesByKind', 'sizesByCount'] as const;
const conditionFields = ['industries', 'places', 'mustHave', ...sizeFields] as const;
type ConditionField = (typeof conditionFields)[number];

/** How the people of this kind were come to: after « et », « ou » or the end of a sentence; after another sign; after nothing. */
export type Opening = 'linked' | 'sign' | 'none';

/** One kind of wanted people, while a sentence is being read: « DRH d’ETI, ou directeurs d’usine à Lille » has two. */
export type WantedKind = {
  asked: Asked;
  opening: Opening;
  /** Named beside the kind before, with nothing asked in between: they share what follows. */
  isBeside: boolean;
  /** Asked before anybody was named, or after a sign: said of all rather than of the last ones. */
  apart: Set<ConditionField>;
  /** « … en entreprise »: of any house, and not of those of the others. */
  isFree: boolean;
};

export const openKind = (asked: Asked, opening: Opening, isBeside: boolean): WantedKind => ({
  asked,
  opening,
  isBeside,
  apart: new Set(),
  isFree: false,
});

export const hasWho = (asked: Asked): boolean => whoFields.some((field) => asked[field].length > 0);
export const hasConditions = (asked: Asked): boolean =>
  conditionFields.some((field) => asked[field].length > 0);

/** By what people are named: two of one sort stand in one list. */
export const sortOfWho = ({ titles, functions }: Asked): 'titles' | 'functions' | 'levels' =>
  titles.length > 0 ? 'titles' : functions.length > 0 ? 'functions' : 'levels';

/** How long each list is, to tell afterwards what was added. */
export const lengthsOf = (asked: Asked): Lengths =>
  new Map((Object.keys(asked) as (keyof Asked)[]).map((field) => [field, asked[field].length]));

/** Takes out of the lists what was added since. */
export function takeAdded(asked: Asked, before: Lengths, into: Asked): void {
  for (const [field, length] of before)
    (into[field] as string[]).push(...(asked[field] as string[]).splice(length));
}

type Lengths = ReadonlyMap<keyof Asked, number>;

const adds = (asked: Asked, before: Lengths, fields: readonly (keyof Asked)[]): boolean =>
  fields.some((field) => asked[field].length > (before.get(field) ?? 0));

export const addsWho = (asked: Asked, before: Lengths): boolean => adds(asked, before, whoFields);
export const addsConditions = (asked: Asked, before: Lengths): boolean =>
  adds(asked, before, conditionFields);

/** Notes the conditions that were added apart from the people they are said of. */
export function noteApart(kind: WantedKind, before: Lengths): void {
  for (const field of conditionFields)
    if (before.get(field) === 0 && kind.asked[field].length > 0) kind.apart.add(field);
}

function append(from: Asked, to: Asked, fields: readonly (keyof Asked)[]): void {
  for (const field of fields) (to[field] as string[]).push(...(from[field] as readonly string[]));
}

const isOneSort = (one: WantedKind, other: WantedKind) => sortOfWho(one.asked) === sortOfWho(other.asked);
const isOwn = ({ asked, apart }: WantedKind) =>
  conditionFields.some((field) => asked[field].length > 0 && !apart.has(field));

/** The kinds of wanted people that a sentence names, each with what it shares with the others. */
export function settleKinds(read: readonly WantedKind[]): Asked[] {
  const kinds = joinKinds(read);
  if (kinds.length > 1) {
    shareConditions(kinds);
    return uniteAlike(kinds);
  }
  return kinds.map(({ asked }) => asked);
}

/** « Présidents de clubs, ou adjoints au maire »: the sector of those before is not theirs. */
const isOfOtherHouses = ({ asked, opening, isFree }: WantedKind, before: WantedKind): boolean =>
  before.asked.industries.length > 0 &&
  (isFree || (opening === 'linked' && namesOwnTrade(asked) && !namesOwnTrade(before.asked)));

/** « DRH d’ETI et DAF », « Hôteliers de la Côte d’Azur, directeurs ou propriétaires »: one kind, named in two places. */
function joinKinds(read: readonly WantedKind[]): WantedKind[] {
  const kinds: WantedKind[] = [];
  for (const kind of read) {
    const before = kinds.at(-1);
    const isMore =
      before !== undefined &&
      !kind.isBeside &&
      (kind.opening === 'none' ||
        (!isOwn(kind) &&
          !isOfOtherHouses(kind, before) &&
          (kind.opening === 'sign' || isOneSort(before, kind))));
    if (!isMore) {
      kinds.push(kind);
      continue;
    }
    append(kind.asked, before.asked, [...whoFields, ...conditionFields]);
    for (const field of kind.apart) before.apart.add(field);
  }
  return kinds;
}

const ofTown = /\b(?:maire|dgs|elu)\b/;

/** « Directeurs d’usine », « adjoints au maire »: their title says in which house. */
export const namesHouse = ({ titles }: Asked): boolean =>
  titles.length > 0 &&
  titles.every((title) => {
    const words = titleWords(title);
    return namesWorkplace(readJob(words)) || ofTown.test(words.join(' '));
  });

/** Or of what trade: « cavistes ». */
const namesOwnTrade = (asked: Asked): boolean =>
  namesHouse(asked) ||
  (asked.titles.length > 0 &&
    asked.titles.every((title) => tradesOfPeople(titleWords(title).join(' ')).length > 0));

function shareConditions(kinds: readonly WantedKind[]): void {
  const lacks = ({ asked }: WantedKind, fields: readonly ConditionField[]) =>
    fields.every((field) => asked[field].length === 0);
  const [first, last] = [kinds[0], kinds.at(-1)];
  for (const field of conditionFields)
    for (const source of [first, last])
      if (source?.apart.has(field))
        for (const kind of kinds)
          if (kind !== source && lacks(kind, [field])) append(source.asked, kind.asked, [field]);
  // « Patrons et DAF de PME à Lyon »
  for (let rank = kinds.length - 1; rank > 0; rank--) {
    const [before, kind] = [kinds[rank - 1], kinds[rank]];
    if (!before || !kind?.isBeside) continue;
    const isElsewhere = namesOwnTrade(before.asked);
    for (const field of conditionFields)
      if (lacks(before, [field]) && !(isElsewhere && /^(?:industries|mustHave)$/.test(field)))
        append(kind.asked, before.asked, [field]);
  }
  for (const [rank, kind] of kinds.entries()) {
    const before = kinds[rank - 1];
    const others = [...kinds.slice(0, rank).reverse(), ...kinds.slice(rank + 1)];
    const placed = others.find(({ asked }) => asked.places.length > 0);
    if (lacks(kind, ['places']) && placed) append(placed.asked, kind.asked, ['places']);
    if (!before) continue;
    const isOfOwnHouse = kind.isFree || !lacks(kind, ['industries', 'mustHave']);
    const isSized = !lacks(kind, sizeFields);
    if (!isOfOwnHouse && !namesOwnTrade(kind.asked)) append(before.asked, kind.asked, ['industries']);
    if (!isOfOwnHouse && !isSized) append(before.asked, kind.asked, sizeFields);
  }
}

/** Those who differ by nothing but their names are one kind. */
function uniteAlike(kinds: readonly WantedKind[]): Asked[] {
  const united = new Map<string, Asked>();
  for (const kind of kinds) {
    const conditions = conditionFields.map((field) => [...kind.asked[field]].sort());
    const key = JSON.stringify([sortOfWho(kind.asked), conditions]);
    const same = united.get(key);
    if (same) append(kind.asked, same, whoFields);
    else united.set(key, kind.asked);
  }
  return [...united.values()];
}
