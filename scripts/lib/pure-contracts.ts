const CALLS = /(?<!function )(?<![\w.])(v\.\w+|defineCall|text|requiredText)\(/g

/** Files that contain only schemas and calls. */
export const CONTRACT_FILE = /(?:\.contract|\/wire)\.ts$/

/**
 * Marks every call that makes a schema or a gateway call as free of side effects, so that a bundle
 * contains only the contracts that it uses. The functions are marked as well, but a bundler does
 * not see that across two modules or chunks.
 */
export function markPure(contract: string): string {
  return contract.replace(CALLS, '/* @__PURE__ */ $1(')
}
