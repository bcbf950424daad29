/** A request in no provider's words. */
export type AskedModel = {
  model: string;
  system: string;
  user: string;
  /** null when only « JSON » is asked for. */
  schema: JsonSchema | null;
  maxTokens: number | null;
  /** Whether the stable part is marked to be kept. */
  isCached: boolean;
  /** Whether the schema came as a tool that must be called. */
  isTool: boolean;
};

export type JsonSchema = {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  enum?: string[];
  anyOf?: JsonSchema[];
};

/** An answer in no provider's words. */
export type Spoken = { text: string; finish: 'stop' | 'length' | 'filter'; refusal?: string };

export type Tokens = { input: number; cached: number; output: number };

/** How a provider is spoken with: its address, its questions, its answers and its errors. */
export type Dialect = {
  path: string;
  /** The key, as its header carries it; null without one. */
  readKey(headers: Record<string, string | string[] | undefined>): string | null;
  read(body: Record<string, unknown>): AskedModel;
  answer(asked: AskedModel, spoken: Spoken, tokens: Tokens): unknown;
  error(status: number, message: string): unknown;
};

export const bearer: Dialect['readKey'] = ({ authorization }) =>
  String(authorization ?? '').replace(/^Bearer /, '') || null;

/** Text that came whole or in parts. */
export function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part: { text?: unknown }) => (typeof part?.text === 'string' ? part.text : ''))
    .join('');
}

type Message = { role?: string; content?: unknown };
export const textsBy = (messages: unknown, ...roles: string[]): string =>
  (Array.isArray(messages) ? (messages as Message[]) : [])
    .filter(({ role }) => roles.includes(role ?? ''))
    .map(({ content }) => textOf(content))
    .join('\n');

export const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
