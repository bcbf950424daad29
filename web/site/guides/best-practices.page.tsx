import { paths } from '#contract/paths.ts';
import { article } from './best-practices.md';
import { GuideLayout } from './guide-layout.tsx';

export const Page = () => <GuideLayout path={paths.bestPractices} article={article} />;
