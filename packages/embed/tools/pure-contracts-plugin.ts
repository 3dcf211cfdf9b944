import type { Plugin } from 'vite'
import { CONTRACT_FILE, markPure } from '../../../scripts/lib/pure-contracts.ts'

/** Marks contracts as free of side effects, so that a chunk contains only those that it uses. */
export function pureContractsPlugin(): Plugin {
  return {
    name: 'selvage-pure-contracts',
    enforce: 'pre',
    transform(code, id) {
      return CONTRACT_FILE.test(id) ? { code: markPure(code), map: null } : null
    },
  }
}
