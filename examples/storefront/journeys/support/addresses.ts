/** Where an order goes, as a shopper types it. */
export interface Address {
  readonly name: string
  readonly line1: string
  readonly city: string
  /** The state's name in the list; absent for a country without states. */
  readonly state?: string
  readonly stateLabel?: 'checkout.state' | 'checkout.province'
  readonly cityLabel?: 'checkout.city' | 'checkout.part_suburb'
  readonly zipcode: string
  readonly zipLabel: 'checkout.zipcode' | 'checkout.zipcodeUs' | 'checkout.postalCode'
  readonly phone: string
}

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

/** A shopper south of the river in London. */
export const london: Address = {
  name: 'June Harrow',
  line1: '12 Lower Marsh',
  city: 'London',
  zipcode: 'SE1 7RJ',
  zipLabel: 'checkout.zipcode',
  phone: '020 7946 0101',
}

export const leipzig: Address = {
  name: 'Jördis Groß',
  line1: 'Könneritzstraße 12',
  city: 'Leipzig',
  zipcode: '04229',
  zipLabel: 'checkout.zipcode',
  phone: '0341 123456',
}

/** A place where delivery is taxed, on top of the price. */
export const toronto: Address = {
  name: 'Ines Marlow',
  line1: '88 Dovercourt Road',
  city: 'Toronto',
  state: 'Ontario',
  stateLabel: 'checkout.province',
  zipcode: 'M6J 3C3',
  zipLabel: 'checkout.postalCode',
  phone: '416 555 0144',
}

export const sydney: Address = {
  name: 'Ari Penrose',
  line1: '7 Cooper Street',
  city: 'Surry Hills',
  cityLabel: 'checkout.part_suburb',
  state: 'New South Wales',
  zipcode: '2010',
  zipLabel: 'checkout.zipcode',
  phone: '02 5550 0144',
}
