import { join } from 'node:path'
import type { Plugin } from 'vite'

const LATER = '\0selvage:later:'
const RUNTIME = join(import.meta.dirname, '../app/island-runtime/later.client.tsx')

/** A component in a chunk of its own. */
interface Later {
  readonly name: string
  /** The function of the runtime that draws it: `later` unless given. */
  readonly by?: 'later' | 'laterUnlessShown'
  /**
   * The element that it begins with, where the server shows it to pages without a script; for
   * `laterUnlessShown` the selector of one inside it.
   */
  readonly element?: string
}

/** Lists what a page shows after its first step or a press, by the file that imports it. */
const PARTS: Readonly<Record<string, Readonly<Record<string, Later>>>> = {
  'checkout/checkout-screen.tsx': { './credit-lines.tsx': { name: 'CreditLines', element: 'dl' } },
  'cart/cart-flow.tsx': {
    './saved-section.tsx': { name: 'SavedSection', by: 'laterUnlessShown', element: '#saved' },
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

/** Gives the forms behind the checkout's first step, and parts of Fill-A-Yard, a chunk each. */
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
        file,
      } = JSON.parse(id.slice(LATER.length)) as Later & { file: string }
      const load = `() => import(${JSON.stringify(file)}).then((part) => ({ default: part.${name} }))`
      return `
        import { ${by} } from ${JSON.stringify(RUNTIME)}
        export const ${name} = ${by}(${load}, ${JSON.stringify(element)})`
    },
  }
}
