import { paths } from '#contract/paths.ts';
import { article } from './getting-started.md';
import { GuideLayout } from './guide-layout.tsx';

export const Page = () => <GuideLayout path={paths.gettingStarted} article={article} />;
