import type { CallInput, Endpoint, Reply } from '#contract/endpoint.ts';
import { errorTexts } from '#contract/errors.ts';
import { ApiError, isSuccess, networkFailure, refusalIn } from './api-error.ts';
import type { Http, HttpRequest, HttpResponse } from './http.ts';

type Extra = Pick<HttpRequest, 'signal' | 'isKeptAlive' | 'file' | 'idempotencyKey'>;
type CallArguments<E extends Endpoint> =
  unknown extends CallInput<E> ? [input?: Extra] : [input: CallInput<E> & Extra];
type AnyInput = Extra & { params?: Record<string, unknown>; query?: unknown; body?: unknown };

export type Call = <E extends Endpoint>(endpoint: E, ...input: CallArguments<E>) => Promise<Reply<E>>;

const fillPath = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

type Losses = { onSessionLost?: (error: ApiError) => void; onAccountLost?: (error: ApiError) => void };

/** The answer to a request, or why there is none worth having. */
export async function send(http: Http, request: HttpRequest): Promise<HttpResponse> {
  const response = await http(request).catch((failure: unknown) => {
    throw request.signal?.aborted ? failure : networkFailure(failure);
  });
  if (isSuccess(response)) return response;
  throw refusalIn(response);
}

/** One function for every call of the contract; the reply is parsed, so a field we do not know never enters. */
export function makeCall(http: Http, { onSessionLost, onAccountLost }: Losses = {}): Call {
  const sendWithFreshToken = async (request: HttpRequest) => {
    try {
      return await send(http, request);
    } catch (error) {
      // That refusal did nothing and set a new token: the same call, once more, is safe.
      if (error instanceof ApiError && error.code === 'csrf_refused') return await send(http, request);
      throw error;
    }
  };

  return async (endpoint, ...[input]) => {
    const { params, ...rest } = (input ?? {}) as AnyInput;
    const request = { method: endpoint.method, url: fillPath(endpoint.path, params), ...rest };
    try {
      const { status, data } = await sendWithFreshToken(request);
      const parsed = endpoint.reply.safeParse(data);
      if (parsed.success) return parsed.data as Reply<typeof endpoint>;
      throw new ApiError({
        status,
        code: 'unreadable_reply',
        message: errorTexts.unknown,
        cause: parsed.error,
      });
    } catch (error) {
      if (error instanceof ApiError && error.isSessionLost) onSessionLost?.(error);
      if (error instanceof ApiError && error.isAccountLost) onAccountLost?.(error);
      throw error;
    }
  };
}
