/** What a reader of the prompt understands: the facts, and the orders that bear on the text. */
export type PromptFact = { id: string; genre: string; texte: string; argument: string | null };
export type ReadPrompt = {
  facts: PromptFact[];
  /** Every other value that is given as data. */
  data: Record<string, unknown>[];
  register: 'vous' | 'tu';
  /** Those to write, with the signs that each may take. */
  texts: { number: number; room: number }[];
  /** Only one sentence of a text is to change. */
  isOneSentence: boolean;
  firstName: string | null;
  sender: string;
};
/** `count` makes one answer differ from the next. */
export type CountedPrompt = ReadPrompt & { count: number };

export function readPrompt(text: string): ReadPrompt {
  const values = text.split('\n').flatMap((line) => (/^[{"]/.test(line) ? parseLine(line) : []));
  const objects = values.filter(
    (value): value is Record<string, unknown> => typeof value === 'object' && value !== null,
  );
  const isFact = (value: Record<string, unknown>) => typeof value.id === 'string' && 'texte' in value;
  return {
    facts: objects.filter(isFact).map(({ id, genre, texte, argument }) => ({
      id: String(id),
      genre: String(genre),
      texte: String(texte),
      argument: typeof argument === 'string' ? argument : null,
    })),
    data: objects.filter((value) => !isFact(value)),
    register: /^Registre : tu/m.test(text) ? 'tu' : 'vous',
    texts: readTexts(text),
    isOneSentence: text.includes('n’en changez que la phrase'),
    firstName: jsonAfter(text, /Prénom à saluer : ("(?:[^"\\]|\\.)*")/),
    sender: jsonAfter(text, /Expéditeur : \{"prénom":("(?:[^"\\]|\\.)*")/) ?? '',
  };
}

/** Every text that is described, or only those that were refused and are asked again. */
function readTexts(text: string): ReadPrompt['texts'] {
  const described = [...text.matchAll(/^Texte (\d+) :[\s\S]*?Longueur : (\d+) signes/gm)];
  const refused = [...text.matchAll(/^Texte refusé (\d+)/gm)].map(([, number]) => Number(number));
  return described
    .map(([, number, room]) => ({ number: Number(number), room: Number(room) }))
    .filter(({ number }) => refused.length === 0 || refused.includes(number));
}

function parseLine(line: string): unknown[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

const jsonAfter = (text: string, pattern: RegExp): string | null => {
  const [value] = parseLine(pattern.exec(text)?.[1] ?? '');
  return typeof value === 'string' ? value : null;
};
