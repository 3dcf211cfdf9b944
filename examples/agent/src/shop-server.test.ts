import { Client, InMemoryTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { createTestGateway } from '@selvage/core/testing'
import type { TestGateway } from '@selvage/core/testing'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createShopServer } from './shop-server.ts'

let gateway: TestGateway
let client: Client

beforeEach(async () => {
  gateway = createTestGateway()
  const server = createShopServer({
    gatewayUrl: gateway.url,
    storefrontUrl: 'https://shop.test',
    fetch: gateway.fetch,
  })
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  client = new Client({ name: 'test', version: '1.0.0' })
  await Promise.all([server.connect(theirs), client.connect(ours)])
})
afterEach(() => client.close())

/** Calls a tool; returns what it answers, or the sentence of its error. */
async function call<Answer>(name: string, input: object): Promise<Answer | string> {
  const { content, isError } = await client.callTool({ name, arguments: { ...input } })
  const [first] = content
  const text = first?.type === 'text' ? first.text : ''
  return isError === true ? text : (JSON.parse(text) as Answer)
}

interface Found {
  readonly total: number
  readonly designs: readonly { readonly id: number; readonly url: string }[]
}

describe('the tools of the shop', () => {
  it('are four, of which one changes something, and none pays', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
      ['search_designs', true],
      ['show_design', true],
      ['plan_wall', true],
      ['prepare_cart', false],
    ])
    expect(JSON.stringify(tools)).not.toMatch(/card_?number|cvc|password|payment_method/)
  })

  it('find designs with pages in the person’s language, country and currency', async () => {
    const found = (await call<Found>('search_designs', {
      limit: 3,
      language: 'de',
      country: 'DE',
      currency: 'EUR',
    })) as Found
    expect(found.designs).toHaveLength(3)
    const [first] = found.designs
    expect(first).toMatchObject({ price_from: { currency: 'EUR' } })
    expect(first?.url).toBe(`https://shop.test/de/stoff/${first?.id}?country=DE&currency=EUR`)
  })

  it('show every price of a design and when it arrives', async () => {
    const design = await call('show_design', { design_id: 5 })
    expect(design).toMatchObject({
      id: 5,
      fabrics: expect.arrayContaining([
        expect.objectContaining({
          fabric: 'PETAL_SIGNATURE_COTTON',
          prices: expect.objectContaining({
            YARD: { amount: expect.any(Number), currency: 'USD' },
          }),
        }),
      ]),
      delivery: [{ kind: 'standard' }, { kind: 'rush' }, { kind: 'guaranteed' }],
    })
  })

  it('plan a wall', async () => {
    const plan = await call<{ wallpapers: unknown[] }>('plan_wall', {
      design_id: 5,
      measurement: 'imperial',
      height: 96,
      widths: [120],
    })
    expect(plan).toMatchObject({
      url: expect.stringContaining('/en/wallpaper/5'),
      wallpapers: expect.arrayContaining([
        expect.objectContaining({
          plan: expect.objectContaining({ price: { amount: expect.any(Number), currency: 'USD' } }),
        }),
      ]),
    })
  })

  it('prepare a cart that waits for the person’s own press', async () => {
    const prepared = await call<{ confirm_url: string }>('prepare_cart', {
      fabric: [{ design_id: 5, fabric: 'COTTON_LAWN', size: 'YARD', quantity: 2 }],
      wallpaper: [{ design_id: 5, wallpaper: 'SMOOTH', size: 'PANEL_9_FT', quantity: 1 }],
    })
    expect(prepared).toMatchObject({
      confirm_url: expect.stringMatching(/^https:\/\/shop\.test\/en\/cart\/handover\?code=[\w-]+$/),
      lines: [{ quantity: 2 }, { quantity: 1 }],
      subtotal: { currency: 'USD' },
    })
    const calls = gateway.requests.map(({ call: name }) => name)
    expect(calls).toContain('cart.handover')
    expect(calls.filter((name) => /checkout|payment|redeem/.test(name))).toEqual([])
  })

  it.each([
    ['a design that does not exist', 'show_design', { design_id: 2_000_000 }, 'not available'],
    ['a number that is none', 'show_design', { design_id: -1 }, 'design_id'],
    ['a country that is none', 'search_designs', { country: 'Atlantis' }, 'Write the ISO code'],
    [
      'a wall without a width',
      'plan_wall',
      { measurement: 'metric', height: 240, widths: [] },
      'widths',
    ],
    ['a cart without a line', 'prepare_cart', {}, 'ORDER_CONTAINS_NO_ITEMS'],
    [
      'a size that paper has not',
      'prepare_cart',
      { wallpaper: [{ design_id: 5, wallpaper: 'SMOOTH', size: 'YARD', quantity: 1 }] },
      'wallpaper.0.size',
    ],
  ])('answer %s with a sentence', async (_, name, input, part) => {
    expect(await call(name, input)).toContain(part)
  })
})

it('is a program that another one starts and speaks with', async () => {
  const started = new Client({ name: 'test', version: '1.0.0' })
  await started.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: ['--conditions=selvage-source', join(import.meta.dirname, 'server.ts')],
      stderr: 'inherit',
    }),
  )
  try {
    expect(started.getServerVersion()?.name).toBe('selvage-shop')
    expect(started.getInstructions()).toContain('Nothing here pays')
    expect((await started.listTools()).tools).toHaveLength(4)
  } finally {
    await started.close()
  }
})
