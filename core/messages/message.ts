/** What a sentence does in a message. */
export const sentenceRoles = [
  'greeting',
  'hook',
  'bridge',
  'offer',
  'question',
  'closing',
  'signature',
] as const;
export type SentenceRole = (typeof sentenceRoles)[number];

/** A sentence and the facts it relies on, by their ids. */
export type Sentence = { role: SentenceRole; text: string; evidence: string[] };

/** A sentence and its position: `text` is `message.slice(start, end)`. */
export type SentenceSpan = Sentence & { start: number; end: number };

/** A message as it leaves, and the sentences found in it. Signs between two sentences belong to none. */
export type Message = { text: string; sentences: SentenceSpan[] };

/** The three texts that a sequence sends. */
export const textKinds = ['note', 'message', 'follow_up'] as const;
export type TextKind = (typeof textKinds)[number];

/** A note is one breath; a message breathes between its sentences. */
export function layOut(sentences: readonly Sentence[], kind: TextKind): Message {
  let text = '';
  const placed: SentenceSpan[] = [];
  let before: SentenceRole | null = null;
  for (const sentence of sentences) {
    if (before) text += gapBetween(before, sentence.role, kind, text.endsWith(','));
    placed.push({ ...sentence, start: text.length, end: text.length + sentence.text.length });
    text += sentence.text;
    before = sentence.role;
  }
  return { text, sentences: placed };
}

function gapBetween(before: SentenceRole, after: SentenceRole, kind: TextKind, isOpen: boolean): string {
  if (after === 'signature') return kind === 'note' || isOpen ? '\n' : '\n\n';
  if (kind === 'note') return before === 'greeting' ? '\n' : ' ';
  const isOneParagraph = before === after || (isOfBody(before) && isOfBody(after));
  return isOneParagraph ? ' ' : '\n\n';
}

const isOfBody = (role: SentenceRole) => role === 'hook' || role === 'bridge' || role === 'offer';
