import type { Formality } from '../campaigns/engagement.ts';

/** The same sentence in both registers; none gives anybody a gender, none promises what the sender did not say. */
export type AnswerSentences = readonly Readonly<Record<Formality, string>>[];

/** One of them, the same for the same request; `put` stands where they have `#`. */
export type PickSentence = (sentences: AnswerSentences, put?: string) => string;

const both = (text: string) => ({ vous: text, tu: text });

export const thanks: AnswerSentences = [
  { vous: 'Merci pour votre réponse.', tu: 'Merci pour ta réponse.' },
  { vous: 'Merci de votre retour.', tu: 'Merci de ton retour.' },
  both('Merci de m’avoir répondu.'),
];
/** To somebody who said yes. */
export const gladly: AnswerSentences = [both('Avec plaisir.'), both('Volontiers.'), ...thanks];
/** To somebody who answered a question about their work. */
export const understood: AnswerSentences = [
  both('Merci, c’est utile à savoir.'),
  { vous: 'Merci pour votre réponse, c’est clair.', tu: 'Merci pour ta réponse, c’est clair.' },
];

/** `#` is two moments, or one. */
export const proposal: AnswerSentences = [
  {
    vous: 'Je vous propose #. Qu’est-ce qui vous arrange ?',
    tu: 'Je te propose #. Qu’est-ce qui t’arrange ?',
  },
  {
    vous: 'Pour en parler : #, qu’est-ce qui vous arrange ?',
    tu: 'Pour en parler : #, qu’est-ce qui t’arrange ?',
  },
  { vous: 'Seriez-vous disponible # ?', tu: 'Serais-tu disponible # ?' },
];
export const callProposal: AnswerSentences = [
  { vous: 'Je vous appelle # ?', tu: 'Je t’appelle # ?' },
  { vous: 'Puis-je vous appeler # ?', tu: 'Puis-je t’appeler # ?' },
];
/** Of the moments that we had proposed. */
export const whichOne: AnswerSentences = [
  { vous: 'Quel moment préférez-vous : # ?', tu: 'Quel moment préfères-tu : # ?' },
  {
    vous: 'Plutôt # ? Je bloque celui que vous choisissez.',
    tu: 'Plutôt # ? Je bloque celui que tu choisis.',
  },
];
/** `#` is the moment, at the head of the sentence. */
export const agreed: AnswerSentences = [
  {
    vous: '#, c’est noté. À quel numéro puis-je vous appeler ?',
    tu: '#, c’est noté. À quel numéro puis-je t’appeler ?',
  },
  {
    vous: '#, c’est parfait. Sur quel numéro puis-je vous joindre ?',
    tu: '#, c’est parfait. Sur quel numéro puis-je te joindre ?',
  },
];
export const agreedCall: AnswerSentences = [
  { vous: '#, c’est noté : je vous appelle.', tu: '#, c’est noté : je t’appelle.' },
];
/** `#` is the day that was named: « Vendredi 25 décembre », « Le samedi ». */
export const onHoliday: AnswerSentences = [both('# est férié.')];
export const neverThen: AnswerSentences = [both('# ne m’est pas possible.')];
/** Followed by the calendar's address. */
export const booking: AnswerSentences = [
  { vous: 'Si un autre moment vous va mieux :', tu: 'Si un autre moment te va mieux :' },
  both('Mon agenda est aussi ici :'),
];
/** Where no moment can be proposed. */
export const anyTime: AnswerSentences = [
  { vous: 'Quel jour vous arrange ?', tu: 'Quel jour t’arrange ?' },
  { vous: 'Quand voulez-vous en parler ?', tu: 'Quand veux-tu en parler ?' },
];
export const linkTaken: AnswerSentences = [
  { vous: 'Je prends un créneau dans votre agenda.', tu: 'Je prends un créneau dans ton agenda.' },
  { vous: 'Je réserve un moment par votre lien.', tu: 'Je réserve un moment par ton lien.' },
];

/** `#` is what can be sent. */
export const sending: AnswerSentences = [
  { vous: 'Je vous envoie #.', tu: 'Je t’envoie #.' },
  { vous: 'Je vous fais suivre #.', tu: 'Je te fais suivre #.' },
];
export const sendingSome: AnswerSentences = [
  { vous: 'Je vous envoie de quoi en juger.', tu: 'Je t’envoie de quoi en juger.' },
];
export const sendingByMail: AnswerSentences = [
  { vous: 'Je vous envoie cela par e-mail.', tu: 'Je t’envoie cela par e-mail.' },
];
export const sendingQuote: AnswerSentences = [
  { vous: 'Je vous prépare le devis.', tu: 'Je te prépare le devis.' },
];
export const afterSending: AnswerSentences = [
  { vous: 'Vous me direz si cela vous parle ?', tu: 'Tu me diras si cela te parle ?' },
  { vous: 'Dites-moi ce que vous en pensez.', tu: 'Dis-moi ce que tu en penses.' },
];

/** `#` is what the offer does not say: « Pour le délai », « Sur ce point ». */
export const answerToCome: AnswerSentences = [
  {
    vous: '#, je vérifie et je vous donne une réponse précise.',
    tu: '#, je vérifie et je te donne une réponse précise.',
  },
  {
    vous: '#, je préfère vous donner une réponse précise : je reviens vers vous.',
    tu: '#, je préfère te donner une réponse précise : je reviens vers toi.',
  },
];
export const talkAfter: AnswerSentences = [
  { vous: 'Voulez-vous que nous regardions votre cas ?', tu: 'Veux-tu que nous regardions ton cas ?' },
  { vous: 'Est-ce un sujet pour vous en ce moment ?', tu: 'Est-ce un sujet pour toi en ce moment ?' },
];

/** Before a day and a full stop. */
export const backOn: AnswerSentences = [
  { vous: 'C’est entendu, je reviens vers vous', tu: 'C’est entendu, je reviens vers toi' },
  { vous: 'C’est noté, je vous réécris', tu: 'C’est noté, je te réécris' },
  both('Très bien, reparlons-en'),
];
export const backLater: AnswerSentences = [
  both('Je comprends. À quel moment faut-il en reparler ?'),
  {
    vous: 'C’est entendu. Quand puis-je revenir vers vous ?',
    tu: 'C’est entendu. Quand puis-je revenir vers toi ?',
  },
];

/** They will write again. */
export const waiting: AnswerSentences = [
  {
    vous: 'C’est entendu, je vous laisse revenir vers moi.',
    tu: 'C’est entendu, je te laisse revenir vers moi.',
  },
];

export const noInsistence: AnswerSentences = [
  { vous: 'Je n’insiste pas. Bonne continuation à vous.', tu: 'Je n’insiste pas. Bonne continuation à toi.' },
  { vous: 'C’est bien noté. Bonne continuation à vous.', tu: 'C’est bien noté. Bonne continuation à toi.' },
  {
    vous: 'C’est clair, j’en reste là. Bonne journée à vous.',
    tu: 'C’est clair, j’en reste là. Bonne journée à toi.',
  },
];

/** `#` is our last question. */
export const askedAgain: AnswerSentences = [
  { vous: 'Bon retour. Je reprends ma question : #', tu: 'Bon retour. Je reprends ma question : #' },
];
export const welcomeBack: AnswerSentences = [
  {
    vous: 'Bon retour. Avez-vous pu lire mon dernier message ?',
    tu: 'Bon retour. As-tu pu lire mon dernier message ?',
  },
];

/** `#` is the person to whom one is sent. */
export const mayMention: AnswerSentences = [
  { vous: 'Puis-je dire à # que je viens de votre part ?', tu: 'Puis-je dire à # que je viens de ta part ?' },
  { vous: 'J’écris à #. Puis-je citer votre nom ?', tu: 'J’écris à #. Puis-je citer ton nom ?' },
];
/** They sent us to somebody without a name. */
export const whichName: AnswerSentences = [
  both('Merci pour cette indication. Quel est le nom de cette personne ?'),
];
export const whoInstead: AnswerSentences = [
  both('À qui puis-je m’adresser ?'),
  { vous: 'Qui suit ce sujet dans votre équipe ?', tu: 'Qui suit ce sujet dans ton équipe ?' },
];
export const thanksForPointer: AnswerSentences = [
  both('Merci de m’avoir indiqué la bonne personne.'),
  both('Merci pour cette indication.'),
];

/** Nothing to answer in it, and nothing that ends the talk. */
export const noted: AnswerSentences = [
  {
    vous: 'Merci pour votre message. Est-ce un sujet pour vous en ce moment ?',
    tu: 'Merci pour ton message. Est-ce un sujet pour toi en ce moment ?',
  },
  {
    vous: 'Merci pour votre message. Le sujet vous parle-t-il ?',
    tu: 'Merci pour ton message. Le sujet te parle-t-il ?',
  },
];

export const notMachine: AnswerSentences = [
  {
    vous: 'C’est moi qui vous réponds. Mon premier message a été préparé avec un outil.',
    tu: 'C’est moi qui te réponds. Mon premier message a été préparé avec un outil.',
  },
];

/** Where somebody's name comes from; `#` is a file and a month, or nothing. */
export const origins: Readonly<Record<'search' | 'import' | 'relations' | 'manual', AnswerSentences>> = {
  search: [
    {
      vous: 'J’ai trouvé votre profil par une recherche sur LinkedIn#.',
      tu: 'J’ai trouvé ton profil par une recherche sur LinkedIn#.',
    },
  ],
  import: [
    {
      vous: 'Votre nom vient d’une liste que j’ai importée#.',
      tu: 'Ton nom vient d’une liste que j’ai importée#.',
    },
  ],
  relations: [both('Nous sommes en relation sur LinkedIn#.')],
  manual: [{ vous: 'J’ai noté votre nom moi-même#.', tu: 'J’ai noté ton nom moi-même#.' }],
};
export const noEmail: AnswerSentences = [
  {
    vous: 'Je n’ai pas votre adresse e-mail : je vous écris par LinkedIn.',
    tu: 'Je n’ai pas ton adresse e-mail : je t’écris par LinkedIn.',
  },
];
export const noPhone: AnswerSentences = [
  {
    vous: 'Je n’ai pas votre numéro : je vous écris par LinkedIn.',
    tu: 'Je n’ai pas ton numéro : je t’écris par LinkedIn.',
  },
];
export const mayForget: AnswerSentences = [
  {
    vous: 'Si vous préférez que j’efface votre fiche, dites-le-moi.',
    tu: 'Si tu préfères que j’efface ta fiche, dis-le-moi.',
  },
];
