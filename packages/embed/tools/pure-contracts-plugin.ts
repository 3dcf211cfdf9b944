import type { Plugin } from 'vite'
import { CONTRACT_FILE, markPure } from '../../../scripts/lib/pure-contracts.ts'

/** A part of the script carries the contracts that it uses and no others. */
export function pureContractsPlugin(): Plugin {
  return {
    name: 'selvage-pure-contracts',
    enforce: 'pre',
    transform(code, id) {
      return CONTRACT_FILE.test(id) ? { code: markPure(code), map: null } : null
    },
  }
}
