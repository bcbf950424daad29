import type { Log } from '#server/platform/log.ts';
import type { Speller } from '../speller/speller.ts';
import { builtInWriter } from './built-in/built-in-writer.ts';
import type { ModelConfig } from './model/model-config.ts';
import type { Writer } from './writer.ts';

/** The writer that the environment asks for; the clients of models are loaded only where one is used. */
export async function openWriter(
  config: ModelConfig | null,
  tools: { log: Log; speller: Speller },
): Promise<Writer> {
  if (!config) return builtInWriter;
  const { modelWriter } = await import('./model/model-writer.ts');
  return modelWriter(config, builtInWriter, tools);
}
