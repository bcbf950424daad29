import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { MessageBrief } from '#core/messages/brief.ts';
import { createLog } from '#server/platform/log.ts';
import { hunspellSpeller } from '#server/providers/speller/hunspell-speller.ts';
import { builtInWriter } from '#server/providers/writer/built-in/built-in-writer.ts';
import type { ModelConfig, ModelPatience } from '#server/providers/writer/model/model-config.ts';
import { modelWriter } from '#server/providers/writer/model/model-writer.ts';
import type { Writer } from '#server/providers/writer/writer.ts';
import { type LlmSandbox, startLlmSandbox } from '../../sandbox/llm/start-llm-sandbox.ts';

const patient: ModelPatience = {
  callMs: 60_000,
  totalMs: 60_000,
  retries: 2,
  repairs: 1,
  breakAfter: 5,
  pauseMs: 60_000,
};

/** One text, as a rewriting asks for it. */
export async function writeOne(writer: Writer, brief: MessageBrief) {
  const { value, usage } = await writer.writeMessages([brief]);
  const [text] = value;
  if (!text) throw new Error('no text came back');
  return { value: text.message, author: text.author, reason: text.reason, instead: text.instead, usage };
}

/** A model on the wire, well-behaved at the start of each test, and writers that ask it. */
export function setUpLlm() {
  const holder = {} as { llm: LlmSandbox };
  const logLines: string[] = [];
  const log = createLog('trace', { write: (line) => void logLines.push(line) });
  const speller = hunspellSpeller();
  beforeAll(async () => {
    holder.llm = await startLlmSandbox();
  });
  afterAll(async () => {
    await speller.close();
    await holder.llm.close();
  });
  beforeEach(() => {
    holder.llm.play('good');
    holder.llm.requests.length = 0;
    logLines.length = 0;
  });
  return {
    logLines,
    get llm() {
      return holder.llm;
    },
    open: (config: Partial<ModelConfig> = {}, patience: Partial<ModelPatience> = {}, now?: () => number) =>
      modelWriter(
        {
          provider: 'compatible',
          model: 'sandbox-1',
          apiKey: holder.llm.key,
          baseUrl: holder.llm.url,
          prices: null,
          atOnce: 4,
          ...config,
        },
        builtInWriter,
        { log, speller, patience: { ...patient, ...patience }, now },
      ),
  };
}
