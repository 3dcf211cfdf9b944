/** US states, DC, territories, freely associated states and military post codes. */
export const US_STATES = {
  AL: 'Alabama', AK: 'Alaska', AZ: 'Arizona', AR: 'Arkansas', CA: 'California', CO: 'Colorado', CT: 'Connecticut', DE: 'Delaware',
  DC: 'District of Columbia', FL: 'Florida', GA: 'Georgia', HI: 'Hawaii', ID: 'Idaho', IL: 'Illinois', IN: 'Indiana', IA: 'Iowa',
  KS: 'Kansas', KY: 'Kentucky', LA: 'Louisiana', ME: 'Maine', MD: 'Maryland', MA: 'Massachusetts', MI: 'Michigan', MN: 'Minnesota',
  MS: 'Mississippi', MO: 'Missouri', MT: 'Montana', NE: 'Nebraska', NV: 'Nevada', NH: 'New Hampshire', NJ: 'New Jersey', NM: 'New Mexico',
  NY: 'New York', NC: 'North Carolina', ND: 'North Dakota', OH: 'Ohio', OK: 'Oklahoma', OR: 'Oregon', PA: 'Pennsylvania', RI: 'Rhode Island',
  SC: 'South Carolina', SD: 'South Dakota', TN: 'Tennessee', TX: 'Texas', UT: 'Utah', VT: 'Vermont', VA: 'Virginia', WA: 'Washington',
  WV: 'West Virginia', WI: 'Wisconsin', WY: 'Wyoming',
  AS: 'American Samoa', GU: 'Guam', MP: 'Northern Mariana Islands', PR: 'Puerto Rico', VI: 'U.S. Virgin Islands',
  FM: 'Micronesia', MH: 'Marshall Islands', PW: 'Palau', AA: 'Armed Forces Americas', AE: 'Armed Forces Europe', AP: 'Armed Forces Pacific',
} as const

/** Canadian provinces and territories with the first letters of their postal codes. */
export const CA_PROVINCES = {
  AB: { name: 'Alberta', letters: 'T' }, BC: { name: 'British Columbia', letters: 'V' }, MB: { name: 'Manitoba', letters: 'R' },
  NB: { name: 'New Brunswick', letters: 'E' }, NL: { name: 'Newfoundland and Labrador', letters: 'A' }, NS: { name: 'Nova Scotia', letters: 'B' },
  NT: { name: 'Northwest Territories', letters: 'X' }, NU: { name: 'Nunavut', letters: 'X' }, ON: { name: 'Ontario', letters: 'KLMNP' },
  PE: { name: 'Prince Edward Island', letters: 'C' }, QC: { name: 'Quebec', letters: 'GHJ' }, SK: { name: 'Saskatchewan', letters: 'S' },
  YT: { name: 'Yukon', letters: 'Y' },
} as const

/** Countries that the reference shop ships to, most frequent first. */
export const SHIPPING_COUNTRIES = [
  'US', 'CA', 'GB', 'AU', 'DE', 'AT', 'CH', 'FR', 'BE', 'ES', 'NL', 'LU', 'IE', 'IT', 'PT', 'DK', 'SE', 'NO', 'FI', 'PL', 'CZ', 'GR',
  'NZ', 'JP', 'KR', 'SG', 'HK', 'MX', 'BR',
] as const
