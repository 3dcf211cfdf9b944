export { Breadcrumb, type Place } from './breadcrumb.tsx'
