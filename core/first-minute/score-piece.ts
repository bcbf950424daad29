import buyers from '#datasets/first-minute/buyers.json' with { type: 'json' };
import { isNews, law, withoutLabel } from '../argumentaire/read-claims.ts';
import { readMarket } from '../argumentaire/read-market.ts';
import { readRole } from '../french/people/role.ts';
import { afterCompany } from '../french/sentences/own-sentence.ts';
import { formOf } from '../french/sentences/phrase-form.ts';
import type { Piece } from '../pasted/cut-text.ts';
import type { ReadPiece } from '../pasted/read-roles.ts';
import { standsAlone } from '../pasted/stands-alone.ts';
import { fold } from '../words/fold.ts';

/** How well a piece of text fits each part of an offer: what it is there for is weighed, what can be said is ruled. */

const shortest = 20;
const longest = 240;
/** The writer says no link, no exclamation, no gap to fill. */
const unsayable =
  /https?:|www\.|\S@\S|[{}<>[\]?!#*_|©]|\.(?:fr|com|io)(?!\p{L})|\d{2}(?:[ .]\d{2}){3,}|\d,? (?:bis )?(?:rue|avenue|boulevard|place|chemin|route|allée|quai|impasse) |(?<!\d)\d{5} \p{Lu}/iu;
const order =
  /^(?:découvrez|contactez|demandez|essayez|profitez|téléchargez|inscrivez|réservez|appelez|rejoignez|cliquez|écrivez|voir|lire|en savoir|n’hésitez|pour toute|tous droits|mentions|copyright|politique|cookies?|nos horaires|horaires|téléphone|tél|adresse|siret|suivez|commandes? (?:jusqu|avant|la veille|au plus tard)\p{L}*)(?!\p{L})/iu;
const price =
  /\d[\d\s\u00a0\u202f.,]{0,20}\s?(?:€|euros?)|(?<!\p{L})(?:tarifs?|forfaits?|abonnements?|devis)(?!\p{L})|(?<!\p{L})HT(?!\p{L})|sur devis/iu;
const firm = /\d[\d\s\u00a0\u202f.,]{0,20}\s?(?:€|euros?)|(?<!\p{L})(?:tarif|devis gratuit|sur devis)/iu;

const saved = /économi|gagn|gain|perdu|évit|récupér|chiffre d’affaires/iu;

export const isPrice = ({ text, roles }: ReadPiece): boolean =>
  price.test(text) && firm.test(text) && !saved.test(text) && text.length <= longest && roles.price >= 0.3;

const ofReader = /^(?:vous|votre|vos)(?!\p{L})|(?<!\p{L})(?:contactez|appelez|demandez)/iu;

/** Whether it can open what is said of the sender: « nous… », « je… », a company or a thing and its verb. */
export const isOpen = (text: string): boolean =>
  /^(?:nous|je|on|notre|nos)\s|^j’/iu.test(text) || formOf(text) !== 'noun';

/** « Commandez avant 16 h, nous livrons » is said to who buys. */
const ordering = /^\p{Lu}\p{L}+ez(?:-\p{L}+)?(?!\p{L})/u;

const isSayable = (text: string): boolean =>
  standsAlone(text) &&
  !ordering.test(text) &&
  text.length >= shortest &&
  text.length <= longest &&
  !unsayable.test(text) &&
  !order.test(text) &&
  !firm.test(text) &&
  !ofReader.test(text);

/** How well a piece says what the company does, from 0 to 1. */
export const scoreService = ({ text, roles }: ReadPiece, company: string, isShort = false): number =>
  !isSayable(text) ||
  /^\d|^pour (?:les|des) /iu.test(text) ||
  fold(text) === fold(company) ||
  isOnlyWho(text, company)
    ? 0
    : roles.service < (isShort ? leastOfShort : leastLikely)
      ? 0
      : Math.min(roles.service, enough) + (doesSomething(text, company) ? bonus : 0);

/** « Traiteur à Toulouse »: where nothing better is said. */
export const isTrade = ({ text }: ReadPiece, company: string): boolean =>
  isSayable(text) && readRole(text.split(/[ ,.]/u)[0] ?? '') !== null && !isOnlyWho(text, company);

/** Below, one question is better than a message about something else. */
const leastLikely = 0.3;
/** Of two or three sentences, hardly anything tells but their wording. */
const leastOfShort = 0.02;
/** Of several that say it, the one that says who does what. */
const enough = 0.75;
const bonus = 0.2;
const doing =
  /(?<!\p{L})(?:nous|on) (?:(?:vous|les|y|en) )?\p{L}+(?:ons|e)(?!\p{L})|(?<!\p{L})(?:je |j’)(?!ai |avais |étais |suis )\p{L}+/iu;
const being =
  /(?<!\p{L})nous (?:sommes(?! une? )|avons|croyons|pensons|restons|étions|savons|aimons)(?!\p{L})/iu;
const doesSomething = (text: string, company: string): boolean =>
  (doing.test(text) && !being.test(text)) || /^\p{Ll}/u.test(afterCompany(text, company) ?? '');

/** « Courtière chez Assurel Conseil, à Nîmes » says who writes. */
const isOnlyWho = (text: string, company: string): boolean =>
  company !== '' &&
  fold(text).includes(`chez ${fold(company)}`) &&
  readRole(text.split(' ')[0] ?? '') !== null;

/** How well a piece says what is proposed, from 0 to 1. */
export function scoreProposal({ text, roles }: ReadPiece, company: string): number {
  if (!isSayable(text) || /^\d|^pour (?:les|des) /iu.test(text) || law.test(text)) return 0;
  // Its name and its town are nothing that is proposed.
  if (company !== '' && fold(text).startsWith(`${fold(company)}, `)) return 0;
  return roles.offer;
}

const likely = 0.4;

/** Something that sets the company apart, or that proves what it says. */
export function isSellingPoint({ text, roles }: ReadPiece, company: string): boolean {
  if (text.length < 12 || text.length > 160 || unsayable.test(text) || order.test(text) || firm.test(text))
    return false;
  if (!standsAlone(withoutLabel(text)) || ordering.test(text) || isNews(text)) return false;
  if (ofReader.test(text) || law.test(text) || /^["“«]/u.test(text) || fold(text) === fold(company))
    return false;
  return Math.max(roles.point, roles.proof) >= likely && roles.problem < likely;
}

/** Each noun in the singular and in the plural. */
const trades = buyers.map((noun) => (/[sx]$/u.test(noun) ? noun : `${noun}s?`)).join('|');
const people = new RegExp(`(?<!\\p{L})(?:${trades})(?!\\p{L})`, 'iu');

const forWhom = [
  /(?<!\p{L})(?:nos clients|notre clientèle|nous travaillons (?:pour|avec|auprès)|nous intervenons (?:auprès|pour|chez)|public(?: concerné)?(?= :)|pour qui|vous êtes(?=[^.;!]*\?))(?: sont| :|,)?\s?((?:auprès )?(?:les |des |de |d’|une? |le |la |l’)?[^.;!?]{4,180}?)(?=[.;!?]|$)/iu,
  // « des formations » are a thing, « des PME » are people.
  new RegExp(
    `(?<!\\p{L})(?:(?:nous|on) \\p{L}+(?:ons|e)|(?:je |j’)\\p{L}+|(?:aid|accompagn|équip|form|conseill|fourni|assist|protèg|sécuris|soulag|dépann|livr|approvisionn|défend|soutien|connect)\\p{L}*) (?:depuis [^,]{2,20} |chaque \\p{L}+ |tous les \\p{L}+ |surtout |principalement )?((?:auprès des |les |aux |toutes les |tous les |des (?=(?:${trades})(?!\\p{L})))(?!clients?(?!\\p{L}))[^.;:!?]{4,140}?)(?=,? (?:à(?! \\d)|de \\p{Lu}[\\p{L}-]+ à|dans|pour|en|afin|sur|depuis|qui souhaitent|lors|avec|contre|face) |[.;:!?]|$)`,
    'iu',
  ),
  /(?<!\p{L})(?:s’adresse(?:nt)?|destiné\p{L}*|dédié\p{L}*|réservé\p{L}*|conçu\p{L}* pour|pensé\p{L}* pour|adapté\p{L}*) (?:à |aux |au |pour )?((?:les |des |aux )?[^.;!?]{4,140}?)(?=[.;!?]|, (?:il|elle|nous|notre|ce)|$)/iu,
  /(?<!\p{L})pour ((?:les |des |toutes les |tous les )[^.;:!?]{4,120}?)(?= qui |, (?:nous|il|elle|on|avec|sans|en|dans|à|pour|afin)|[.;:!?]|$)/iu,
  new RegExp(`(?<!\\p{L})pour ((?:${trades})(?!\\p{L})[^.;:,!?]{0,80}?)(?= qui |,|[.;:!?]|$)`, 'iu'),
  /(?<!\p{L})(?:interv|travaill|install|répond|présent)\p{L}*[^.;:!?]{0,40}? (?:dans|chez|auprès d) ?((?:les|des|es) [^.;:!?]{4,120}?)(?=, (?:nous|avec|sans|pour|afin)|[.;:!?]|$)/iu,
  new RegExp(
    `(?<!\\p{L})\\d ((?:${trades})(?!\\p{L})[^.;:,!?]{0,80}?)(?=,| (?:nous|vous|ont|sont|font|utilisent)(?!\\p{L})|[.;:!?]|$)`,
    'iu',
  ),
  // « collecter les biodéchets des hôtels et restaurants de Lyon »
  new RegExp(
    `(?<!\\p{L})(?:nous|on|je|notre (?:métier|mission|activité))(?!\\p{L})[^.;!?]{0,60}? (?:des|aux) ((?:${trades})(?!\\p{L})[^.;:,!?]{0,80}?)(?=,? (?:à(?! \\d)|avec|qui|pour|sur|depuis) |[.;:,!?]|$)`,
    'iu',
  ),
  /(?<!\p{L})(?:auprès|au service) ((?:des|de) [^.;:!?]{4,120}?)(?=,|[.;:!?]|$)/iu,
];
/** « Pour les directeurs techniques d’hôtels, de cliniques et de lycées. »: nothing else is said. */
const onlyForWhom = /^pour ((?:les |des |l’)(?:[^.;:!?,]|, (?=les |des |de |d’|et |ou )){4,160})\.?$/iu;
const plainly = [...forWhom.slice(0, 1), onlyForWhom];
/** « tous les professionnels »: everybody. */
const anybody = /^(?:(?:tous|toutes) )?(?:les |des )?professionnels?$/iu;

export const isAnybody = (text: string): boolean => anybody.test(text);

/** « auprès des responsables », « aux garages et aux carrosseries »; « les garages et les carrosseries » stay. */
export const withoutLead = (audience: string): string => {
  const bare = audience.replace(/^(?:auprès|pour|chez) /iu, '');
  const [, article = ''] = /^(des|aux|les|de|d’|une?)(?: |(?<=’))/iu.exec(bare) ?? [];
  const again = new RegExp(`(?<=, |,? (?:et|ou) )${article} `, 'giu');
  const isAgain = article !== '' && again.test(bare);
  if (isAgain && /^les$/iu.test(article)) return bare;
  const lean = /^(?:des|aux)$/iu.test(article) ? bare.replace(again, '') : bare;
  return lean.slice(article.length).trim();
};
const ofWhom =
  /^(?:pour qui|à qui|nos clients(?= ?:?$)|clients(?= ?:?$)|public|(?:nos |vos )?secteurs?|cibles?|vous êtes)/iu;

/** Whom a piece says to serve, in its own words, plainly (« Public : … ») or in passing; null: it does not. */
export function audienceIn({ text, kind, under }: Piece, isPlain = false): string | null {
  for (const pattern of isPlain ? plainly : forWhom) {
    const [, audience] = pattern.exec(text) ?? [];
    const clean = audience && withoutLead(audience.trim());
    if (clean && isPeople(clean)) return clean;
  }
  return kind !== 'title' && under !== null && ofWhom.test(under) && isPeople(text)
    ? withoutLead(text.replace(/[.\s]+$/u, ''))
    : null;
}

export function isPeople(text: string): boolean {
  if (anybody.test(text)) return false;
  if (people.test(text)) return true;
  const market = readMarket(text);
  return market.sectors.length + market.functions.length > 0 || market.headcount !== null;
}
