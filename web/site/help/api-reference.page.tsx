import { paths } from '#contract/paths.ts';
import { ArticleLayout } from '../article/article-layout.tsx';
import { textLink } from '../frame/layout.ts';
import { article } from './api-reference.md';

/** Made from the same document as `/api/v1/openapi.json`: see scripts/build-api-reference.ts. */
export function Page() {
  return (
    <ArticleLayout
      label={
        <a href={paths.help} className="hover:text-accent">
          Aide
        </a>
      }
      note={
        <>
          <a href="/api/v1/openapi.json" className={textLink}>
            Document OpenAPI
          </a>{' '}
          ·{' '}
          <a href="/api/v1/accroche.ts" className={textLink}>
            Client TypeScript
          </a>
        </>
      }
      title={article.heading}
      lead={article.lead}
      sections={article.sections}
    />
  );
}
