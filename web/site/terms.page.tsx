import { LegalLayout } from './legal-layout.tsx';
import { useSiteConfig } from './site-config.tsx';
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
