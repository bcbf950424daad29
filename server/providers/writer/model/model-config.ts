export const modelProviders = ['anthropic', 'openai', 'mistral', 'compatible'] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** Which model writes, where it answers, and what it costs. */
export type ModelConfig = {
  provider: ModelProvider;
  model: string;
  apiKey: string;
  /** null: the provider's own address. */
  baseUrl: string | null;
  /** null: tokens are counted, money is not guessed. */
  prices: ModelPrices | null;
  /** Calls at the same time, within what the provider allows. */
  atOnce: number;
};

export const defaultAtOnce = 4;

/** Per million tokens, in the unit of `currency`. */
export type ModelPrices = { input: number; cached: number; output: number; currency: string };

/** How long a model is waited for, and how often it is asked. */
export type ModelPatience = {
  /** One call, its retries included. */
  callMs: number;
  /** Everything that the texts of one person may take. */
  totalMs: number;
  /** After a 429 or a 5xx, while there is time. */
  retries: number;
  /** Rounds in which texts are mended after what the gate said. */
  repairs: number;
  /** Asks that fail in a row before the model is left alone, and for how long. */
  breakAfter: number;
  pauseMs: number;
};

export const defaultPatience: ModelPatience = {
  callMs: 40_000,
  totalMs: 60_000,
  retries: 2,
  repairs: 1,
  breakAfter: 5,
  pauseMs: 60_000,
};
