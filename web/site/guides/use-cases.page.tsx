import { paths } from '#contract/paths.ts';
import { GuideLayout } from './guide-layout.tsx';
import { article } from './use-cases.md';

export const Page = () => <GuideLayout path={paths.useCases} article={article} />;
