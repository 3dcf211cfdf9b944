import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  ADDRESS_FORMATS_FILE,
  ADDRESS_REGIONS_FILE,
  declareAddressFormats,
  declareAddressRegions,
} from './lib/address-formats.ts'
import { formatted } from './lib/formatted.ts'
import { root } from './lib/paths.ts'

await writeFile(join(root, ADDRESS_FORMATS_FILE), await formatted(declareAddressFormats()))
console.log(`${ADDRESS_FORMATS_FILE} declares how the address of each country is written`)
await writeFile(join(root, ADDRESS_REGIONS_FILE), await formatted(declareAddressRegions()))
console.log(`${ADDRESS_REGIONS_FILE} declares the regions to choose from`)
