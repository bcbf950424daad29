import { ArticleLayout } from './article-layout.tsx';
import { termsOfSale } from './terms-of-sale.tsx';

export function Page() {
  return (
    <ArticleLayout
      label="Légal"
      note="Version du 15 novembre 2026"
      title="Conditions générales de vente"
      lead="Les formules, le paiement, la durée et la fin d’un abonnement."
      sections={termsOfSale}
    />
  );
}
