const CALLS = /(?<!function )(?<![\w.])(v\.\w+|defineCall|text|requiredText)\(/g

/** Files that hold schemas and calls and nothing else. */
export const CONTRACT_FILE = /(?:\.contract|\/wire)\.ts$/

/**
 * Marks what makes a schema or a call in a contract as free of effects, so that a bundle carries
 * the contracts that it uses and no others: the functions say so themselves, but a bundler does not
 * see that through two modules or from another chunk.
 */
export function markPure(contract: string): string {
  return contract.replace(CALLS, '/* @__PURE__ */ $1(')
}
