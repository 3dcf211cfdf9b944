import type { McpServer } from '@modelcontextprotocol/server'
import { isShopError } from '@selvage/core/contract'
import { catalogue } from '@selvage/i18n/messages/en'
import { toStandardJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { place, shopAt } from './shop-at.ts'
import type { Place, ShopAddresses, ShopAt } from './shop-at.ts'

/** A tool: its texts, its input besides the place, and what it does. */
export interface Tool<Entries extends v.ObjectEntries = v.ObjectEntries> {
  readonly name: string
  readonly title: string
  readonly description: string
  /** True for a tool that only reads. */
  readonly isReadOnly: boolean
  readonly input: Entries
  readonly run: (
    shop: ShopAt,
    input: v.InferOutput<v.ObjectSchema<Entries, undefined>>,
  ) => Promise<object>
}

/** Checks a tool's types against each other. */
export const defineTool = <const Entries extends v.ObjectEntries>(tool: Tool<Entries>): Tool =>
  tool as unknown as Tool

/** Registers the tools. An error of the shop becomes its sentence, never a stack. */
export function registerTools(
  server: McpServer,
  addresses: ShopAddresses,
  tools: readonly Tool[],
): void {
  for (const { name, title, description, isReadOnly, input, run } of tools)
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: toStandardJsonSchema(v.object({ ...place, ...input })),
        annotations: { readOnlyHint: isReadOnly, destructiveHint: false, openWorldHint: false },
      },
      async (checked) => {
        // The schema above has checked it.
        const { language, country, currency, ...own } = checked as Place & typeof checked
        try {
          const output = await run(shopAt(addresses, { language, country, currency }), own)
          return { content: [{ type: 'text', text: JSON.stringify(output) }] }
        } catch (error) {
          return { isError: true, content: [{ type: 'text', text: sentenceOf(error) }] }
        }
      },
    )
}

/** Says what went wrong in the words of the shop. */
function sentenceOf(error: unknown): string {
  if (!isShopError(error)) throw error
  const own = catalogue[`errors.${error.code}`]
  const fields = (error.all ?? []).flatMap(({ field, message }) => message ?? field ?? [])
  return [`${error.code}: ${own ?? 'The shop rejected the request.'}`, ...fields].join(' ')
}
