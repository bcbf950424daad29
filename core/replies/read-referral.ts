import { readProfileName } from '../people/linkedin-address.ts';
import type { Referral } from './reply.ts';

const word = /\p{Lu}[\p{L}’'-]{1,30}/u.source;
const particles = /(?:(?:de|du|des|le|la|van|von|d’) ){0,2}/u.source;
const fullName = `${word}(?: ${particles}${word}){0,2}`;
const trigger =
  /(?:avec|[Cc]ontacte[zr]|[Cc]ontact|[Aa]ppele[zr]|joindre|joigne[zr]|écrire à|[ÉéEe]crive[zr] à|par|transf[éeè]\w+ à|transmets? à|suivre à|vous à|vous vers|vers|rapprocher de|rapprochez-vous de|vous de|[Cc][’']est|collègue|collegue|successeur|successeure|remplaçante?|copie|colleague|reach out to|talk to|speak to|speak with|touch with|forwarded this to|forwarding this to|on to|prédécesseur|[Dd]emande[zr]|auprès de|est|à)/u
    .source;
const named = new RegExp(
  `(?<![\\p{L}])${trigger},?:? (?:plutôt |désormais |directement |maintenant |instead )?(?:avec |à |de )?(?<name>${fullName})`,
  'gu',
);
const namedAfterRole = new RegExp(
  `(?<![\\p{L}])(?:notre|nos|mon|ma|la|le|our|my|the) (?<role>[\\p{L}&’' -]{2,45}?),? (?:(?:Mme|M\\.|Mr|Monsieur|Madame) )?(?<name>${word} (?:(?:de|du|le|la|Le|La|De) )?${word})`,
  'gu',
);
const head =
  /(?:DAF|DRH|DSI|RRH|RH|RSSI|DAF|PDG|DG|DPO|DirCom|CFO|CEO|COO|CTO|CMO|CIO|CHRO|VP|[Hh]ead|[Dd]irect(?:eur|rice|ion|or)|[Rr]esponsable|[Ss]ervice|[ÉéEe]quipe|[Cc]oll[èe]gue|[Aa]ssistante?|[Cc]hef(?:fe)?|[Mm]anager|[Oo]ffice manager|[Gg]érante?|[Aa]ssociée?|[Dd]épartement|[Ss]iège|[Aa]cheteu(?:r|se)|[Cc]omptable|[Tt]eam|[Cc]olleague|[Ss]uccesseur|[Rr]emplaçante?|[Ss]econd|[Pp]atron(?:ne)?|[Bb]oss|[Cc]harg[ée]e?)/u
    .source;
const stop =
  /(?:qui|et|pour|en (?:copie|charge)|est|sur|chez|dès|svp|merci|who|and|for|is|il|elle|afin|au sujet|directement)(?!\p{L})/u
    .source;
const anyWord = /[\p{L}&’'-]+/u.source;
const role = `${head}(?: (?!${stop}|\\p{Lu}\\p{Ll}+ \\p{Lu})${anyWord}){0,4}`;
const roleAfterName = new RegExp(
  `^,? ?\\(?(?:(?:qui est|c[’']est|who is) )?(?:(?:notre|nos|mon|ma|la|le|our|my|the) |l[’'])?(?<role>${role})`,
  'u',
);
const roleAlone = new RegExp(
  `(?<![\\p{L}])(?:(?:notre|nos|mon|ma|la|le|les|au|à la|our|my|the) |l[’'])(?<role>${role})`,
  'u',
);
const address = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,60}(?:\.[\p{L}\p{N}-]{1,60}){1,3}/u;
const bracketed = /\s?[(<[][^\s()<>]{1,64}@[^\s()<>]{1,80}[)>\]]/gu;
const profile = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/[^\s,;)>]{3,100}/iu;

/** Capitals that start a sentence or name a function, and no person. */
const notNames =
  /^(?:DAF|DRH|DSI|RH|RRH|RSSI|PDG|DG|CFO|CEO|COO|CTO|Linkedin|LinkedIn|Bonjour|Merci|Cordialement|Je|Il|Elle|Nous|Vous|Ce|Cette|Notre|Mon|Ma|La|Le|Les|Un|Une|Service|Teams|Zoom|Paris|Lyon|Direction|Directeur|Directrice|Responsable)$/;

/** Whom somebody says to write to instead. */
export function readReferral(text: string): Referral | undefined {
  const start = text.slice(0, 4000);
  const referral: Referral = {};
  const email = address.exec(start)?.[0];
  const publicIdentifier = readProfileName(profile.exec(start)?.[0].replace(/[.!?]+$/, '') ?? '');
  const withoutAddresses = start.replace(bracketed, '').replace(address, ' ').replace(profile, ' ');
  const found = readName(withoutAddresses);
  const said = found?.role ?? (found ? undefined : roleAlone.exec(withoutAddresses)?.groups?.role);
  if (found) referral.name = found.name;
  if (said) referral.role = said.trim();
  if (email) referral.email = email;
  if (publicIdentifier) referral.publicIdentifier = publicIdentifier;
  return Object.keys(referral).length > 0 ? referral : undefined;
}

function readName(text: string): { name: string; role: string | undefined } | undefined {
  for (const { 0: whole, index, groups } of text.matchAll(namedAfterRole)) {
    const said = new RegExp(`^${role}$`, 'u').exec(groups?.role ?? '')?.[0];
    const after = roleAfterName.exec(text.slice(index + whole.length))?.groups?.role;
    const isRole = said !== undefined && !/^(?:coll|succ|rempl)/i.test(said);
    if (groups?.name && isName(groups.name) && said)
      return { name: groups.name, role: isRole ? said : after };
  }
  for (const match of text.matchAll(named)) {
    const name = match.groups?.name ?? '';
    if (!isName(name)) continue;
    return { name, role: roleAfterName.exec(text.slice(match.index + match[0].length))?.groups?.role };
  }
  return undefined;
}

const isName = (name: string) => !notNames.test(name.split(' ')[0] ?? '') && !/^\p{Lu}{2,4}$/u.test(name);
