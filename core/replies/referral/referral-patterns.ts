import { feminineNames, masculineNames } from '../../french/people/first-names.ts';
import { unisexNames } from '../../french/people/unisex-names.ts';
import { readProfileName } from '../../people/linkedin-address.ts';
import { fold } from '../../words/fold.ts';
import type { Referral } from '../reply.ts';
import {
  asksForMore,
  genericBox,
  isFirm,
  isRole,
  isTie,
  leadsToName,
  maySend,
  sends,
  takesOver,
} from './referral-words.ts';

/** Stands for an address or a number. */
const mark = '§';
const title =
  '(?:(?:M|Mr|Mrs|Ms|Mme|Mlle|Me|Dr|Pr|MM)\\.?|[Mm]onsieur|[Mm]adame|mme|mr|[Dd]octeur|[Mm]aître|[Ll]e [DP]r\\.?|[Ll]e docteur|Frau|Herr) ';
const word = "(?:\\p{Lu}'|\\p{Lu}\\.[ -]?)?\\p{Lu}[\\p{L}'-]{1,30}";
const particle = "(?:(?:de|du|des|le|la|van|von|der|ben|el|d') ?){0,2}";
/** « Head of Sales, Maria Lopez »: a capital before the comma belongs to the function. */
const ofFunction = '(?!\\p{Lu}\\p{L}*, \\p{Lu}\\p{Ll}+ \\p{Lu})';
const name = `${ofFunction}(?<title>${title})?(?<name>${word}(?: ${particle}${word}){0,2}(?: senior| junior)?)`;
const determiner =
  "(?:(?:à|a|de|avec|par) )?(?:(?:notre|nos|mon|ma|mes|son|sa|leur|la|les|le|un|une|aux|au|du|des|our|my|the) |l')";
const stop =
  "(?:qui|que|se|et|ou|pour|en|est|sur|chez|dès|svp|merci|who|and|for|is|il|elle|afin|directement|c'est|mais|pas|s'en|prend|gère|gere|peut|assure|vous|je|maintenant|désormais|mtn|a|à (?!la|l')|au|s'appelle|pourra|in|nous|on|ne|jusqu\\p{L}*|demain|rentre|bloque|actuel|donne|le|sera|y|doit|va|lui|n'\\p{L}+|les)(?![\\p{L}])";
const roleWord = `(?!${stop}|\\p{Lu}\\p{Ll}+ \\p{Lu})[\\p{L}&'-]+`;
const role = `(?<role>${roleWord}(?: ${roleWord}){0,5})`;
const roleBefore = `(?:(?!${title})(?:${determiner})(?!${title})(?<job>[\\p{L}&' -]{2,45}?)(?:,| :|:| est| \\()? ?)?`;

const all = (pattern: string) => new RegExp(`(?<![\\p{L}])${pattern}`, 'gu');
/** « voyez » and « Voyez »: only names keep their capitals. */
const anyCase = (pattern: string) =>
  `(?:${pattern.replace(/\\[pP]\{[^}]*\}|\\.|\[[^\]]*\]|\p{Ll}/gu, (part) =>
    /^\p{Ll}$/u.test(part) ? `[${part}${part.toLocaleUpperCase('fr')}]` : part,
  )})`;
const trigger = `(?:${anyCase(sends)}|${anyCase(maySend)})`;
const between =
  '[,:=>]? ?(?:: )?(?:(?:plutôt|désormais|directement|maintenant|instead|ça|avec|de|par|voir|chez) )?';

const triggeredName = all(`(?:${trigger}|${leadsToName}) ?${between}${roleBefore}${name}`);
const namedRole = all(
  `(?:[Nn]otre|[Nn]os|[Mm]on|[Mm]a|[Ll]a|[Ll]e|[Ll]'|[Oo]ur|[Mm]y|[Tt]he) ?(?<job>[\\p{L}&' -]{2,45}?)(?:,| :| est| \\()? ${name}`,
);
const anyName = all(name);
const roleAfterName = new RegExp(
  `^(?: ${mark}\\)?)?,? ?\\(?(?:(?:qui est|c'est(?: lui| elle)?|who is) )?(?:(?:${determiner}))?${role}`,
  'u',
);
const placeAfterName = new RegExp(`^ (?:au|aux|à la|de la|de l'|à l'|du) ?${role}`, 'u');
const sentRole = all(`${anyCase(sends)} ?(?:: )?(?:${determiner})${role}`);
const maybeRole = all(
  `(?:${trigger}|^\\P{L}*(?:[Nn]on,? |[Pp]lutôt |[Oo]ui,? |[Pp]ar |[Ss]ans doute |À )?|[Pp]as moi\\P{L}{1,3}) ?[:=]? ?(?:${anyCase(determiner)})${role}`,
);

const ledRole = all(
  `(?:[Pp]our [^.:\\n]{2,60}|[Ee]n (?:mon|notre) absence) ?: (?:${anyCase(determiner)})?${role}`,
);
const startsSending = new RegExp(`^${trigger}`, 'u');

/** « Pas moi. Service achats. » */
const roleOnly = new RegExp(`^\\P{L}*(?:(?:[Nn]on|[Oo]ui|[Pp]as (?:moi|nous))\\P{L}+)?${role}\\P{L}*$`, 'u');
/** Thumbs write « voir avec nathalie ». */
const smallName = new RegExp(`(?<![\\p{L}])${anyCase(sends)} (?<name>\\p{Ll}{3,15})(?![\\p{L}'-])`, 'u');

const address = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,60}(?:\.[\p{L}\p{N}-]{1,60}){1,3}/u;
export const profile = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/[^\s,;)>]{3,100}/iu;
const theirProfile = /(?<!\p{L})(?:son|leur|his|her|their) (?:profile?|linkedin)/iu;
const phone = /(?:\+\d{1,3}[ .-]?)?\(?\d{2,3}\)?(?:[ .-]?\d{2,4}){3,4}/;

const notNames =
  /^(?:linkedin|bonjour|hello|merci|cordialement|je|il|elle|nous|vous|ce|cette|ceci|cela|notre|mon|ma|son|sa|ses|leur|la|le|les|un|une|ce|on|ils|moi|lui|non|oui|pas|pour|service|teams|zoom|paris|lyon|lille|zurich|geneve|bruxelles|montreal|luxembourg|monsieur|madame|direction|directeur|directrice|responsable|question|demande|dieu|noel|retour|contact|office|head|automatic|out|bien|bonne|desormais|depuis|facebook|france|excel|sage|sap|google|whatsapp|mail|the|my|our|et|mais|si|c'est|en|au|aux|par|avec|fleet|backup|centrale|antenne|urgences?|tout|toute|your|i|thank|thanks|please|nouveau|plus|chez|lundi|mardi|mercredi|jeudi|vendredi|january|december|november|monday|friday|thursday|sunday|tuesday|wednesday|nov|dec|black|thanksgiving|une?)$/;
const isKnown = (given: string) => {
  const key = fold(given.split(/[ -]/)[0] ?? '');
  return feminineNames.has(key) || masculineNames.has(key) || unisexNames.has(key);
};
const isImperative = /-(?:moi|le|la|les|lui|vous|nous|ce|toi)$|^[cdjlmnsq]u?'\p{Ll}/iu;

/** A capital that starts a sentence makes no name of a word that is none. */
function isName(whole: string, text: string, at: number, isTitled: boolean): boolean {
  const [first = ''] = whole.split(' ');
  if (notNames.test(fold(first)) || isImperative.test(first)) return false;
  if (isTitled || isKnown(first)) return true;
  if (/^\p{Lu}{2,4}$/u.test(whole)) return false;
  return whole.includes(' ') || !/(?:^|[.!?:;\n*»)]|\p{Extended_Pictographic})\s*$/u.test(text.slice(0, at));
}

const inBrackets = /^ \((?:\p{Lu}\p{Ll}+ )?(?<surname>\p{Lu}[\p{Ll}'-]+(?:-\p{Lu}\p{Ll}+)?)[,)]/u;

type Found = { name: string; role?: string | undefined };

/** Whom a reply sends to, by the words that usually say so; the reply has straight apostrophes. */
export function readByPatterns(start: string): Referral | undefined {
  const email = address.exec(start);
  const publicIdentifier = readProfileName(profile.exec(start)?.[0].replace(/[.!?]+$/, '') ?? '');
  const plain = start
    .replace(new RegExp(address, 'gu'), mark)
    .replace(new RegExp(profile, 'giu'), mark)
    .replace(new RegExp(phone, 'g'), mark)
    .replace(new RegExp(` ?[(<[]${mark}[)>\\]]`, 'g'), ` ${mark}`);
  const found = readName(plain);
  const job = found ? found.role : readRole(plain);
  const box =
    email && isReferredTo(email[0], start.slice(0, email.index), found !== undefined || job !== undefined);
  const referral: Referral = {
    ...(found && { name: found.name }),
    ...(job && { role: job }),
    ...(box && { email: email[0] }),
    ...(publicIdentifier && (found || job || theirProfile.test(start)) && { publicIdentifier }),
  };
  return Object.keys(referral).length > 0 ? referral : undefined;
}

/** Somebody's own address, given to be sent more, sends to nobody else. */
export function isReferredTo(email: string, before: string, isReferral: boolean): boolean {
  if (isReferral) return true;
  if (asksForMore.test(before)) return false;
  const sentTo = new RegExp(
    `(?:${anyCase(sends)}|[Pp]our [^.]{2,60}|[Uu]rgen\\p{L}+[^.]{0,40}|à|:|sent to) ?:? ?$`,
    'u',
  );
  return sentTo.test(before) || genericBox.test(fold(email));
}

const wholeRole = new RegExp(`^${role}`, 'u');

/** A function without its article, as far as it goes. */
export function clean(text: string | undefined, isAny = false): string | undefined {
  const words = text?.trim().replace(new RegExp(`^(?:${determiner})`, 'u'), '') ?? '';
  const found = wholeRole.exec(words)?.groups?.role?.replace(/(?: (?:de|des|d'|du|la|l'))+$/u, '');
  return found && (isAny || isRole.test(fold(found))) ? found : undefined;
}

function toFound(text: string, match: RegExpMatchArray): Found | undefined {
  const { title: given = '', name: whole = '', job } = match.groups ?? {};
  const end = (match.index ?? 0) + match[0].length;
  const after = text.slice(end);
  // « Pour les commandes : Vaiana, au standard. »
  const isLed = match[0].endsWith(`: ${whole}`) && /^ ?(?:[,(.§]|au |à la |$)/.test(after);
  if (!isName(whole, text, end - whole.length, given !== '' || isLed)) return undefined;
  // « La team People », « vous passez par Vesoul »: one word that is no known name needs more than that.
  const isDoubtful = !given && !whole.includes(' ') && !isKnown(whole);
  if (isDoubtful && (/passe\p{L}* par \S+$/iu.test(match[0]) || (job && !/[,:(] ?\S+$/.test(match[0]))))
    return undefined;
  const own = clean(job);
  const next = clean(roleAfterName.exec(after)?.groups?.role);
  const place = given || isKnown(whole) ? clean(placeAfterName.exec(after)?.groups?.role) : undefined;
  const isSurname = given !== '' && !whole.includes(' ');
  // « Sandrine des RH »: what follows is where she works. « Stéphane (Bouchardy) » is one name.
  const alone = whole.replace(/ (?:des|du|de la|de l'|au|aux) ?\p{Lu}{2,4}$/u, '');
  const surname = / /.test(alone) ? undefined : inBrackets.exec(after)?.groups?.surname;
  return {
    name: isSurname ? `${given.replace(/^[Ll]e /, '')}${whole}` : [alone, surname].filter(Boolean).join(' '),
    role: own && !isTie.test(own) ? own : (next ?? place ?? clean(whole.slice(alone.length))),
  };
}

/** A greeting and a signature name people, and send to nobody. */
const isCourtesy =
  /(?:bonjour|bonsoir|hello|salut|chère?|cher|dear|merci|cordialement|cdt|vous|signé|regards|messagerie de|reply|automatique de)[ ,]*(?:monsieur|madame)? ?$|\n\s*$/iu;
const isAboutThem = /(?:contacté|joint|rejoint|messagerie|êtes|connu|équipe)[^.]*$/iu;
const isAway =
  /^(?: \p{Lu}\.)?,? ?(?:est|sera) (?:en(?! charge)|absente?|parti|actuellement|souffrante?|malade|indisponible)|^ a (?:quitté|fait valoir)/u;

/** Also those that begin inside another: « ça dépend : les étiquettes c'est Nathan ». */
function* everyMatch(pattern: RegExp, text: string): Generator<RegExpExecArray> {
  const from = new RegExp(pattern);
  for (let match = from.exec(text); match; match = from.exec(text)) {
    yield match;
    from.lastIndex = match.index + 1;
  }
}

function readName(text: string): Found | undefined {
  const accept = (match: RegExpMatchArray) =>
    isAway.test(text.slice((match.index ?? 0) + match[0].length)) ? undefined : toFound(text, match);
  for (const match of everyMatch(triggeredName, text)) {
    const { title: given, job } = match.groups ?? {};
    const found = given || !job || clean(job) ? accept(match) : undefined;
    if (found) return found;
  }
  for (const match of text.matchAll(namedRole)) {
    const before = text.slice(Math.max(0, match.index - 25), match.index);
    const isTheirs = isAboutThem.test(before) || /^équipe/.test(match.groups?.job ?? '');
    const found = !isTheirs && clean(match.groups?.job) ? accept(match) : undefined;
    if (found) return found;
  }
  for (const match of text.matchAll(anyName)) {
    const after = text.slice(match.index + match[0].length);
    const before = text.slice(Math.max(0, match.index - 30), match.index);
    const isTitled = match.groups?.title !== undefined && !isCourtesy.test(before);
    const isAddressed = new RegExp(`^[^.!?\\n]{0,45}${mark}`).test(after) && !/\n\s*$/.test(before);
    const found =
      isTitled || isAddressed || (takesOver.test(after) && (/ /.test(match[0]) || isKnown(match[0])))
        ? accept(match)
        : undefined;
    if (found) return found;
  }
  const small = smallName.exec(text)?.groups?.name ?? '';
  return isKnown(small) && !notNames.test(small)
    ? { name: small.replace(/^./u, (letter) => letter.toUpperCase()) }
    : undefined;
}

function readRole(text: string): string | undefined {
  // Those who are there for urgent matters only take nothing over.
  const withoutUrgency = text.replace(
    /(?:en cas d'|pour (?:toute |les |une )?|for )(?:urgen|emergenc)[^.!?\n§]*(?=[.!?\n]|$)/giu,
    ' ',
  );
  for (const { 0: sent, groups } of withoutUrgency.matchAll(sentRole)) {
    const role = clean(groups?.role, isFirm.test(sent) && !/ une? /.test(sent));
    if (role) return role;
  }
  for (const { groups } of withoutUrgency.matchAll(ledRole)) {
    const role = clean(groups?.role);
    if (role) return role;
  }
  for (const match of withoutUrgency.matchAll(maybeRole)) {
    const role = clean(match.groups?.role);
    const after = withoutUrgency.slice(match.index + match[0].length);
    const isAlone =
      match.index > 0 ||
      startsSending.test(match[0]) ||
      /^ ?(?:$|[.!,(:]|est (?:plus|mieux)|pas moi|qui|s'en|gère|gere|does)/u.test(after);
    if (role && isAlone) return role;
  }
  return clean(roleOnly.exec(withoutUrgency)?.groups?.role);
}
