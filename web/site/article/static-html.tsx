import type { ReactNode } from 'react';

// An empty inner HTML: React leaves what the server wrote, and has nothing to hydrate under it.
const keepServerHtml = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/**
 * A section that costs no script. Its content is given as `import.meta.env.SSR && <Section />`, or with
 * `import.meta.env.DEV` as Vite's development server sends no HTML: in the built bundle that is `false`, and the
 * section's code falls out of it.
 */
export function StaticHtml({ children }: { children: ReactNode }) {
  return children ? (
    <div className="contents">{children}</div>
  ) : (
    <div className="contents" {...keepServerHtml} />
  );
}
