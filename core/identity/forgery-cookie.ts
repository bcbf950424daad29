/** The HTTP client's default name: the browser's code reads it and sends it back as X-XSRF-TOKEN. */
export const forgeryCookie = 'XSRF-TOKEN';
/** Over HTTPS no neighbouring site and no page without TLS can plant one under this name. */
export const hostForgeryCookie = `__Host-${forgeryCookie}`;

/** The token among the cookies that a script sees; a server with HTTPS believes the guarded one alone. */
export function readForgeryToken(cookies: string): string {
  const pairs = cookies.split('; ');
  const read = (name: string) => pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return decodeURIComponent(read(hostForgeryCookie) ?? read(forgeryCookie) ?? '');
}
