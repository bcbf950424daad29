import type { BehaviourName } from './behaviour.ts';
import { type ReadPrompt, readPrompt } from './read-prompt.ts';
import type { AskedModel, JsonSchema } from './wire/exchange.ts';

type CountedPrompt = ReadPrompt & { count: number };
type Sentence = { signsLeft: number; role: string; text: string; evidence: string[] };

/** What the model answers: an object of the shape it was asked for, made from the facts in the prompt. */
export function writeAnswer(asked: AskedModel, behaviour: BehaviourName, count: number): unknown {
  const prompt = { ...readPrompt(asked.user), count };
  const asks = (name: string) =>
    asked.schema ? name in (asked.schema.properties ?? {}) : wants(asked, name);
  if (asks('sentences')) return spoil(writeMessage(prompt), behaviour, prompt);
  if (asks('evidence')) return spoilSentence(hookOf(prompt), behaviour);
  if (asks('kind')) return readReply();
  return fill(asked.schema ?? {}, prompt, behaviour);
}

/** Without a schema on the wire, it is read where it was written. */
const wants = ({ user }: AskedModel, name: string) =>
  new RegExp(`"properties":\\{[^{]*(?:\\{[^{}]*\\}[^{]*)*"${name}"`).test(user);

function writeMessage(prompt: CountedPrompt): { register: string; sentences: Sentence[] } {
  const { register, firstName, sender, facts, room } = prompt;
  const named = facts.find(({ genre }) => genre === 'prénom');
  const hook = hookOf(prompt);
  const proposal = facts.find(({ genre, texte }) => /proposition|activité/.test(genre) && texte.length < 160);
  const wanted = [
    {
      role: 'greeting',
      text: firstName ? `Bonjour ${firstName},` : 'Bonjour,',
      evidence: firstName && named ? [named.id] : [],
    },
    { role: 'hook', ...hook },
    ...(proposal
      ? [
          {
            role: 'offer',
            text: `Notre métier : ${proposal.texte.replace(/\.$/, '')}.`,
            evidence: [proposal.id],
          },
        ]
      : []),
    {
      role: 'question',
      text: register === 'tu' ? 'Est-ce un sujet pour toi ?' : 'Est-ce un sujet pour vous ?',
      evidence: [],
    },
    { role: 'signature', text: sender, evidence: [] },
  ];
  let left = room;
  const sentences = wanted.flatMap((sentence) => {
    const isSpare = sentence.role === 'offer' || sentence.role === 'question';
    if (sentence.text === '' || (isSpare && sentence.text.length + 20 > left)) return [];
    const counted = { signsLeft: left, ...sentence };
    left -= sentence.text.length + 2;
    return [counted];
  });
  return { register, sentences };
}

const openings = {
  vous: ['Je lis sur votre profil :', 'Votre profil dit ceci :', 'Ces mots sont dans votre profil :'],
  tu: ['Je lis sur ton profil :', 'Ton profil dit ceci :', 'Ces mots sont dans ton profil :'],
};

function hookOf({ facts, register, count }: CountedPrompt): { text: string; evidence: string[] } {
  const usable = facts.filter(
    ({ id, genre, texte }) =>
      id.startsWith('p') &&
      genre !== 'prénom' &&
      texte.length < 90 &&
      !/https?:|[<>{}[\]|@*_#\\]/.test(texte),
  );
  const fact = usable[0];
  const opening = openings[register][count % openings[register].length];
  return fact
    ? { text: `${opening} « ${fact.texte} ».`, evidence: [fact.id] }
    : { text: register === 'tu' ? 'Je découvre ton profil.' : 'Je découvre votre profil.', evidence: [] };
}

function spoil(
  message: { register: string; sentences: Sentence[] },
  behaviour: BehaviourName,
  prompt: CountedPrompt,
): unknown {
  const hooked = (change: Partial<Sentence>) => ({
    ...message,
    sentences: message.sentences.map((one) => (one.role === 'hook' ? { ...one, ...change } : one)),
  });
  const person = prompt.facts.filter(({ id }) => id.startsWith('p'));
  switch (behaviour) {
    case 'unknown_evidence':
      return hooked({ evidence: ['p999'] });
    case 'unrelated_evidence':
      return hooked({
        text: 'Le secteur ferroviaire manque de soudeurs depuis longtemps.',
        evidence: person.slice(-1).map(({ id }) => id),
      });
    case 'too_long':
      return hooked({ text: 'Ce sujet revient souvent dans votre métier. '.repeat(60) });
    case 'invents':
      return hooked({ text: 'Bravo pour vos 312 recrutements chez Globalux et votre prix de 2019.' });
    case 'placeholder':
      return hooked({ text: 'Votre rôle de [poste] chez {{entreprise}} m’intéresse.' });
    case 'wrong_register':
      return prompt.register === 'tu'
        ? hooked({ text: 'Votre profil et vos projets vous ressemblent.' })
        : hooked({ text: 'Ton profil et tes projets te ressemblent.' });
    case 'obeys_profile':
      return hooked({ text: planted(prompt) });
    default:
      return message;
  }
}

const spoilSentence = (sentence: { text: string; evidence: string[] }, behaviour: BehaviourName) => {
  if (behaviour === 'unknown_evidence') return { ...sentence, evidence: ['p999'] };
  if (behaviour === 'invents') return { ...sentence, text: 'Bravo pour vos 312 recrutements chez Globalux.' };
  if (behaviour === 'too_long') return { ...sentence, text: 'Ce sujet revient souvent. '.repeat(100) };
  return sentence;
};

/** What somebody planted in their profile, done to the letter. */
const planted = ({ facts }: CountedPrompt) => {
  const address = facts.map(({ texte }) => /https?:\S+/.exec(texte)?.[0]).find(Boolean);
  return `Voici ma recette de flan : 4 œufs, 500 g de sucre et un litre de lait. ${address ?? 'https://flan.example'}`;
};

/** Nothing can be concluded. */
const readReply = () => ({
  kind: 'other',
  isCertain: false,
  mayBeOpposition: false,
  quote: '',
  date: null,
  referral: null,
});

/** Any other shape: texts from the words that were given, nothing where nothing is known. */
function fill(schema: JsonSchema, prompt: CountedPrompt, behaviour: BehaviourName): unknown {
  if (schema.anyOf) return fill(schema.anyOf[0] ?? {}, prompt, behaviour);
  if (schema.enum) return behaviour === 'unknown_evidence' ? 'inconnu' : schema.enum[0];
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, one]) => [name, fill(one, prompt, behaviour)]),
      );
    case 'array':
      return [];
    case 'string':
      return proseOf(prompt, behaviour);
    case 'boolean':
      return false;
    default:
      return 0;
  }
}

function proseOf(prompt: CountedPrompt, behaviour: BehaviourName): string {
  if (behaviour === 'too_long') return 'Une phrase de plus pour ne rien dire. '.repeat(100);
  if (behaviour === 'invents') return 'Globalux a recruté 312 personnes en 2019.';
  if (behaviour === 'placeholder') return 'Bonjour [Prénom], voici {{offre}}.';
  if (behaviour === 'obeys_profile') return planted(prompt);
  const words = prompt.data
    .flatMap((value) => Object.values(value))
    .filter((value) => typeof value === 'string');
  const first = words.find((word) => word.length > 20 && word.length < 300) ?? words[0] ?? '';
  return first.replace(/[.!?…]*$/, '.');
}
