import { readProfileName } from '../../people/linkedin-address.ts';
import { fold } from '../../words/fold.ts';
import type { Referral } from '../reply.ts';
import { type ReferralModel, referralModel, type Tag, tagTokens } from './referral-model.ts';
import { clean, isReferredTo, profile, readByPatterns } from './referral-patterns.ts';
import { type ReplyToken, straighten, tokensIn } from './referral-tokens.ts';
import { isTitle } from './referral-words.ts';

type Passage = { from: number; to: number };

/** Whom somebody says to write to instead: what a trained model tells apart, or else what plain patterns find. */
export function readReferral(text: string, model: ReferralModel = referralModel()): Referral | undefined {
  const straight = straighten(text);
  const weighed = readWeighed(straight, model);
  if (weighed?.name && weighed.role) return weighed;
  const found = readByPatterns(straight);
  if (!weighed || !found) return weighed ?? found;
  if (weighed.name) return found.name === weighed.name ? { ...found, ...weighed } : weighed;
  // Where both name the same address, both say who reads it.
  return found.name
    ? { ...weighed, ...found }
    : found.email === weighed.email
      ? { ...found, ...weighed }
      : weighed;
}

/** Somebody whom a reply names beside what else it says: « Volontiers. Voyez la date avec mon adjointe, Zoé Roy. » */
export function readNamedBeside(text: string, model: ReferralModel = referralModel()): Referral | undefined {
  const weighed = readWeighed(straighten(text), model);
  return weighed?.name ? weighed : undefined;
}

function readWeighed(straight: string, model: ReferralModel): Referral | undefined {
  const tokens = tokensIn(straight);
  const tagged = tagTokens(tokens, model);
  const passageOf = (first: Tag, more: Tag) => passageIn(tokens, tagged, first, more);
  const name = passageOf('name', 'moreName');
  const address = passageOf('address', 'address');
  const role = takingOver(straight, passageOf('role', 'moreRole'), (name ?? address) === null);
  if (!name && !role && !address) return undefined;
  const isTheirs = role && (!name || isNear(straight, role, name));
  const job = isTheirs ? clean(straight.slice(role.from, role.to), true) : undefined;
  const does = (name && roleBeside(straight, name)) ?? job;
  const email = address ? straight.slice(address.from, address.to) : otherAddress(straight, tokens);
  const publicIdentifier = readProfileName(profile.exec(straight)?.[0].replace(/[.!?]+$/, '') ?? '');
  return {
    ...(name && { name: wholeName(straight, tokens, name) }),
    ...(does && { role: does }),
    ...(email && { email }),
    ...(publicIdentifier && { publicIdentifier }),
  };
}

/** « Rien à voir avec les achats » sends to nobody, and those who are there for urgent matters only take nothing over. */
function takingOver(straight: string, role: Passage | null, isAlone: boolean): Passage | null {
  const [before = ''] = /[^.!?\n]*$/.exec(straight.slice(0, role?.from)) ?? [];
  const isUnrelated = /rien à voir (?:avec|là)[^.!?]{0,12}$/iu.test(before);
  return isUnrelated || (isAlone && /urgen|emergenc/i.test(before)) ? null : role;
}

function passageIn(
  tokens: readonly ReplyToken[],
  tagged: readonly Tag[],
  first: Tag,
  more: Tag,
): Passage | null {
  const at = tagged.indexOf(first);
  if (at < 0) return null;
  let last = at;
  while (more !== first && tagged[last + 1] === more) last += 1;
  return { from: tokens[at]?.from ?? 0, to: tokens[last]?.to ?? 0 };
}

/** An address that is given with a name or a function is theirs, but for one that asks for more. */
function otherAddress(straight: string, tokens: readonly ReplyToken[]): string | undefined {
  const found = tokens.find(({ text }) => text.includes('@') && text.length > 3);
  return found && isReferredTo(found.text, straight.slice(0, found.from), true) ? found.text : undefined;
}

/** « Mme Keller » keeps what she is called by; « Claire Martin » needs none; « Stéphane (Bouchardy) » is one name. */
function wholeName(straight: string, tokens: readonly ReplyToken[], { from, to }: Passage): string {
  const name = straight.slice(from, to);
  if (name.includes(' ')) return name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const before = tokens.findLast((token) => token.to <= from);
  const isSister = /(?<!\p{L})ma sœur $/iu.test(straight.slice(0, from));
  if (before && !isSister && isTitle.test(fold(before.text)) && !straight.slice(before.to, from).trim())
    return `${before.text} ${name}`;
  const [, surname] = /^ \((\p{Lu}[\p{Ll}'-]+(?:-\p{Lu}\p{Ll}+)?)\)/u.exec(straight.slice(to)) ?? [];
  return [name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()), surname].filter(Boolean).join(' ');
}

/** In one sentence, or in the next one that says what they are called. */
const isNear = (straight: string, one: Passage, other: Passage): boolean => {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  const between = straight.slice(first.to, second.from).replace(/(?<=\b(?:M|Mr|Dr|Me|Pr))\./g, '');
  return !/[.!?\n]/.test(between) || /(?:s'appelle|c'est) $/.test(between);
};

const title =
  '(?:(?:M|Mr|Mrs|Mme|Mlle|Me|Dre?|Pr)\\.?|[Mm]onsieur|[Mm]adame|[Mm]aître|[Ll]e docteur|[Ll]e Dr|(?<!\\b[Mm]a )[Ss]œur)';
const determiner = /(?<![\p{L}'])(?:(?:notre|nos|mon|ma|mes|la|le|les|leur|au|du|our|my|the) |l')/giu;
const untilName = new RegExp(
  `^(?<role>[\\p{L}&' -]{2,45}?)(?:,? (?:est|c'est|s'appelle|sera|is|please,?)|,| :| \\()? ?(?:${title} )?$`,
  'u',
);
const afterName =
  /^(?:,| \(| -| –)? ?(?:(?:qui est|c'est(?: lui| elle)?|who is|(?:qui|il|elle) (?:dirige|gère|pilote)) )?(?:(?:à|a) )?(?:(?:notre|nos|mon|ma|la|le|les|un|une|aux|au|du|des|our|my|the) |l')?(?<role>[\p{L}&' -]{2,60})/u;

const addressBeside = /^,? ?[(<[]?[^\s()<>@]{1,64}@[^\s()<>,;]{1,80}[)>\]]?/u;

/** « Mon adjointe, Zoé », « Zoé (RH) », « la DAF c'est Zoé »: what stands beside a name says what they do. */
function roleBeside(straight: string, { from, to }: Passage): string | undefined {
  const after = clean(afterName.exec(straight.slice(to).replace(addressBeside, ''))?.groups?.role);
  if (after) return after;
  const [before = ''] = /[^.!?\n]*$/.exec(straight.slice(Math.max(0, from - 80), from)) ?? [];
  for (const { 0: word, index } of [...before.matchAll(determiner)].reverse()) {
    const found = clean(untilName.exec(before.slice(index + word.length))?.groups?.role);
    if (found) return found;
  }
  return undefined;
}
