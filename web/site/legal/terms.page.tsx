import { useSiteConfig } from '../frame/site-config.tsx';
import { LegalLayout } from './legal-layout.tsx';
import { termsOfUse } from './terms-of-use.tsx';

export function Page() {
  return (
    <LegalLayout
      title="Conditions générales d’utilisation"
      lead="Ce que vous pouvez attendre d’Accroche, et ce que nous attendons de vous."
      sections={termsOfUse(useSiteConfig())}
    />
  );
}
