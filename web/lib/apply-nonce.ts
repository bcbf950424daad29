import { setNonce } from 'get-nonce';

/** Dialogs and menus lock the scroll with a style tag, which the page's policy admits only with its nonce. */
export function applyNonce() {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  if (meta?.nonce) setNonce(meta.nonce);
}
