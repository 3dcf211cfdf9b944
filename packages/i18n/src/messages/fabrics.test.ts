import { FABRIC_CODES } from '@selvage/core/fabric'
import type { FabricCode } from '@selvage/core/fabric'
import { expect, test } from 'vitest'
import fabric from './en/fabric.json' with { type: 'json' }

type FabricMessages = Readonly<Record<`FABRIC_${FabricCode}` | `line_${FabricCode}`, string>>

// The compiler names a fabric's message that is missing here.
const english: FabricMessages = fabric

test('every fabric has a name and a description', () => {
  for (const code of FABRIC_CODES)
    for (const key of [`FABRIC_${code}`, `line_${code}`] as const)
      expect(english[key], key).toMatch(/\p{Letter}{2}/u)
})
