/** The field of each kind's body that names the product, and the one that names its size. */
interface ProductKindRow {
  readonly codeField: string
  readonly sizeField: string
}

/**
 * The kinds of products that are neither printed fabric nor wallpaper, by the name of their list at
 * the gateway.
 */
export const PRODUCT_KINDS = {
  'home-good': { codeField: 'merchandise.home_good_item', sizeField: 'fabric_size' },
  solid: { codeField: 'merchandise.solid_item', sizeField: 'fabric_size' },
  unprinted: { codeField: 'fabric', sizeField: 'fabric_size' },
  stock: { codeField: 'sub_type', sizeField: 'size' },
} as const satisfies Record<string, ProductKindRow>

/** The name of a kind of product. */
export type ProductKindName = keyof typeof PRODUCT_KINDS
