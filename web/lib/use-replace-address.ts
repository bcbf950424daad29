import { type NavigateOptions, useLocation, useNavigate } from 'react-router';

/**
 * Gives the page another address, unless the user has just left it: until the code of the next page
 * has come, the former page is still drawn, and what it does late must not take the user back.
 */
export function useReplaceAddress() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (to: string, options?: NavigateOptions) => {
    if (window.location.pathname === pathname) void navigate(to, { ...options, replace: true });
  };
}
