export { Steps } from './steps.tsx'
export type { Step, StepsProps } from './steps.tsx'
