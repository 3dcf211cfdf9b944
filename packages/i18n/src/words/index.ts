export {
  flattenWords,
  pickFeatures,
  type Catalogue,
  type FeatureWords,
  type WordsByFeature,
} from './catalogue.ts'
export { pseudoCatalogue, pseudoSentence, pseudoWords } from './pseudo.ts'
export {
  createTranslator,
  type Translate,
  type TranslatorOptions,
  type WordParams,
} from './translator.ts'
export type { WordKey } from './word-key.ts'
