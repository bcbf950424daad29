import { LegalLayout } from './legal-layout.tsx';
import { article } from './terms.md';

export const Page = () => <LegalLayout {...article} />;
