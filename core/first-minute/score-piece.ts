import buyers from '#datasets/first-minute/buyers.json' with { type: 'json' };
import { law, readClaims } from '../argumentaire/read-claims.ts';
import { readMarket } from '../argumentaire/read-market.ts';
import { readRole } from '../french/people/role.ts';
import { formOf } from '../french/sentences/phrase-form.ts';
import { fold } from '../words/fold.ts';
import type { Piece } from './cut-text.ts';

/** How well a piece of text fits each part of an offer, by its wording alone, whatever the trade. */

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

export const isPrice = ({ text }: Piece): boolean =>
  price.test(text) && firm.test(text) && !saved.test(text) && text.length <= longest;

const doing =
  /(?<!\p{L})(?:nous|on) (?:(?:vous|les|y|en|ne|n’|l’) ?)?\p{L}+(?:ons|e)(?!\p{L})|(?<!\p{L})(?:je |j’)\p{L}+/iu;
const being =
  /(?<!\p{L})nous (?:sommes(?! une? )|avons|croyons|pensons|restons|étions|savons|aimons)(?!\p{L})/iu;
/** « On ne déplace pas un tableau comme un meuble » */
const denies = /(?<!\p{L})(?:nous|on|je) n(?:e |’)/iu;
/** « équipe 230 guichets » says how many, not what for. */
const counts = /^ \p{L}+ (?:plus de |près de |environ )?\d/u;
/** « Envoyez-nous votre liste » */
const asks = /^\p{L}+ez(?:-(?:nous|vous|le|la|les))? /iu;
/** « Nous formons aussi vos agents » is not the trade itself. */
const adds = /(?<!\p{L})(?:nous|on|je) \p{L}+ aussi(?!\p{L})/iu;
/** « Nous travaillons avec les hôpitaux » */
const saysForWhom =
  /^(?:[^,]{2,40}, )?(?:nous|on|je) (?:travaill|collabor)\p{L}+ (?:aussi |surtout |principalement )?(?:avec|pour|auprès)(?!\p{L})/iu;
const history =
  /(?:créée?|fondée?|née?|lancée?) (?:en|à|il y a)|(?<!\p{L})(?:histoire|passionnés?|valeurs|ans d’expérience)(?!\p{L})/iu;
const ofReader = /^(?:vous|votre|vos)(?!\p{L})|(?<!\p{L})(?:contactez|appelez|demandez)/iu;
const presents = /^(?:je suis|moi c’est|bienvenue)(?!\p{L})/iu;
/** « Notre métier : collecter les biodéchets… » */
const trade =
  /^(?:notre|mon) (?:métier|mission|activité|spécialité|savoir-faire)(?: est de)? ?:? (?=\p{Ll})/iu;
/** « Durée : une journée » */
const isLabelled = (text: string) => /^\p{Lu}\p{L}+ ?: /u.test(text);
const figure = /\d|%/u;

/** Whether it can open what is said of the sender: « nous… », « je… », a company or a thing and its verb. */
export const isOpen = (text: string): boolean =>
  /^(?:nous|je|on|notre|nos)\s|^j’/iu.test(text) || formOf(text) !== 'noun';

const isSayable = (text: string): boolean =>
  text.length >= shortest && text.length <= longest && !unsayable.test(text) && !order.test(text);

const isOf = (text: string, company: string): boolean =>
  company !== '' && new RegExp(`^(?:l[ae] |l’)?${escaped(fold(company))} \\p{Ll}`, 'u').test(fold(text));
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** Most points for a sentence that says what the company does, fewest for a bare noun. */
function scoreWording({ text, kind }: Piece, company: string): number {
  if (isOf(text, company)) return counts.test(text.slice(company.length)) ? 2 : 6;
  if (denies.test(text) || asks.test(text) || law.test(text)) return 0;
  if (trade.test(text)) return 5;
  if (doing.test(text) && !being.test(text)) return saysForWhom.test(text) ? 1 : adds.test(text) ? 2 : 5;
  if (/^nous sommes une? \p{L}+/iu.test(text)) return 4;
  if (/^(?:notre|nos) \p{L}+ (?:\p{L}+ )?\p{L}+e(?:nt)? /iu.test(text)) return 4;
  const isNamed = formOf(text) === 'noun' || formOf(text) === 'determined';
  return isNamed ? (kind === 'item' ? 1 : 2) : 0;
}

/** How well a piece says what the company does. */
export function scoreService(piece: Piece, company: string): number {
  const { text, kind, paragraph, under } = piece;
  if (!isSayable(text) || firm.test(text) || ofReader.test(text) || /^\d/u.test(text)) return 0;
  if (fold(text) === fold(company)) return 0;
  const wording = scoreWording(piece, company);
  if (wording === 0) return 0;
  return (
    wording +
    (paragraph <= 2 ? 2 : 0) +
    (audienceIn(piece) ? 1 : 0) +
    (under !== null && offering.test(under) ? 1 : 0) -
    (history.test(text) ? 3 : 0) -
    (figure.test(text) && /%|clients?|moyenne/u.test(text) ? 3 : 0) -
    (kind === 'item' ? 1 : 0)
  );
}

const proposing =
  /(?<!\p{L})(?:proposons|propose|proposent|livrons|livre|installons|intervenons|intervient|réalisons|fournissons|remettons|organisons|animons|formons|comprend|comprennent|inclut|incluent|prenons en charge|notre offre|nos offres|nos prestations|vous recevez|concrètement|formule|programme|durée|module|mission|pose|entretien|dépannage)(?!\p{L})/iu;
const offering =
  /(?:services?|prestations?|offres?|solutions?|formations?|produits?|ce que nous|nous proposons|faisons|accompagnements?|interventions?|modules?|programmes?|missions?|fonctionnalités|métiers?|comment)/iu;

/** How well a piece says what is proposed. */
export function scoreProposal(piece: Piece, company: string, service: Piece | undefined): number {
  const { text, kind, under } = piece;
  if (!isSayable(text) || firm.test(text) || ofReader.test(text) || asks.test(text)) return 0;
  // Its name and its town, or what the law asks, are nothing that is proposed.
  if (law.test(text) || (company !== '' && fold(text).startsWith(`${fold(company)}, `))) return 0;
  const { problem, proof, question } = readClaims([{ text, at: 0 }]);
  if (problem.length + proof.length + question.length > 0 || /^\d/u.test(text)) return 0;
  // « Formatrice indépendante à Arras » says who, not what.
  if (kind === 'sentence' && readRole(text.split(' ').slice(0, 2).join(' ')) !== null) return 0;
  const isBeside = kind === 'sentence' && service?.paragraph === piece.paragraph;
  const isListed = (kind === 'item' || formOf(text) === 'noun') && under !== null && offering.test(under);
  const doesIt =
    isOf(text, company) ||
    (doing.test(text) && !being.test(text) && !denies.test(text) && !saysForWhom.test(text));
  return (
    (proposing.test(text) ? 3 : 0) +
    (doesIt ? 2 : 0) +
    (isListed ? 2 : 0) +
    (isBeside || /^(?:notre|nos) /iu.test(text) ? 2 : 0) -
    (history.test(text) || being.test(text) || presents.test(text) ? 3 : 0) -
    (isLabelled(text) || (!doesIt && audienceIn(piece) !== null) ? 2 : 0) -
    (text.length > 180 ? 1 : 0)
  );
}

const distinguishing =
  /(?<!\p{L})(?:sans|seuls?|unique|garanti\p{L}*|certifi\p{L}*|labellis\p{L}*|qualiopi|iso|rge|agré\p{L}*|fabriqu\p{L}+ en|hébergé\p{L}*|made in|conforme|assuré\p{L}*|en moins de|sous \d+|en \d+|24 ?h|7j|dédié\p{L}*|sur mesure|interlocuteur|depuis (?:19|20)\d\d|ans d’expérience|plus de \d|\d ?%|\d (?:clients?|entreprises|projets|chantiers))(?!\p{L})/iu;
const pointing = /(?:pourquoi|atouts?|avantages?|engagements?|différence|plus|forces?|garanties?|choisir)/iu;

/** « Ce qui change : … » */
const apart =
  /^(?:ce qui (?:change|nous distingue|fait la différence)|(?:notre|nos) (?:différence|atouts?|plus|forces?)) ?: /iu;

/** Something that sets the company apart. */
export function isSellingPoint({ text, kind, under }: Piece, company: string): boolean {
  if (company !== '' && fold(text).startsWith(fold(company)) && !isOf(text, company)) return false;
  if (text.length < 12 || text.length > 160 || unsayable.test(text) || order.test(text) || firm.test(text))
    return false;
  if (ofReader.test(text) || /^(?:la loi|le décret|la réglementation)(?!\p{L})/iu.test(text)) return false;
  if (readClaims([{ text, at: 0 }]).problem.length > 0) return false;
  if (/^["“«]/u.test(text)) return false;
  const isOffered = under !== null && offering.test(under);
  if (apart.test(text)) return true;
  return distinguishing.test(text) || (kind === 'item' && (!isOffered || pointing.test(under)));
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

/** « auprès des responsables », « aux garages et aux carrosseries »; « les garages et les carrosseries » stay. */
const withoutLead = (audience: string): string => {
  const bare = audience.replace(/^auprès /iu, '');
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

function isPeople(text: string): boolean {
  if (anybody.test(text)) return false;
  if (people.test(text)) return true;
  const market = readMarket(text);
  return market.sectors.length + market.functions.length > 0 || market.headcount !== null;
}
