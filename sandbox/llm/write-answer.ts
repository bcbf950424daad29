import type { BehaviourName } from './behaviour.ts';
import { type CountedPrompt, readPrompt } from './read-prompt.ts';
import type { AskedModel, JsonSchema } from './wire/exchange.ts';
import { planted, writeTexts } from './write-texts.ts';

/** What the model answers: an object of the shape it was asked for, made from the facts in the prompt. */
export function writeAnswer(asked: AskedModel, behaviour: BehaviourName, count: number): unknown {
  const prompt = { ...readPrompt(`${asked.user}\n${asked.system}`), count };
  const asks = (name: string) =>
    asked.schema ? name in (asked.schema.properties ?? {}) : wants(asked, name);
  if (asks('texts')) return { texts: writeTexts(prompt, behaviour) };
  if (asks('kind')) return readReply();
  return fill(asked.schema ?? {}, prompt, behaviour);
}

/** Without a schema on the wire, it is read where it was written. */
const wants = ({ system }: AskedModel, name: string) =>
  new RegExp(`"properties":\\{[^{]*(?:\\{[^{}]*\\}[^{]*)*"${name}"`).test(system);

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
