import { readForgeryToken } from '#core/identity/forgery-cookie.ts';

const forgeryToken = () => readForgeryToken(document.cookie);

/** A page that Back brings back as it was left may show another session: the token, bound to it, tells. */
export function reloadWhenSessionChanged(): void {
  const tokenOnArrival = forgeryToken();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && forgeryToken() !== tokenOnArrival) window.location.reload();
  });
}
