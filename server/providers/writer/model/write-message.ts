import type { MessageBrief } from '#core/messages/brief.ts';
import { layOut, type Message, type Sentence } from '#core/messages/message.ts';
import { countSigns } from '#core/messages/text-limits.ts';
import { checkWritten } from '#core/text-gate/check-written.ts';
import { brokenHabits } from '#core/voice/broken-habits.ts';
import type { Writer, Written } from '../writer.ts';
import { type Answer, beginTalk, type ModelClient, type Talk } from './ask-model.ts';
import { tidy } from './ask-prose.ts';
import { describeHabit } from './describe-habit.ts';
import { describeFinding, messageInstructions, messagePrompt, repairPrompt } from './message-prompt.ts';
import { messageSchema, sentenceSchema, strictMessage } from './message-schema.ts';
import { promptFacts } from './prompt-facts.ts';

/** Room for the text, its evidence, and the thoughts of models that think first. */
const maxOutputTokens = 3_000;

/** The gate decides: a text it blocks goes back to the model, twice at most, and then the composer writes. */
export async function writeMessage(
  client: ModelClient,
  fallback: Writer,
  brief: MessageBrief,
): Promise<Written<Message | null>> {
  const talk = beginTalk(client);
  const message = await writeByModel(client, talk, brief);
  if (message) return { value: message, author: 'model', usage: talk.usage };
  const written = await fallback.writeMessage(brief);
  return { ...written, usage: [...talk.usage, ...written.usage] };
}

async function writeByModel(client: ModelClient, talk: Talk, brief: MessageBrief): Promise<Message | null> {
  const facts = promptFacts(brief);
  if (facts.length === 0) return null;
  const prompt = messagePrompt(brief, facts);
  const ids = facts.map(({ id }) => id);
  let repair = '';
  /** May leave, though it could be better: kept while the model is asked once more. */
  let passable: { message: Message; call: number } | null = null;
  for (let round = 0; round <= client.patience.repairs; round += 1) {
    const answer = await askSentences(talk, brief, ids, [prompt, repair].filter(Boolean).join('\n\n'));
    if (answer.value === null) {
      if (answer.silence !== 'invalid') break;
      repair = repairPrompt(null, [
        'Rendez l’objet demandé, entier, et ne citez que les identifiants donnés.',
      ]);
      continue;
    }
    const { message, complaints, advice } = judge(answer.value, brief);
    const isLast = passable !== null || round === client.patience.repairs;
    if (complaints.length === 0 && (advice.length === 0 || isLast)) return message;
    talk.mark(talk.usage.length - 1, 'refused_by_gate');
    if (complaints.length === 0) passable = { message, call: talk.usage.length - 1 };
    repair = repairPrompt(message.text, [...complaints, ...advice]);
  }
  if (passable) talk.mark(passable.call, 'used');
  return passable?.message ?? null;
}

type Sentences = { sentences: Sentence[]; complaints: string[] };

/** The whole message, or the one sentence to change among those that stay as they are, to the letter. */
async function askSentences(
  talk: Talk,
  brief: MessageBrief,
  ids: readonly string[],
  prompt: string,
): Promise<Answer<Sentences>> {
  const ask = { instructions: messageInstructions, prompt, maxOutputTokens };
  const { change } = brief;
  const changed = change?.sentence == null ? undefined : change.former[change.sentence];
  if (change && changed) {
    const answer = await talk.ask({ ...ask, schema: sentenceSchema(ids) });
    if (answer.value === null) return answer;
    const { text, evidence } = answer.value;
    const anew = { role: changed.role, text: tidySentence(text), evidence: [...new Set(evidence)] };
    return {
      value: {
        sentences: change.former.map((sentence) => (sentence === changed ? anew : sentence)),
        complaints: anew.text === changed.text ? ['La phrase est restée la même.'] : [],
      },
    };
  }
  const answer = await talk.ask({ ...ask, schema: messageSchema(ids) });
  if (answer.value === null) return answer;
  const sentences = answer.value.sentences.map(({ role, text, evidence }) => ({
    role,
    text: tidySentence(text),
    evidence,
  }));
  const checked = strictMessage(brief).safeParse({ register: answer.value.register, sentences });
  return {
    value: checked.success
      ? { sentences: checked.data, complaints: [] }
      : { sentences, complaints: checked.error.issues.map(({ message }) => message) },
  };
}

/** A sentence has no line of its own to break. */
const tidySentence = (text: string) => tidy(text.replace(/\s*[\r\n]+\s*/g, ' '));

/** What must change before the text may leave, and what would only be better. */
function judge({ sentences, complaints }: Sentences, brief: MessageBrief) {
  const message = layOut(sentences, brief.kind);
  const findings = checkWritten(message, brief);
  return {
    message,
    complaints: [
      ...complaints,
      ...findings.filter(({ isBlocking }) => isBlocking).map(describeFinding),
      ...complainOfVoice(message, brief),
      ...complainOfChange(message, brief),
    ],
    advice: findings.filter(({ isBlocking }) => !isBlocking).map(describeFinding),
  };
}

/** How the sender writes binds a model as it binds the composer. */
function complainOfVoice({ text, sentences }: Message, { voice, change }: MessageBrief): string[] {
  const changed = change?.sentence == null ? undefined : sentences[change.sentence]?.text;
  const broken =
    changed === undefined ? brokenHabits(text, voice, 'text') : brokenHabits(changed, voice, 'sentence');
  return broken.map((habit) => `Habitude de l’expéditeur : ${describeHabit(habit)}`);
}

/** What somebody asked for when they asked for another text. */
function complainOfChange({ text }: Message, { change, kind }: MessageBrief): string[] {
  if (!change || change.sentence !== null) return [];
  const former = layOut(change.former, kind).text;
  if (text === former) return ['Le texte est resté le même.'];
  const isLonger = countSigns(text) >= countSigns(former);
  return change.manner === 'shorter' && isLonger
    ? [`Le texte devait être plus court que ${countSigns(former)} signes.`]
    : [];
}
