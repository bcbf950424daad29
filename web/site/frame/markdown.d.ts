declare module '*.md' {
  export const article: import('#web/site/frame/article.ts').Article;
}

declare module '*.md?facts' {
  export const facts: import('#web/site/frame/article.ts').ArticleFacts;
}
