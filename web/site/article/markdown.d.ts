declare module '*.md' {
  export const article: import('#web/site/article/article.ts').Article;
}

declare module '*.md?facts' {
  export const facts: import('#web/site/article/article.ts').ArticleFacts;
}
