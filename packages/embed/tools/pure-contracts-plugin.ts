import type { Plugin } from 'vite'

const CALLS = /(?<!function )(?<![\w.])(v\.\w+|defineCall|text|requiredText)\(/g

/**
 * Marks what makes a schema or a call as free of effects, so that a part carries the contracts that it uses and no others: the
 * functions say so themselves, but the bundler does not see that through two modules.
 */
export function pureContractsPlugin(): Plugin {
  return {
    name: 'selvage-pure-contracts',
    enforce: 'pre',
    transform(code, id) {
      return /\.contract\.ts$|\/wire\.ts$/.test(id) ? { code: code.replace(CALLS, '/* @__PURE__ */ $1('), map: null } : null
    },
  }
}
