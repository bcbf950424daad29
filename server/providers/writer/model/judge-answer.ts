import type { MessageBrief } from '#core/messages/brief.ts';
import { layOut, type Message, type Sentence } from '#core/messages/message.ts';
import { countSigns } from '#core/messages/text-limits.ts';
import type { Reason } from '#core/offers/argumentaire.ts';
import { checkWritten } from '#core/text-gate/check-written.ts';
import { type Finding, type FindingCode, isToRead } from '#core/text-gate/finding.ts';
import { brokenHabits } from '#core/writing/broken-habits.ts';
import { spellMessage } from '../../speller/spell-message.ts';
import type { ModelClient } from './ask-model.ts';
import { tidy } from './ask-prose.ts';
import { describeHabit } from './describe-habit.ts';
import { type AnsweredText, complainOfReason, complainOfShape, readReason } from './message-schema.ts';
import type { GivenFact } from './person-facts-prompt.ts';
import { quoteData, shortened } from './quote-data.ts';

/** One text of the model: what must change before it may leave, and what would only be better. */
export type Judged = { message: Message; reason: Reason | null; complaints: string[]; advice: string[] };

/** The gate decides; how the sender writes and what somebody asked for bind a model as they bind the built-in writer. */
export async function judgeAnswer(
  client: Pick<ModelClient, 'speller' | 'log'>,
  answer: AnsweredText,
  brief: MessageBrief,
  facts: readonly GivenFact[],
): Promise<Judged> {
  const sentences = alignSentences(readSentences(answer, facts), brief);
  const message = layOut(sentences, brief.kind);
  const spell = await spellMessage(client, message, brief);
  const findings = checkWritten(message, brief, { spell, recentTexts: brief.recentTexts });
  return {
    message,
    reason: readReason(answer, brief),
    complaints: [
      ...complainOfReason(answer, brief),
      ...complainOfShape(sentences, brief),
      ...findings.filter((finding) => finding.isBlocking || isToRead(finding)).map(feedbackOf),
      ...complainOfVoice(message, brief),
      ...complainOfChange(message, brief),
    ],
    advice: findings.filter(({ code }) => code === 'similarity').map(feedbackOf),
  };
}

/** A sentence has no line of its own to break; whoever cites a post cites all of it. */
const readSentences = ({ sentences }: AnsweredText, facts: readonly GivenFact[]): Sentence[] =>
  sentences.map(({ role, text, evidence }) => ({
    role,
    text: tidy(text.replace(/\s*[\r\n]+\s*/g, ' ')),
    evidence: [...new Set(evidence.flatMap((id) => facts.find(({ ids }) => ids[0] === id)?.ids ?? [id]))],
  }));

/** When one sentence was to change, the others stay as they are, to the letter. */
function alignSentences(sentences: Sentence[], { change }: MessageBrief): Sentence[] {
  const changed = change?.sentence == null ? undefined : change.former[change.sentence];
  const [anew] = sentences;
  if (!change || !changed || !anew) return sentences;
  return change.former.map((sentence) => (sentence === changed ? { ...anew, role: changed.role } : sentence));
}

function complainOfVoice({ text, sentences }: Message, { voice, change }: MessageBrief): string[] {
  const changed = change?.sentence == null ? undefined : sentences[change.sentence]?.text;
  const broken =
    changed === undefined ? brokenHabits(text, voice, 'text') : brokenHabits(changed, voice, 'sentence');
  return broken.map((habit) => `Habitude de l’expéditeur : ${describeHabit(habit)}`);
}

function complainOfChange({ text }: Message, { change, kind }: MessageBrief): string[] {
  if (!change) return [];
  const former = layOut(change.former, kind).text;
  if (text === former)
    return [change.sentence === null ? 'Le texte est resté le même.' : 'La phrase est restée la même.'];
  const isLonger = countSigns(text) >= countSigns(former);
  return change.sentence === null && change.manner === 'shorter' && isLonger
    ? [`Le texte devait être plus court que ${countSigns(former)} signes.`]
    : [];
}

const claims = new Set<FindingCode>(['unproved', 'no_evidence', 'fake_reply', 'promise', 'to_read']);

/** A finding as it is given to the model: what the user is advised to do would make it say the same in vaguer words. */
function feedbackOf({ code, excerpt, title, explanation }: Finding): string {
  const order = claims.has(code) ? 'Retirez l’affirmation, ne la dites pas autrement.' : explanation;
  const passage = `Passage : ${quoteData(shortened(excerpt, 200))}.`;
  if (code === 'similarity')
    return `${code} : ce texte ressemble à un autre. Changez de signe ou d’ouverture.`;
  return `${code} : ${title} ${passage} ${order}`;
}
