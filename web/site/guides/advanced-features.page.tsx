import { paths } from '#contract/paths.ts';
import { article } from './advanced-features.md';
import { GuideLayout } from './guide-layout.tsx';

export const Page = () => <GuideLayout path={paths.advancedFeatures} article={article} />;
