import { paths } from '#contract/paths.ts';
import { makeCall } from './call.ts';
import { http } from './http.ts';

/** Where a user comes back to once signed in. */
export const withReturn = (path: string): string => {
  const { pathname, search, hash } = window.location;
  const here = pathname + search + hash;
  return here === '/' ? path : `${path}?retour=${encodeURIComponent(here)}`;
};

/** Any screen may be the first to learn that the linked account is lost: the frame listens. */
export const integrationErrorEvent = 'integration-auth-error';

/** The call of every screen: a lost session leads to /login. */
export const call = makeCall(http, {
  onSessionLost: () => window.location.assign(withReturn(paths.sessionExpired)),
  onAccountLost: () => window.dispatchEvent(new Event(integrationErrorEvent)),
});
