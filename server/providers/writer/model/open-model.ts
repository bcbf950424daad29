import { createAnthropic } from '@ai-sdk/anthropic';
import { createMistral } from '@ai-sdk/mistral';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractJsonMiddleware, type LanguageModel, wrapLanguageModel } from 'ai';
import type { ModelConfig } from './model-config.ts';

/** Two ways to ask the same model for an object. */
export type OpenModel = {
  /** The provider holds the answer to the schema. */
  strict: LanguageModel;
  /** For servers that know no schema: it is given in the prompt. null where every model knows them. */
  plain: LanguageModel | null;
};

export function openModel({ provider, model, apiKey, baseUrl }: ModelConfig): OpenModel {
  // The library prints what a provider cannot do on the console; the schema is given in the prompt in that case.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const settings = { apiKey, fetch: fetchThere, ...(baseUrl !== null && { baseURL: baseUrl }) };
  switch (provider) {
    case 'anthropic':
      return { strict: unfenced(createAnthropic(settings)(model)), plain: null };
    case 'openai':
      return { strict: unfenced(createOpenAI(settings)(model)), plain: null };
    case 'mistral':
      return { strict: unfenced(createMistral(settings)(model)), plain: null };
    case 'compatible': {
      const open = (supportsStructuredOutputs: boolean) =>
        createOpenAICompatible({
          name: 'compatible',
          baseURL: baseUrl ?? '',
          fetch: fetchThere,
          // A server of one's own often asks for no key.
          ...(apiKey !== '' && { apiKey }),
          supportsStructuredOutputs,
        })(model);
      return { strict: unfenced(open(true)), plain: unfenced(open(false)) };
    }
  }
}

/** The key and the facts go to the address that was configured, wherever it points at. */
const fetchThere: typeof fetch = (address, options) => fetch(address, { ...options, redirect: 'error' });

type Wrapped = Parameters<typeof wrapLanguageModel>[0]['model'];

/** Many models put their JSON in a Markdown fence, whatever they are told. */
const unfenced = (model: Wrapped) => wrapLanguageModel({ model, middleware: extractJsonMiddleware() });
