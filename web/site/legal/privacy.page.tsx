import { LegalLayout } from './legal-layout.tsx';
import { article } from './privacy.md';
import { SenderPart } from './sender-part.tsx';

export const Page = () => <LegalLayout {...article} first={<SenderPart />} />;
