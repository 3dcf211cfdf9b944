import type { Address } from './shopper.ts'

/** A reader of a sewing blog, in the state of New York. */
export const hudson: Address = {
  name: 'Odile Reader',
  line1: '12 Plain Seam Row',
  city: 'Hudson',
  state: 'New York',
  zipcode: '12534',
  zipLabel: 'checkout.zipcodeUs',
  phone: '518 555 0144',
}
