import { entryPointsOf } from '../lib/packages.ts'
import type { PackageName } from '../lib/packages.ts'
import { besideFloor } from './bench.ts'
import type { Bench } from './bench.ts'
import { gzippedKb } from './bundle-size.ts'

/** The library that an entry point is built on. An entry point cannot be smaller than that. */
const floors: Record<string, { statements: string; from: PackageName }> = {
  '@selvage/core/gateway': { statements: "export { ofetch } from 'ofetch'", from: 'core' },
  '@selvage/machines/checkout': {
    statements: "export { setup, createActor } from 'xstate'",
    from: 'machines',
  },
  '@selvage/machines/cart': {
    statements: "export { setup, createActor } from 'xstate'",
    from: 'machines',
  },
  '@selvage/i18n/messages/i18next': {
    statements: "export { createInstance } from 'i18next'",
    from: 'i18n',
  },
}

/** Measures the size of every entry point of the library packages. */
export const bench: Bench = {
  name: 'entry-points',
  run: async (print) => {
    for (const name of ['core', 'machines', 'i18n', 'react'] as const) {
      for (const { specifier } of entryPointsOf(name)) {
        const value = await gzippedKb(`export * from '${specifier}'`, name)
        const measure = { name: `entry point ${specifier}`, value, unit: 'kB', n: 1 }
        const floor = floors[specifier]
        print(
          floor === undefined
            ? measure
            : besideFloor({ ...measure, floor: await gzippedKb(floor.statements, floor.from) }),
        )
      }
    }
  },
}
