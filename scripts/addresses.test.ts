import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  ADDRESS_FORMATS_FILE,
  ADDRESS_REGIONS_FILE,
  declareAddressFormats,
  declareAddressRegions,
} from './lib/address-formats.ts'
import { formatted } from './lib/formatted.ts'
import { root } from './lib/paths.ts'

test.each([
  [ADDRESS_FORMATS_FILE, declareAddressFormats],
  [ADDRESS_REGIONS_FILE, declareAddressRegions],
])('%s is what the library says', async (file, declare) => {
  const written = await readFile(join(root, file), 'utf8')
  expect(written, 'Run `npm run addresses`.').toBe(await formatted(declare()))
})
