/** An amount as the vendors write it: `12.30`. All currencies of the shop have two decimals. */
export const toDecimal = (minor: number): string => (minor / 100).toFixed(2)

/** Reads `12.30` as 1230; throws for any other shape, so that no amount is guessed. */
export function fromDecimal(text: string): number {
  const [, whole, part = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  if (whole === undefined) throw new Error('A vendor named an amount that is none.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
