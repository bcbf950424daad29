/** A text of the public site, made from its Markdown file by `scripts/build-web-markdown.ts`. */
export type Article = ArticleFacts & {
  /** At the top of the page; `title` names the page elsewhere. */
  heading: string;
  lead: string;
  closingTitle: string;
  closingText: string;
  sections: ArticleSection[];
};

/** What lists and the head of the page say of it. */
export type ArticleFacts = { title: string; description: string; summary: string; minutes: number };

export type ArticleSection = { id: string; title: string; html: string; questions?: Question[] };

export type Question = {
  /** Anchor of the answer. */
  id: string;
  question: string;
  /** Words that people may type and that the text does not hold, without accents. */
  keywords?: string;
  html: string;
};
