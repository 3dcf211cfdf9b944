import { toScriptJson } from '../island-runtime/script-json.ts'
import type { StructuredFacts } from './structured-data.ts'

/** Facts of a page for search engines; a browser does nothing with them. */
export function FactsScript({ facts }: { readonly facts: StructuredFacts }) {
  return <script type="application/ld+json">{toScriptJson(facts)}</script>
}
