export { ConsentChoices } from './consent-choices.tsx'
export type { ConsentChoicesProps } from './consent-choices.tsx'
