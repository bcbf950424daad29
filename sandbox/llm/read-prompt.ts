/** What a reader of the prompt understands: the facts, and the orders that bear on the text. */
export type ReadPrompt = {
  facts: { id: string; genre: string; texte: string }[];
  /** Every other value that is given as data. */
  data: Record<string, unknown>[];
  register: 'vous' | 'tu';
  room: number;
  firstName: string | null;
  sender: string;
};

export function readPrompt(text: string): ReadPrompt {
  const values = text.split('\n').flatMap((line) => (/^[{"]/.test(line) ? parseLine(line) : []));
  const objects = values.filter(
    (value): value is Record<string, unknown> => typeof value === 'object' && value !== null,
  );
  const isFact = (value: Record<string, unknown>) => typeof value.id === 'string' && 'texte' in value;
  return {
    facts: objects.filter(isFact).map(({ id, genre, texte }) => ({
      id: String(id),
      genre: String(genre),
      texte: String(texte),
    })),
    data: objects.filter((value) => !isFact(value)),
    register: /Registre : tu/.test(text) ? 'tu' : 'vous',
    room: Number(/Longueur : (\d+) signes/.exec(text)?.[1] ?? 400),
    firstName: jsonAfter(text, /Prénom à saluer : ("(?:[^"\\]|\\.)*")/),
    sender: jsonAfter(text, /Expéditeur : \{"prénom":("(?:[^"\\]|\\.)*")/) ?? '',
  };
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
