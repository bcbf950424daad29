import { asksSource } from '../classify/careful-cases.ts';

/** What a reply asks for, each with its own answer. */
export type Ask =
  | 'source'
  | 'machine'
  | 'meeting'
  | 'material'
  | 'quote'
  | 'price'
  | 'delay'
  | 'team'
  | 'sender'
  | 'how'
  | 'what'
  | 'references'
  | 'security'
  | 'commitment'
  | 'free'
  | 'market'
  | 'difference'
  | 'guarantee'
  | 'site'
  | 'why';

const things =
  '(?:doc\\w*|plaquettes?|brochures?|presentations?|infos?|informations?|details?|exemples?|extraits?|supports?|pdf|grille|liste|note|deck|elements?|cas|e-?mail|mail|courriel|tout)';

/** On plain words, sentence by sentence. */
const patterns: Readonly<Record<Ask, RegExp>> = {
  source: new RegExp(`${asksSource.source}|\\bon se conna[iî]t|\\bnous connaissons-nous|\\bdo (?:i|we) know`),
  machine:
    /\b(?:robots?|bots?|chatgpt|intelligence artificielle|une ia|par ia|message automatique|automatise\w*|copie[- ]colle\w*)\b/,
  meeting:
    /\b(?:demo|demonstration|creneaux?|disponibilites?|dispos?|rendez[- ]vous|rdv|visio|agenda|se (?:voi\w*|parl\w+|cal\w+|telephon\w+|rencontr\w+)|(?:votre|ton) (?:numero|telephone|portable)|en parler|en discuter|r?appel(?:e[rz]|le)(?! (?:pourquoi|que|ce|le|l'|la|de|l))|m'appeler|s'appelle\w*|appel|call|quand (?:peut|pouvez|pourriez|peux|seriez|etes|es-tu|serais))\b/,
  material: new RegExp(
    `\\b(?:env[o0]\\w+|transmet\\w+|partage\\w*|adresse[rz]|fai(?:re|tes) (?:suivre|passer|parvenir)|send|recevoir|avoir|voir)\\b[^.!?]{0,40}\\b${things}\\b|\\bun exemple\\b|\\bpar (?:e-?mail|mail|courriel)\\b`,
  ),
  quote: /\b(?:devis|proposition (?:commerciale|chiffree|tarifaire)|quote)\b/,
  price:
    /\b(?:tarifs?|tarification|prix|coute\w*|couts?|budgets?|honoraires|cher|price|pricing|cost|how much|(?<!(?:etes|es|sont|vous|sommes)[ -])combien(?! (?:de|d')\b)|combien d'euros)\b/,
  delay:
    /\b(?:delais?|combien de (?:temps|jours|semaines|mois)(?!.*\bde (?:notre|mon) cote)|(?:en|sous) combien|durees?|dure|longtemps|rapide\w*|mis(?:e)? en place|mettre en place|how long|quand (?:\w+ ){0,3}(?:demarr|commenc|livr|pret)\w*)\b/,
  team: /\bqui (?:fait|realise|intervient|s'en occupe|s'occupe|travaille|relit|vient|sera|assure|pilote|suit|va)\b|\b(?:votre|ton) equipe\b|\binterlocuteurs?\b/,
  sender:
    /\b(?:qui etes[- ]vous|vous etes qui|c'est qui(?= ?[?.!]|$)|tu es qui|t'es qui|qui es[- ]tu|presentez[- ]vous|(?:votre|ton) parcours|who are you)\b/,
  how: /\bcomment (?:ca|cela|vous|tu|on|se|est-ce|fonctionne\w*|proced\w+|travaill\w+)\b|\b(?:concretement|methodes?|fonctionne(?:nt|ment)?|deroul\w+|etapes|how does)\b/,
  what: /\b(?:c'est quoi|(?:c'est|est-ce) une? [^.?!]{2,30} ou une?|de quoi (?:il )?s'agit|(?:que|qu'est-ce que) (?:vous |tu )?(?:faites|fais|proposez|proposes|vendez|vends)|(?:faites|fais|proposez|proposes|vendez|vends) quoi|quoi exactement|(?:comprend\w*|compris|saisi\w*) pas|pas (?:compris|saisi|clair)|en savoir (?:un peu )?plus|dites[- ](?:m'en|moi en|nous en) plus|(?:votre|ton) offre|(?:what|tell me) (?:exactly )?(?:do you|more))\b/,
  references:
    /\b(?:references?|(?:vos|tes|quels?|des|autres) clients|cas clients?|cas concrets?|retours? d'experience|temoignages?|deja (?:fait|travaille|accompagne|intervenus?)|resultats?|chez qui|(?:bosse\w*|travaill\w+) avec qui|preuves?|case stud\w+)\b/,
  security:
    /\b(?:donnees|rgpd|gdpr|confidentiel\w*|confidentialite|securi\w+|heberg\w+|acces|acced\w+|serveurs?)\b/,
  commitment: /\b(?:engagements?|engage[sz]?|resili\w+|contrat|abonnement)\b/,
  free: /\b(?:gratuit\w*|essai|essayer|tester|pilote|poc|trial|free)\b/,
  market:
    /\b(?:pour qui|a qui|c'est pour|pme|eti|tpe|startups?|grands? groupes?|independants?|quels? types?|quelle taille|notre taille|notre secteur|notre metier)\b/,
  difference:
    /\b(?:differen\w+|par rapport|pourquoi (?:vous choisir|vous ?[?.!]|vous plutot)|avantages?|vs|mieux que|de plus que|concurren\w+|deja (?:un|une|notre|des) \w+)\b/,
  guarantee: /\b(?:garanti\w*|rembours\w*|satisfait)\b/,
  site: /\b(?:votre|ton|un) (?:site|page)\b|\bsite (?:web|internet)\b/,
  why: /\bpourquoi (?:(?:vous|tu) )?(?:me|m'|moi|nous)|\bqu'est-ce qui (?:vous|te) fait (?:dire|penser|croire)|\bpour quelle raison|\bl'objet de (?:votre|ton)|\bquel rapport\b/,
};
/** Said before others: « comment avez-vous eu mon nom » is not how the offer works. */
const alone: readonly Ask[] = ['source', 'machine'];
/** « C’est quoi le prix ? » asks for the price. */
const general: readonly Ask[] = ['what', 'how'];

const asking =
  /\?|\b(?:combien|quoi|koi|quel(?:le)?s?|comment|pourquoi|qui etes|d'ou|dites|dis-moi|precis\w+|expliqu\w+|env[o0]\w+|transmet\w+|partage[rz]|donne[rz]|faites|proposez|appele[rz]|rappele[rz]|j'aimerais|j'aurais|je (?:voudrais|veux|souhaite\w*|serais|suis) (?:bien |aussi )?(?:savoir|voir|avoir|connaitre|recevoir|curieu\w+)|besoin (?:de|d')|je (?:veux bien|prends)|preneu\w+|prefer\w+|en savoir|niveau (?:prix|tarif)|cote (?:prix|tarif)|tell me|send|what|how|who)\b/;

/**
 * What is asked in a reply, in the order of its sentences, and the questions that are none of these, in their words;
 * `isQuestion`: every sentence may ask.
 */
export function readAsks(plain: string, isQuestion: boolean): { asks: Ask[]; others: string[] } {
  const asks = new Set<Ask>();
  const others: string[] = [];
  // « ?? »
  if (isQuestion && !/[a-z]/.test(plain)) asks.add('why');
  for (const sentence of plain.match(/[^.!?\n;]+[.!?\n;]*/g) ?? []) {
    if (!isQuestion && !asking.test(sentence)) continue;
    const found = asksIn(sentence);
    for (const ask of found) asks.add(ask);
    if (found.length === 0 && /[a-z].*\?/.test(sentence)) others.push(sentence);
  }
  return { asks: [...asks], others };
}

function asksIn(sentence: string): Ask[] {
  const asked = (Object.keys(patterns) as Ask[]).filter((ask) => patterns[ask].test(sentence));
  const first = asked.find((ask) => alone.includes(ask));
  if (first) return [first];
  const isWhole = asked.every((ask) => general.includes(ask));
  return asked.filter(
    (ask) => (isWhole || !general.includes(ask)) && !(ask === 'price' && asked.includes('quote')),
  );
}
