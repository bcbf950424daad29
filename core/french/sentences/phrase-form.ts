import { normaliseWords } from '../../words/normalise-words.ts';

/** How a user wrote what they do, so that it can enter a sentence without being rewritten. */
export type PhraseForm =
  /** « Nous aidons… », « Notre solution automatise… » */
  | 'sentence'
  /** « édite un logiciel… » */
  | 'verb'
  /** « aider les PME à… » */
  | 'infinitive'
  /** « un logiciel de paie », « les PME de l’Ouest » */
  | 'determined'
  /** « logiciel de paie », « SaaS pour garages » */
  | 'noun';

const subjects = new Set('nous je j on il elle ils elles vous c cela ceci'.split(' '));
const verbs = new Set(
  (
    'accompagne aide edite developpe concoit propose fournit fabrique vend conseille assure realise installe distribue gere organise cree ' +
    'construit produit permet automatise simplifie optimise ameliore reduit protege audite recrute securise connecte livre transporte ' +
    'commercialise importe exporte imagine deploie heberge maintient integre pilote anime edifie renove nettoie loue finance assiste ' +
    'analyse mesure transforme modernise digitalise numerise reunit centralise est sont a ont aident permettent proposent offrent ' +
    'accompagnent assurent intervient specialise offre forme facilite garantit regroupe rassemble met rend fait donne prend repond'
  ).split(' '),
);
// Also common nouns: at the head of a text, only what follows tells.
const nounsToo = new Set(
  'offre forme aide finance transforme analyse mesure fait livre est a loue'.split(' '),
);
const determiners = new Set(
  'un une des le la les l notre nos votre vos ce cet cette ces plusieurs chaque deux trois quatre cinq'.split(
    ' ',
  ),
);
const notInfinitives = new Set(
  'premier dernier metier atelier chantier cahier courrier quartier dossier papier immobilier mobilier hotelier particulier loisir avenir plaisir desir manager leader partner designer developer power cyber super partenaire conseiller transfer master data center cancer hiver divers travers envers foyer loyer cuir elixir souvenir soir noir pouvoir savoir devoir espoir miroir'.split(
    ' ',
  ),
);
const otherInfinitives = new Set(
  'mettre vendre rendre reduire construire produire conduire repondre faire prendre apprendre comprendre suivre traduire convaincre transmettre permettre offrir ouvrir devenir obtenir etre avoir'.split(
    ' ',
  ),
);

export function formOf(phrase: string): PhraseForm {
  const words = normaliseWords(phrase).split(' ');
  const [first = '', second = ''] = words;
  if (subjects.has(first) && words.length > 2) return 'sentence';
  if (isVerb(first, second)) return 'verb';
  if (isInfinitive(first, second)) return 'infinitive';
  if (
    /^(notre|nos|votre|vos|ce|cet|cette|ces)$/.test(first) &&
    words.slice(2, 6).some((word) => isClearVerb(word))
  )
    return 'sentence';
  return determiners.has(first) ? 'determined' : 'noun';
}

const isClearVerb = (word: string) => verbs.has(word) && !nounsToo.has(word);

const isVerb = (first: string, second: string) =>
  verbs.has(first) && (!nounsToo.has(first) || determiners.has(second) || /^(aux|au)$/.test(second));

function isInfinitive(first: string, second: string): boolean {
  if (otherInfinitives.has(first)) return true;
  if (first.length < 5 || notInfinitives.has(first)) return false;
  // « Conseiller les dirigeants » is a verb, « Conseiller en image » a person.
  if (!determiners.has(second) && !/^(aux|au|a|en|et|leur|leurs|vos|plus|mieux|durablement)$/.test(second))
    return false;
  return /(?:[^i]er|[fbdtnl]ier|[^o]ir)$/.test(first);
}
