import { ArticleLayout } from './article-layout.tsx';
import { termsOfUse } from './terms-of-use.tsx';

export function Page() {
  return (
    <ArticleLayout
      label="Légal"
      note="Version du 15 novembre 2026"
      title="Conditions générales d’utilisation"
      lead="Ce que vous pouvez attendre d’Accroche, et ce que nous attendons de vous."
      sections={termsOfUse}
    />
  );
}
