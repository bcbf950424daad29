import type { ArticleSection } from '../article/article.ts';
import { article } from './all-terms.md';
import { LegalLayout } from './legal-layout.tsx';
import { article as sale } from './sales-terms.md';
import { article as use } from './terms.md';

const numbered = (part: string, sections: ArticleSection[]) =>
  sections.map((section, position) => ({ ...section, title: `${part}${position + 1}. ${section.title}` }));

export const Page = () => (
  <LegalLayout {...article} sections={[...numbered('A', use.sections), ...numbered('B', sale.sections)]} />
);
