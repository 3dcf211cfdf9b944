import type * as v from 'valibot'
import type { orderItem } from '../cart/order-item.contract.ts'
import { DEFAULT_FABRIC } from '../fabric/fabrics.table.ts'
import { ONE_SIZE, isStockCode, stockFacts } from '../stock/stock.ts'
import { designSku } from './design-sku.ts'
import { productTerms } from './product-choice.ts'
import type { ProductChoice } from './product-choice.ts'

type WireLine = v.InferInput<typeof orderItem>

/** The fields of a line on the wire that its product decides. */
export interface ProductLine extends Pick<
  WireLine,
  'type' | 'sub_type' | 'fabric' | 'merchandise' | 'analytics' | 'quantity_editable'
> {
  /** The unit of its price. @source spec 2 §3.3 */
  readonly unit: string
}

const NONE = { wallpaper_item: null, home_good_item: null, solid_item: null, stock_item: null }

/** The unit of products that are counted. @source spec 2 §3.3 */
const ITEMS = 'ITEMS'

/** Returns the fields of a line on the wire that its product decides, for gateways. */
export function productLine(choice: ProductChoice): ProductLine {
  return { ...ROWS[choice.kind](choice), quantity_editable: isEditable(choice) }
}

const isEditable = ({ kind, code }: ProductChoice): boolean => !productTerms(kind, code).single

const ROWS: Readonly<
  Record<ProductChoice['kind'], (choice: ProductChoice) => Omit<ProductLine, 'quantity_editable'>>
> = {
  'home-good': ({ code, size, option, designId, fabric }) => ({
    type: 'home good',
    sub_type: code.toLowerCase(),
    unit: ITEMS,
    fabric: { code: fabric ?? DEFAULT_FABRIC, size, type: 'home good' },
    merchandise: {
      ...NONE,
      home_good_item: { code, size, addition_codes: option === '' ? [] : [option] },
    },
    analytics: {
      sku: [code, size, fabric, option, designId].filter(Boolean).join('-'),
      parent_sku: designSku(designId),
    },
  }),
  solid: ({ code, size }) => ({
    type: 'solid',
    sub_type: null,
    unit: size,
    fabric: { code: 'PETAL_SOLIDS', size, type: 'solid' },
    merchandise: { ...NONE, solid_item: { code } },
    analytics: { sku: `PETAL_SOLIDS-${code}-${size}`, parent_sku: 'PETAL_SOLIDS' },
  }),
  unprinted: ({ code, size }) => ({
    type: 'unprinted',
    sub_type: 'unprinted_blank',
    unit: size,
    fabric: { code, size, type: 'unprinted' },
    merchandise: NONE,
    analytics: { sku: `UNPRINTED-${code}-${size}`, parent_sku: `UNPRINTED-${code}` },
  }),
  stock: ({ code, size, recipient }) => ({
    ...(isStockCode(code)
      ? { type: stockFacts(code).type, sub_type: stockFacts(code).subType }
      : { type: 'product' as const, sub_type: null }),
    unit: ITEMS,
    fabric: null,
    merchandise: { ...NONE, stock_item: { code, size, ...(recipient && { recipient }) } },
    analytics: { sku: size === ONE_SIZE ? code : `${code}-${size}`, parent_sku: code },
  }),
}
