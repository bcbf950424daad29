import { EnvError } from './env-error.ts';
import {
  defaultAtOnce,
  type ModelConfig,
  type ModelPrices,
  type ModelProvider,
} from './providers/writer/model/model-config.ts';

type WriterValues = {
  WRITER_PROVIDER?: ModelProvider | undefined;
  WRITER_MODEL?: string | undefined;
  WRITER_API_KEY?: string | undefined;
  WRITER_BASE_URL?: string | undefined;
  WRITER_CONCURRENCY?: number | undefined;
  WRITER_PRICE_INPUT?: number | undefined;
  WRITER_PRICE_CACHED?: number | undefined;
  WRITER_PRICE_OUTPUT?: number | undefined;
  WRITER_CURRENCY?: string | undefined;
};

/** The language model that writes; a set that is not whole stops the start rather than write otherwise in silence. */
export function modelOf(value: WriterValues): ModelConfig | null {
  const { WRITER_PROVIDER: provider, WRITER_MODEL: model, WRITER_BASE_URL: baseUrl } = value;
  const apiKey = value.WRITER_API_KEY ?? '';
  if (!provider) {
    const given = writerVariables.find((name) => value[name] !== undefined);
    if (given) throw new EnvError(`WRITER_PROVIDER : obligatoire avec ${given}`);
    return null;
  }
  if (!model) throw new EnvError('WRITER_MODEL : obligatoire avec WRITER_PROVIDER');
  if (provider === 'compatible' && !baseUrl)
    throw new EnvError('WRITER_BASE_URL : obligatoire avec WRITER_PROVIDER=compatible');
  if (provider !== 'compatible' && !apiKey)
    throw new EnvError(`WRITER_API_KEY : obligatoire avec WRITER_PROVIDER=${provider}`);
  return {
    provider,
    model,
    apiKey,
    baseUrl: baseUrl?.replace(/\/+$/, '') ?? null,
    prices: pricesOf(value),
    atOnce: value.WRITER_CONCURRENCY ?? defaultAtOnce,
  };
}

const writerVariables = [
  'WRITER_MODEL',
  'WRITER_API_KEY',
  'WRITER_BASE_URL',
  'WRITER_CONCURRENCY',
  'WRITER_PRICE_INPUT',
  'WRITER_PRICE_CACHED',
  'WRITER_PRICE_OUTPUT',
  'WRITER_CURRENCY',
] as const;

function pricesOf(value: WriterValues): ModelPrices | null {
  const { WRITER_PRICE_INPUT: input, WRITER_PRICE_CACHED: cached, WRITER_PRICE_OUTPUT: output } = value;
  const currency = value.WRITER_CURRENCY;
  if ([input, cached, output, currency].every((one) => one === undefined)) return null;
  const missing =
    (input === undefined && 'WRITER_PRICE_INPUT') ||
    (output === undefined && 'WRITER_PRICE_OUTPUT') ||
    (currency === undefined && 'WRITER_CURRENCY');
  if (missing || input === undefined || output === undefined || currency === undefined)
    throw new EnvError(`${missing} : obligatoire pour compter ce que coûte le modèle`);
  return { input, cached: cached ?? input, output, currency };
}
