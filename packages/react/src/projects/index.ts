export { ProjectAmounts } from './project-amounts.tsx'
export type { ProjectAmountsProps } from './project-amounts.tsx'
