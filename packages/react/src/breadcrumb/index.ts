export { Breadcrumb } from './breadcrumb.tsx'
export type { Crumb } from './breadcrumb.tsx'
