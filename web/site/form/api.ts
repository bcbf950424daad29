import { type ErrorBody, errorTexts, failureText } from '#contract/errors.ts';
import type { SupportRequest } from '#contract/identity/support.ts';
import type { User } from '#contract/identity/users.ts';
import type { PublicRequest } from '#contract/overview/privacy.ts';
import type { Opposition, SenderPage } from '#contract/overview/sender-page.ts';
import { siteCalls } from '#contract/paths.ts';
import { readForgeryToken } from '#core/identity/forgery-cookie.ts';

export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  /** What the server itself said, if anything. */
  readonly serverText: string;

  constructor(status: number, body: Partial<ErrorBody>, text: string) {
    super(text);
    this.status = status;
    this.code = body.code ?? '';
    this.fields = body.details?.fields ?? {};
    this.serverText = body.message || body.error || '';
  }
}

async function send<T>(method: 'GET' | 'POST', url: string, content?: unknown, isRetry = false): Promise<T> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'X-XSRF-TOKEN': readForgeryToken(document.cookie),
      ...(content !== undefined && { 'Content-Type': 'application/json' }),
    },
    body: content === undefined ? undefined : JSON.stringify(content),
  }).catch(() => {
    throw new ApiFailure(0, {}, errorTexts.network);
  });
  const data: unknown = await response.json().catch(() => null);
  if (response.ok) return data as T;
  const body: Partial<ErrorBody> = typeof data === 'object' ? (data ?? {}) : {};
  // The refusal itself sets a fresh XSRF-TOKEN cookie: the second try carries it.
  if (body.code === 'csrf_refused' && !isRetry) return send(method, url, content, true);
  throw new ApiFailure(response.status, body, failureText(response.status, body, response.statusText));
}

export type Registration = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  acceptTerms: boolean;
  plan?: string;
  interval?: string;
};

export const fetchSession = () => send<{ user: User }>('GET', siteCalls.session);

export const signIn = (email: string, password: string) =>
  send<{ user: User | null; twoFactorRequired?: boolean }>('POST', siteCalls.login, { email, password });

/** Only in the demonstration: signs in without a password. */
export const enterDemo = () => send<{ message: string }>('POST', siteCalls.enterDemo);

export const sendSecondFactor = (code: string) => send<{ user: User }>('POST', siteCalls.twoFactor, { code });

export const register = (registration: Registration) =>
  send<{ user: User }>('POST', siteCalls.register, registration);

export const verifyEmail = (token: string) =>
  send<{ success: boolean; message: string; continueTo?: string }>('POST', siteCalls.verifyEmail, { token });

export const askPasswordReset = (email: string) =>
  send<{ message: string }>('POST', siteCalls.forgotPassword, { email });

export const resetPassword = (token: string, password: string) =>
  send<{ message: string }>('POST', siteCalls.resetPassword, { token, password });

export const sendSupportRequest = (request: SupportRequest) =>
  send<{ message: string }>('POST', siteCalls.support, request);

export const fetchSender = (token: string) =>
  send<SenderPage>('GET', `${siteCalls.senderPage}?expediteur=${encodeURIComponent(token)}`);

export const sendPrivacyRequest = (request: PublicRequest) =>
  send<{ message: string }>('POST', siteCalls.privacyRequest, request);

export const sendOpposition = (opposition: Opposition) =>
  send<{ message: string }>('POST', siteCalls.opposition, opposition);
