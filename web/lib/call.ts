import axios, { type AxiosInstance } from 'axios';
import type { CallInput, Endpoint, Reply } from '#contract/endpoint.ts';
import { errorTexts } from '#contract/errors.ts';
import { ApiError, toApiError } from './api-error.ts';

type Extra = {
  signal?: AbortSignal;
  /** Outlives the page that sends it. */
  isKeptAlive?: boolean;
};
type CallArguments<E extends Endpoint> =
  unknown extends CallInput<E> ? [input?: Extra] : [input: CallInput<E> & Extra];
type AnyInput = Extra & { params?: Record<string, unknown>; query?: unknown; body?: unknown };

export type Call = <E extends Endpoint>(endpoint: E, ...input: CallArguments<E>) => Promise<Reply<E>>;

const fillPath = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

type Losses = { onSessionLost?: (error: ApiError) => void; onAccountLost?: (error: ApiError) => void };

/** One function for every call of the contract; the reply is parsed, so a field we do not know never enters. */
export function makeCall(http: AxiosInstance, { onSessionLost, onAccountLost }: Losses = {}): Call {
  const send = (endpoint: Endpoint, { params, query, body, signal, isKeptAlive }: AnyInput) =>
    http.request<unknown>({
      method: endpoint.method,
      url: fillPath(endpoint.path, params),
      params: query,
      data: body,
      signal,
      ...(isKeptAlive && { adapter: 'fetch', fetchOptions: { keepalive: true } }),
    });

  const sendWithFreshToken = async (endpoint: Endpoint, input: AnyInput) => {
    try {
      return await send(endpoint, input);
    } catch (error) {
      if (axios.isCancel(error)) throw error;
      // That refusal did nothing and set a new token: the same call, once more, is safe.
      if (toApiError(error).code === 'csrf_refused') return await send(endpoint, input);
      throw error;
    }
  };

  return async (endpoint, ...[input]) => {
    try {
      const response = await sendWithFreshToken(endpoint, (input ?? {}) as AnyInput);
      const parsed = endpoint.reply.safeParse(response.data);
      if (parsed.success) return parsed.data as Reply<typeof endpoint>;
      throw new ApiError({
        status: response.status,
        code: 'unreadable_reply',
        message: errorTexts.unknown,
        cause: parsed.error,
      });
    } catch (error) {
      if (axios.isCancel(error)) throw error;
      const told = toApiError(error);
      if (told.isSessionLost) onSessionLost?.(told);
      if (told.isAccountLost) onAccountLost?.(told);
      throw told;
    }
  };
}
