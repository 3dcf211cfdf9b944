export { createWords, useWords, WordsProvider } from './words-context.tsx'
export type { Words, WordsOptions } from './words-context.tsx'
