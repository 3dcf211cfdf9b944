import type { JsonSchema } from '@valibot/to-json-schema'

const code = { type: 'string' } as const
const orNull = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  anyOf: [{ type: 'object', properties, required: Object.keys(properties) }, { type: 'null' }],
})

/**
 * The fields that the gateway sends and no client of ours reads, so that their decoders stay small,
 * and the texts of fields. The document has them for other clients.
 */
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
    },
  },
  {
    beside: 'page_problem',
    more: {
      page_problem: {
        type: 'string',
        description:
          'A sentence for the developer of a page with an embed: its `country` does not exist, so that the cart is in the United States, or its `partner` key does not count. Such a page still sells; a wrong `currency` or `locale`, and a wrong `country` of a `session`, are rejected.',
      },
      partner_problem: {
        type: 'string',
        description: 'The earlier name of `page_problem`; read that instead.',
      },
    },
  },
  { beside: 'raw_price_undiscounted', more: { raw_price_usd: { type: 'number' } } },
]

/** Adds these fields to a part of an answer that has them; undefined for every other part. */
export function withSentParts(schema: JsonSchema): JsonSchema | undefined {
  const { properties } = schema
  const sent = properties && SENT.find(({ beside }) => Object.hasOwn(properties, beside))
  return sent && { ...schema, properties: { ...properties, ...sent.more } }
}
