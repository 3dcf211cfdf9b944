import { ADDRESS, withoutSlash } from '../loader/settings.ts'

const NAMES = ['gateway', 'storefront'] as const
const EXAMPLE = 'data-gateway="https://api.example.com" data-storefront="https://www.example.com"'

/**
 * Returns why the script finds no shop by the attributes of its tag, and what to write.
 * @param wanted the attributes without their `data-`
 */
export function unknownShopMessage(
  wanted: Readonly<Partial<Record<(typeof NAMES)[number], string>>>,
): string {
  const written = NAMES.filter((name) => wanted[name] !== undefined)
  const attributes = (names: typeof written): string =>
    names.map((name) => `data-${name}="${wanted[name] ?? ''}"`).join(' and ')
  const invalid = written.filter((name) => !ADDRESS.test(withoutSlash(wanted[name])))
  const stays = 'so every widget stays the link inside it'
  if (invalid.length > 0)
    return `selvage.js: ${attributes(invalid)} is no absolute address, ${stays}. Write ${EXAMPLE}.`
  if (written.length > 0)
    return `selvage.js knows no shop at ${attributes(written)}, ${stays}. Leave both addresses out, or load the selvage.js of that shop; the one of the npm package takes any two: ${EXAMPLE}.`
  return `selvage.js has no shop built in and its tag names none, ${stays}. Load it from the shop's own address, or write <script type="module" src="…/selvage.js" ${EXAMPLE}>.`
}
