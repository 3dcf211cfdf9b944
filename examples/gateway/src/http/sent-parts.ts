import type { JsonSchema } from '@valibot/to-json-schema'

/**
 * What the gateway sends of a line beyond what clients read, so that their decoders stay small; the
 * document names it for those who write their own client. Named as in `order-item.contract.ts`.
 */
const code = { type: 'string' } as const
const orNull = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  anyOf: [{ type: 'object', properties, required: Object.keys(properties) }, { type: 'null' }],
})

const SENT: readonly { readonly beside: string; readonly more: Record<string, JsonSchema> }[] = [
  {
    beside: 'wallpaper_item',
    more: {
      home_good_item: orNull({
        code,
        size: code,
        addition_codes: { type: 'array', items: code },
      }),
      solid_item: orNull({ code }),
      stock_item: orNull({ code, size: code }),
    },
  },
  { beside: 'raw_price_undiscounted', more: { raw_price_usd: { type: 'number' } } },
]

/** Adds the fields that the gateway sends beside those that clients read, where an answer has any. */
export function withSentParts(schema: JsonSchema): JsonSchema | undefined {
  const { properties } = schema
  const sent = properties && SENT.find(({ beside }) => Object.hasOwn(properties, beside))
  return sent && { ...schema, properties: { ...properties, ...sent.more } }
}
