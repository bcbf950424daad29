import { Link } from 'react-router';
import { pageForPath } from '#contract/paths.ts';
import type { AppLinkProps } from '#web/ui/app-link.tsx';

/** Public pages have their own document, so only the application's pages are opened by the router. */
export function RouterLink({ href, ...rest }: AppLinkProps) {
  const pathname = href.split(/[?#]/, 1)[0] ?? '';
  const isAppPage = href.startsWith('#') || pageForPath(pathname, true).kind === 'app';
  return isAppPage ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
