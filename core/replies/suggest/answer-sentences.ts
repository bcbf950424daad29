import type { Formality } from '../../campaigns/engagement.ts';

/**
 * Sentences to choose from. `{vous|te}` is one or the other by register, `#` what is put in; none gives anybody a
 * gender, none promises what the sender did not say.
 */
export type AnswerSentences = readonly string[];

/** One of them, the same for the same request; `put` stands where they have `#`. */
export type PickSentence = (sentences: AnswerSentences, put?: string) => string;

export const inFormality = (sentence: string, formality: Formality): string =>
  sentence.replace(/\{([^|]*)\|([^}]*)\}/g, (_, vous: string, tu: string) =>
    formality === 'vous' ? vous : tu,
  );

export const thanks = [
  'Merci pour {votre|ta} réponse.',
  'Merci de {votre|ton} retour.',
  'Merci de m’avoir répondu.',
];
/** To somebody who said yes. */
export const gladly = ['Avec plaisir.', 'Volontiers.', ...thanks];
/** To somebody who answered a question about their work. */
export const understood = ['Merci, c’est utile à savoir.', 'Merci pour {votre|ta} réponse, c’est clair.'];

/** `#` is two moments, or one. */
export const proposal = [
  'Je {vous|te} propose #. Qu’est-ce qui {vous |t’}arrange ?',
  'Pour en parler : #, qu’est-ce qui {vous |t’}arrange ?',
  '{Seriez-vous|Serais-tu} disponible # ?',
];
export const callProposal = ['Je {vous |t’}appelle # ?', 'Puis-je {vous |t’}appeler # ?'];
/** Of the moments that we had proposed. */
export const whichOne = [
  'Quel moment {préférez-vous|préfères-tu} : # ?',
  'Plutôt # ? Je bloque celui que {vous choisissez|tu choisis}.',
];
/** `#` is the moment, at the head of the sentence. */
export const agreed = [
  '#, c’est noté. À quel numéro puis-je {vous |t’}appeler ?',
  '#, c’est parfait. Sur quel numéro puis-je {vous|te} joindre ?',
];
export const agreedCall = ['#, c’est noté : je {vous |t’}appelle.'];
/** `#` is the day that was named: « Vendredi 25 décembre », « Le samedi ». */
export const onHoliday = ['# est férié.'];
export const neverThen = ['# ne m’est pas possible.'];
/** Followed by the calendar's address. */
export const booking = ['Si un autre moment {vous|te} va mieux :', 'Mon agenda est aussi ici :'];
/** Where no moment can be proposed. */
export const anyTime = ['Quel jour {vous |t’}arrange ?'];
export const linkTaken = [
  'Je prends un créneau dans {votre|ton} agenda.',
  'Je réserve un moment par {votre|ton} lien.',
];

/** `#` is what can be sent. */
export const sending = ['Je {vous |t’}envoie #.', 'Je {vous|te} fais suivre #.'];
export const sendingSome = ['Je {vous |t’}envoie de quoi en juger.'];
export const sendingByMail = ['Je {vous |t’}envoie cela par e-mail.'];
export const sendingQuote = ['Je {vous|te} prépare le devis.'];
export const afterSending = [
  '{Vous me direz|Tu me diras} si cela {vous|te} parle ?',
  '{Dites-moi ce que vous en pensez|Dis-moi ce que tu en penses}.',
];

/** `#` is what the offer does not say: « Pour le délai », « Sur ce point ». */
export const answerToCome = [
  '#, je vérifie et je {vous|te} donne une réponse précise.',
  '#, je préfère {vous|te} donner une réponse précise : je reviens vers {vous|toi}.',
];
/** They asked: nobody asks them back whether it interests them. */
export const talkAfter = [
  '{Voulez-vous|Veux-tu} que nous regardions {votre|ton} cas ?',
  '{Souhaitez-vous|Souhaites-tu} que nous en parlions ?',
];

/** `#` is what they named: « dans l’agroalimentaire », « de ce type ». */
export const noReference = ['Je n’ai pas de référence # à {vous|te} citer.'];
/** They have waited for days. */
export const lateAnswer = [
  'Ma réponse arrive tard, je m’en excuse.',
  'Ma réponse est tardive, je m’en excuse.',
];

/** Before a day and a full stop. */
export const backOn = [
  'C’est entendu, je reviens vers {vous|toi}',
  'C’est noté, je {vous|te} réécris',
  'Très bien, reparlons-en',
];
export const backLater = [
  'Je comprends. À quel moment faut-il en reparler ?',
  'C’est entendu. Quand puis-je revenir vers {vous|toi} ?',
];
/** They will write again. */
export const waiting = ['C’est entendu, je {vous|te} laisse revenir vers moi.'];

export const noInsistence = [
  'Je n’insiste pas. Bonne continuation à {vous|toi}.',
  'C’est bien noté. Bonne continuation à {vous|toi}.',
  'C’est clair, j’en reste là. Bonne journée à {vous|toi}.',
];

/** `#` is our last question. */
export const askedAgain = ['Bon retour. Je reprends ma question : #'];
export const welcomeBack = ['Bon retour. {Avez-vous|As-tu} pu lire mon dernier message ?'];

/** `#` is the person to whom one is sent. */
export const mayMention = [
  'Puis-je dire à # que je viens de {votre|ta} part ?',
  'J’écris à #. Puis-je citer {votre|ton} nom ?',
];
/** They sent us to somebody without a name. */
export const whichName = ['Merci pour cette indication. Quel est le nom de cette personne ?'];
export const whoInstead = ['À qui puis-je m’adresser ?', 'Qui suit ce sujet dans {votre|ton} équipe ?'];
export const thanksForPointer = [
  'Merci de m’avoir indiqué la bonne personne.',
  'Merci pour cette indication.',
];

/** Nothing to answer in it, and nothing that ends the talk. */
export const noted = [
  'Merci pour {votre|ton} message. Est-ce un sujet pour {vous|toi} en ce moment ?',
  'Merci pour {votre|ton} message. Le sujet {vous|te} parle-t-il ?',
];

export const notMachine = [
  'C’est moi qui {vous|te} réponds. Mon premier message a été préparé avec un outil.',
];

/** Where somebody's name comes from; `#` is a month and a file. */
export const origins = {
  search: ['J’ai trouvé {votre|ton} profil par une recherche sur LinkedIn#.'],
  import: ['{Votre|Ton} nom vient d’une liste que j’ai importée#.'],
  relations: ['Nous sommes en relation sur LinkedIn#.'],
  manual: ['J’ai noté {votre|ton} nom moi-même#.'],
} as const;
export const noEmail = ['Je n’ai pas {votre|ton} adresse e-mail : je {vous |t’}écris par LinkedIn.'];
export const noPhone = ['Je n’ai pas {votre|ton} numéro : je {vous |t’}écris par LinkedIn.'];
export const mayForget = [
  'Si {vous préférez|tu préfères} que j’efface {votre|ta} fiche, {dites-le-moi|dis-le-moi}.',
];
