import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/** Test files that take more than five seconds, longest first. */
const LONG = [
  'examples/gateway/src/payment/kill.test.ts',
  'examples/art/src/art.test.ts',
  'examples/gateway/src/db/database-restart.test.ts',
  'packages/machines/src/fill-a-yard/fill-a-yard.property.test.ts',
  'packages/machines/src/checkout/checkout.property.test.ts',
  'examples/gateway/src/db/pglite.test.ts',
]

/** Starts the longest files first, so that no core waits for one of them at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex((path) => moduleId.endsWith(path))
      return at < 0 ? LONG.length : at
    }
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}
