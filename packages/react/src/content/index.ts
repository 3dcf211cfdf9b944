export { AnnouncementBar } from './announcement-bar.tsx'
export type { AnnouncementBarProps } from './announcement-bar.tsx'
export { ContentArticle } from './content-article.tsx'
export type { ContentArticleProps } from './content-article.tsx'
