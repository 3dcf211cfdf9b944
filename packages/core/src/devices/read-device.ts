/** The names that people know a browser and its system by. */
export interface DeviceName {
  /** The name of the browser; null for one that is not known. */
  readonly browser: string | null
  /** The system that it runs on; null where that is not known. */
  readonly system: string | null
}

/** Browsers, each before those whose names it gives beside its own. */
const BROWSERS = [
  ['Edge', /\bEdg(?:A|iOS|e)?\//],
  ['Opera', /\b(?:OPR|OPT|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['DuckDuckGo', /\b(?:DuckDuckGo|Ddg)\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:\bChrome|\bCriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const
/** Systems and devices, each before those whose names it gives beside its own. */
const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const
/** The longest text that is read; browsers send less than half of it. */
const MOST = 512

/** Returns the names in a `User-Agent` header. */
export function readDevice(userAgent: string | null): DeviceName {
  const text = userAgent?.slice(0, MOST) ?? ''
  const nameIn = (table: readonly (readonly [string, RegExp])[]) =>
    table.find(([, pattern]) => pattern.test(text))?.[0] ?? null
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) }
}
