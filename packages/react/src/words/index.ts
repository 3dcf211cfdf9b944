export {
  createWords,
  useWords,
  WordsProvider,
  type Words,
  type WordsOptions,
} from './words-context.tsx'
