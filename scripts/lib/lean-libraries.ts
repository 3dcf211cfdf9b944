import type { Plugin } from 'vite'

/** Parts of libraries that no page of ours uses, but that a bundler keeps, and the shim of each. */
const UNUSED: readonly { readonly name: RegExp; readonly code: string }[] = [
  {
    // It is CommonJS, and all that it requires would be wrapped.
    name: /^use-sync-external-store\/shim\/with-selector$/,
    code: `export function useSyncExternalStoreWithSelector() {
      throw new Error('This script is built without useSelector of @xstate/react.')
    }`,
  },
  {
    // A development tool that reads its hook from the window.
    name: /\/xstate-dev\.esm\.js$/,
    code: 'export const devToolsAdapter = () => {}',
  },
]
const SHIM = '\0selvage:unused-'

/** Radix's way to read a hook that an older React lacks, for which a bundler keeps all of React. */
const COMPUTED_HOOK = /\b(\w+)\[" (\w+) "\.trim\(\)\.toString\(\)\]/g

/** Leaves out what libraries bring for older versions of React and for development. */
export function leanLibraries(): Plugin {
  return {
    name: 'selvage:lean-libraries',
    enforce: 'pre',
    async resolveId(source, importer) {
      const unused = UNUSED.findIndex(({ name }) => name.test(source))
      if (unused !== -1) return SHIM + unused
      // React has the hook itself since 18.
      if (source !== 'use-sync-external-store/shim') return undefined
      const found = await this.resolve('react', importer, { skipSelf: true })
      return found && { ...found, moduleSideEffects: false }
    },
    load: (id) => (id.startsWith(SHIM) ? UNUSED[Number(id.slice(SHIM.length))]?.code : undefined),
    transform: (code, id) =>
      id.includes('@radix-ui') && code.search(COMPUTED_HOOK) !== -1
        ? { code: code.replaceAll(COMPUTED_HOOK, '$1.$2'), map: null }
        : undefined,
  }
}
