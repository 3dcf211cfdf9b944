export { ContentArticle } from './content-article.tsx'
export type { ContentArticleProps } from './content-article.tsx'
