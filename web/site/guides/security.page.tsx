import { paths } from '#contract/paths.ts';
import { GuideLayout } from './guide-layout.tsx';
import { article } from './security.md';

export const Page = () => <GuideLayout path={paths.security} article={article} />;
