import { useSiteConfig } from '../frame/site-config.tsx';
import { LegalLayout } from './legal-layout.tsx';
import { termsOfSale } from './terms-of-sale.tsx';

export function Page() {
  return (
    <LegalLayout
      title="Conditions générales de vente"
      lead="Les formules, les prix, la facturation, la durée et la fin d’un abonnement."
      sections={termsOfSale(useSiteConfig())}
    />
  );
}
