/** People store the address with or without scheme, port, `/api` or `/api/v1`: all give one origin. */
export function normaliseDsn(dsn: string): string {
  const trimmed = dsn.trim();
  const withScheme = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const address = URL.parse(withScheme.replace(/\/+$/, '').replace(/\/api(\/v1)?$/i, ''));
  if (!address?.hostname || address.pathname !== '/' || address.username) {
    throw new TypeError('expects an address such as api1.unipile.com:13111');
  }
  return address.origin;
}
