import { type Angle, goalLabels } from '#core/campaigns/engagement.ts';
import type { Manner, MessageBrief } from '#core/messages/brief.ts';
import type { TextKind } from '#core/messages/message.ts';
import type { GivenFact } from './person-facts-prompt.ts';
import { dataBlock, quoteData, shortened } from './quote-data.ts';

const kindOrders: Record<TextKind, string> = {
  note: 'une note d’invitation : le signe, la question et qui écrit, sans rien vendre',
  message:
    'un message à une relation : le signe et sa conséquence, une question, qui écrit en une proposition, un cadeau s’il y en a',
  follow_up: 'une relance : courte, elle apporte autre chose que les textes d’avant',
};
const angleOrders: Record<Angle, string> = {
  statement: 'commencer par un constat',
  question: 'commencer par une question, la seule du texte',
};
const mannerOrders: Record<Manner, string> = {
  again: 'Écrivez-le autrement : autre ouverture, autres tournures, autre fait si possible.',
  shorter: 'Écrivez-le nettement plus court, sans rien perdre de l’essentiel.',
  warmer: 'Écrivez-le plus chaleureusement, sans flatterie.',
  more_direct: 'Écrivez-le plus directement : moins de détours, la demande plus nette.',
};

/** What is read of each kind; the last of a sequence is the shortest. */
const defaultSigns = { message: 380, follow_up: 280, last: 240 };

/** Signs that the whole may take: under what is allowed, as a model counts badly. */
export function roomFor({ limits, length, voice, kind, isLast }: MessageBrief): number {
  const habits = voice.flatMap(({ habit, isOn }) => (isOn && habit.kind === 'at_most' ? [habit.signs] : []));
  const allowed = Math.floor(Math.min(limits.hard, limits.advised, ...habits) * 0.95);
  if (kind === 'note') return Math.floor(Math.min(limits.hard, ...habits) * 0.9);
  const wished = isLast ? defaultSigns.last : defaultSigns[kind];
  return Math.min(allowed, length === 'short' ? Math.floor(wished * 0.7) : wished);
}

/** The person, and each text that is asked for them. `briefs` are of one person, in the order they are read. */
export function personPrompt(briefs: readonly MessageBrief[], facts: readonly GivenFact[]): string {
  const [brief] = briefs;
  if (!brief) return '';
  const { person, formerTexts, today } = brief;
  return [
    today && `Aujourd’hui : ${today}.`,
    dataBlock(
      'faits',
      facts.map(({ line }) => line),
    ),
    `Prénom à saluer : ${quoteData(person.firstName)}. Genre : ${describeGender(person.gender)}.`,
    formerTexts.length > 0 &&
      `Déjà reçu par cette personne, à ne pas répéter :\n${dataBlock('textes_recus', formerTexts.slice(-3).map(cutText))}`,
    ...briefs.map((brief, at) => describeText(brief, at + 1)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function describeText(brief: MessageBrief, number: number): string {
  const room = roomFor(brief);
  const { kind, goal, angle, isLast, calendarLink, instruction, reason } = brief;
  return [
    `Texte ${number} : ${kindOrders[kind]}. ${
      isLast
        ? 'C’est le dernier : dites-le simplement.'
        : 'Ce n’est pas forcément le dernier : ne promettez pas de ne plus écrire.'
    }`,
    `But : ${goalLabels[goal]}. Ouverture : ${angleOrders[angle]}.`,
    `Longueur : ${room} signes au total, salutation et signature comprises. Le premier \`signsLeft\` est ${room}.`,
    reason &&
      `Raison proposée, sauf meilleure : argument ${quoteData(reason.argumentId)}, signe ${quoteData(reason.evidence[0])}.`,
    brief.number > 1 &&
      calendarLink !== '' &&
      `Calendrier où prendre rendez-vous, à donner seulement s’il sert le but : ${quoteData(calendarLink)}.`,
    instruction.trim() !== '' &&
      `Souhait de l’expéditeur pour ce texte, dans la mesure des règles :\n${dataBlock('souhait', [instruction])}`,
    describeChange(brief),
  ]
    .filter(Boolean)
    .join('\n');
}

const cutText = (text: string) => shortened(text, 300);

const describeGender = (gender: MessageBrief['person']['gender']) =>
  gender === null ? 'inconnu' : gender === 'masculine' ? 'masculin' : 'féminin';

function describeChange({ change }: MessageBrief): string | false {
  if (!change) return false;
  const former = dataBlock(
    'version_actuelle',
    change.former.map(({ role, text, evidence }) => ({ role, text, evidence })),
  );
  const fact = change.factId ? ` Appuyez-vous sur le fait ${quoteData(change.factId)}.` : '';
  const order = `${mannerOrders[change.manner]}${fact}\n${former}`;
  if (change.sentence === null) return `Ce texte existe déjà. ${order}`;
  const { text, role } = change.former[change.sentence] ?? { text: '', role: 'hook' };
  return `Ce texte existe déjà, et n’en changez que la phrase ${quoteData(text)} (rôle ${role}) : rendez dans \`sentences\` la nouvelle seule, qui prend sa place entre les autres. ${order}`;
}

/** A text that was refused, and why. */
export type Refusal = { number: number; text: string; complaints: readonly string[] };

/** What was wrong with the last answer, for the next one: only the texts that were refused are asked again. */
export const repairPrompt = (refusals: readonly Refusal[]): string =>
  [
    `Le contrôle a refusé ${refusals.length > 1 ? 'les textes' : 'le texte'} ${refusals.map(({ number }) => number).join(', ')}. Rendez ${refusals.length > 1 ? 'ceux-là seulement' : 'celui-là seulement'}, en corrigeant chaque point :`,
    ...refusals.map(
      ({ number, text, complaints }) =>
        `Texte refusé ${number}\n${dataBlock('version_refusee', [text])}\n${complaints.map((one) => `- ${one}`).join('\n')}`,
    ),
  ].join('\n\n');

export const unreadable =
  'Votre réponse n’a pas pu être lue. Rendez l’objet demandé, entier, et ne citez que les identifiants donnés.';
