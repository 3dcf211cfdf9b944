export { Breadcrumb } from './breadcrumb.tsx'
export type { Place } from './breadcrumb.tsx'
