import { join } from 'node:path'
import type { Plugin } from 'vite'

const LATER = '\0selvage:later:'
const RUNTIME = join(import.meta.dirname, '../app/island-runtime')
const FILES = {
  later: 'later.client.tsx',
  laterUnlessShown: 'later.client.tsx',
  laterOnceChanged: 'later-once-changed.client.tsx',
} as const

/** A component in a chunk of its own. */
interface Later {
  readonly name: string
  /** The function of the runtime that draws it: `later` unless given. */
  readonly by?: keyof typeof FILES
  /**
   * The element that it begins with, where the server shows it to pages without a script; for
   * `laterUnlessShown` the selector of one inside it.
   */
  readonly element?: string
  /** For `laterOnceChanged` the selector of one inside it that makes the page begin with it. */
  readonly shown?: string
}

/**
 * Lists what a page shows after its first step or a press, or as the server has drawn it until it
 * changes, by the file that imports it.
 */
const PARTS: Readonly<Record<string, Readonly<Record<string, Later>>>> = {
  'checkout/checkout-screen.tsx': { './credit-lines.tsx': { name: 'CreditLines', element: 'dl' } },
  'cart/cart-flow.tsx': {
    './saved-section.tsx': {
      name: 'SavedSection',
      by: 'laterOnceChanged',
      element: 'section',
      shown: '#saved li',
    },
  },
  'checkout/step-components.tsx': {
    './delivery-form.tsx': { name: 'DeliveryForm' },
    './review.tsx': { name: 'Review' },
    './confirmation.tsx': { name: 'Confirmation' },
  },
  'fill-a-yard/fill-a-yard-flow.tsx': {
    './loading-step.tsx': { name: 'LoadingStep' },
    './options/options-step.tsx': {
      name: 'OptionsStep',
      by: 'laterUnlessShown',
      element: '[name=template]',
    },
  },
  'fill-a-yard/canvas/canvas-step.tsx': {
    '../cutting/cutting-guide.tsx': { name: 'CuttingGuide', element: 'section' },
    './suggested-designs.tsx': { name: 'SuggestedDesigns', element: 'div' },
  },
  'fill-a-yard/canvas/yard-buying.tsx': { './yard-question.tsx': { name: 'YardQuestion' } },
  'fill-a-yard/canvas/saved-yards.tsx': { './saved-list.tsx': { name: 'SavedList' } },
}

/** Gives each of these parts a chunk of its own. */
export function laterSteps(): Plugin {
  return {
    name: 'selvage:later-steps',
    enforce: 'pre',
    async resolveId(source, importer) {
      const importing = Object.keys(PARTS).find((file) => importer?.endsWith(`/${file}`))
      const part = importing && PARTS[importing]?.[source]
      if (!part) return undefined
      const file = await this.resolve(source, importer, { skipSelf: true })
      return file && `${LATER}${JSON.stringify({ ...part, file: file.id })}`
    },
    load(id) {
      if (!id.startsWith(LATER)) return undefined
      const {
        name,
        by = 'later',
        element,
        shown,
        file,
      } = JSON.parse(id.slice(LATER.length)) as Later & { file: string }
      const load = `() => import(${JSON.stringify(file)}).then((part) => ({ default: part.${name} }))`
      return `
        import { ${by} } from ${JSON.stringify(join(RUNTIME, FILES[by]))}
        export const ${name} = ${by}(${load}, ${JSON.stringify(element)}, ${JSON.stringify(shown)})`
    },
  }
}
