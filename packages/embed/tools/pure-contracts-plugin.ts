import type { Plugin } from 'vite'
import { CONTRACT_FILE, markPure } from '../../../scripts/lib/pure-contracts.ts'

/** The list of a call's errors, which servers and documents read and no browser. */
const ERRORS = /^ {2}errors: \[[^\]]*\],$/gm

/**
 * Marks contracts as free of side effects, so that a chunk contains only those that it uses, and
 * leaves out what no browser reads.
 */
export function pureContractsPlugin(): Plugin {
  return {
    name: 'selvage-pure-contracts',
    enforce: 'pre',
    transform(code, id) {
      if (!CONTRACT_FILE.test(id)) return null
      return { code: markPure(code.replace(ERRORS, '')), map: null }
    },
  }
}
