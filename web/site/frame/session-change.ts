const forgeryToken = () => document.cookie.match(/(?:^|; )XSRF-TOKEN=([^;]*)/)?.[1];

/** A page that Back brings back as it was left may show another session: the token, bound to it, tells. */
export function reloadWhenSessionChanged(): void {
  const tokenOnArrival = forgeryToken();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && forgeryToken() !== tokenOnArrival) window.location.reload();
  });
}
