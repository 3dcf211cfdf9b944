/** Rates of US states' sales tax on top of the goods; fixtures of the reference shop, shaped on public state rates. */
export const US_SALES_TAX = {
  AL: 0.04, AK: 0, AZ: 0.056, AR: 0.065, CA: 0.0725, CO: 0.029, CT: 0.0635, DE: 0, DC: 0.06, FL: 0.06, GA: 0.04, HI: 0.04, ID: 0.06, IL: 0.0625, IN: 0.07,
  IA: 0.06, KS: 0.065, KY: 0.06, LA: 0.05, ME: 0.055, MD: 0.06, MA: 0.0625, MI: 0.06, MN: 0.06875, MS: 0.07, MO: 0.04225, MT: 0, NE: 0.055, NV: 0.0685,
  NH: 0, NJ: 0.06625, NM: 0.04875, NY: 0.04, NC: 0.0475, ND: 0.05, OH: 0.0575, OK: 0.045, OR: 0, PA: 0.06, RI: 0.07, SC: 0.06, SD: 0.042, TN: 0.07,
  TX: 0.0625, UT: 0.0485, VT: 0.06, VA: 0.043, WA: 0.065, WV: 0.06, WI: 0.05, WY: 0.04, PR: 0.105,
} as const satisfies Record<string, number>

/** Canadian GST and HST on top of goods and delivery; fixtures. */
export const CANADIAN_TAX = {
  AB: 0.05, BC: 0.05, MB: 0.05, NB: 0.15, NL: 0.15, NS: 0.14, NT: 0.05, NU: 0.05, ON: 0.13, PE: 0.15, QC: 0.05, SK: 0.05, YT: 0.05,
} as const satisfies Record<string, number>

/** Value-added tax that the prices contain, delivery included; fixtures. */
export const VAT = {
  GB: 0.2, DE: 0.19, AT: 0.2, FR: 0.2, BE: 0.21, ES: 0.21, NL: 0.21, LU: 0.17, IE: 0.23, IT: 0.22, PT: 0.23, DK: 0.25, SE: 0.25, FI: 0.255, PL: 0.23,
  CZ: 0.21, GR: 0.24, AU: 0.1, NZ: 0.15, CH: 0.081, NO: 0.25, JP: 0.1, KR: 0.1, SG: 0.09, MX: 0.16,
} as const satisfies Record<string, number>
