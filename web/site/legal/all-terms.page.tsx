import type { ArticleSection } from '../frame/article-layout.tsx';
import { useSiteConfig } from '../frame/site-config.tsx';
import { LegalLayout } from './legal-layout.tsx';
import { termsOfSale } from './terms-of-sale.tsx';
import { termsOfUse } from './terms-of-use.tsx';

const numbered = (part: string, sections: ArticleSection[]) =>
  sections.map((section, position) => ({ ...section, title: `${part}${position + 1}. ${section.title}` }));

export function Page() {
  const config = useSiteConfig();
  return (
    <LegalLayout
      title="CGU-CGV"
      lead="Conditions générales d’utilisation (A) et de vente (B), réunies : ce que vous acceptez en créant un compte."
      sections={[...numbered('A', termsOfUse(config)), ...numbered('B', termsOfSale(config))]}
    />
  );
}
