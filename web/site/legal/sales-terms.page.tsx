import { LegalLayout } from './legal-layout.tsx';
import { article } from './sales-terms.md';

export const Page = () => <LegalLayout {...article} />;
