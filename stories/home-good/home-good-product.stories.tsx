import { loadHomeGoodProduct } from '@selvage/core/home-good'
import type { HomeGoodOffer, HomeGoodProductData } from '@selvage/core/home-good'
import type { TestGatewayOptions } from '@selvage/core/testing'
import { HomeGoodProduct } from '@selvage/react/home-good'
import type { HomeGoodProductProps } from '@selvage/react/home-good'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { startsWith } from '../support/find.ts'
import { productParts } from '../support/product-parts.ts'
import { storyHomeGoods } from '../support/read.ts'
import { loadedShop, openStoryShop } from '../support/shop.ts'
import { announced, inlineStyles } from '../support/unseen.ts'

interface Settings {
  readonly homeGood?: (typeof storyHomeGoods)[number]['homeGood']
  readonly gateway?: TestGatewayOptions
  /** Played once the page was read. */
  readonly then?: TestGatewayOptions['scenario']
  readonly forSale?: boolean
  /** The status of everything, and the fabric that alone has run out. */
  readonly status?: HomeGoodOffer['status']
  readonly soldOut?: HomeGoodOffer['code']
  readonly start?: HomeGoodProductProps['start']
  readonly shapes?: HomeGoodProductProps['shapes']
}

const PILLOWS = [
  { code: 'SQUARE_THROW_PILLOW', href: '#square' },
  { code: 'LUMBAR_THROW_PILLOW', href: '#lumbar' },
] as const

const settingsOf = (parameters: Readonly<Record<string, unknown>>) =>
  (parameters['product'] ?? {}) as Settings

const meta = {
  title: 'Shop/Home good product',
  component: HomeGoodProduct,
  loaders: [
    async ({ globals, parameters }) => {
      const { homeGood = 'SQUARE_THROW_PILLOW', gateway, then } = settingsOf(parameters)
      const story = openStoryShop(globals, gateway)
      const { designId } = storyHomeGoods.find((one) => one.homeGood === homeGood) ?? {}
      const { shop } = story
      const read = await loadHomeGoodProduct(shop.gateway, designId ?? 0, homeGood, shop)
      if (then !== undefined) story.test.play(then)
      return { story: { ...story, ...read } }
    },
  ],
  render: (_, context) => {
    const { design, homeGood, offers } = loadedShop<HomeGoodProductData>(context)
    const { forSale = true, status, soldOut, start, shapes } = settingsOf(context.parameters)
    return (
      <HomeGoodProduct
        design={{ ...design, forSale }}
        homeGood={homeGood}
        offers={offers.map((offer) => ({
          ...offer,
          ...(status && { status }),
          ...(offer.code === soldOut && { status: 'out_of_stock' }),
        }))}
        {...(start && { start })}
        {...(shapes && { shapes })}
        action="#add"
        cartHref="#cart"
      />
    )
  },
} as Meta<typeof HomeGoodProduct>
export default meta
type Story = StoryObj<typeof HomeGoodProduct>

/** Size, insert and fabric beside the pillow itself; one price, which follows each choice. */
export const Choosing: Story = {
  parameters: { product: { shapes: PILLOWS } },
  play: async (context) => {
    const { canvas, canvasElement, form, t, total } = productParts(context)
    const before = await waitFor(total)
    const insert = startsWith(t('home-good.addition_COVER_AND_INSERT'))
    await userEvent.click(form.getByRole('radio', { name: insert }))
    await expect(total()).not.toBe(before)
    const picture = () => canvas.getByRole<HTMLImageElement>('img').src
    const small = picture()
    await userEvent.click(form.getAllByRole('radio')[1] as HTMLElement)
    // The picture is that of the larger pillow.
    await expect(picture()).not.toBe(small)
    await expect(form.getByRole('radio', { name: insert })).toBeChecked()
    await expect(inlineStyles(canvasElement)).toHaveLength(0)
  },
}

/** A round piece, whose sizes are its diameters. */
export const Round: Story = { parameters: { product: { homeGood: 'ROUND_TABLECLOTH' } } }

/** Sizes that have names of their own. */
export const Bed: Story = { parameters: { product: { homeGood: 'DUVET_COVER' } } }

/** One size and one fabric: they are named, and there is nothing to choose but the quantity. */
export const NothingToChoose: Story = {
  parameters: { product: { homeGood: 'TEA_TOWEL' } },
  play: async (context) => {
    const { form, quantity } = productParts(context)
    await expect(form.queryAllByRole('radio')).toHaveLength(0)
    await expect(new FormData(quantity.form ?? undefined).get('size')).toBe('18X27')
  },
}

/** Added: the button says so, a live region speaks, and the way to the cart appears. */
export const Adding: Story = {
  play: async (context) => {
    const { buy, canvasElement, cartLink } = productParts(context)
    const { test } = loadedShop<HomeGoodProductData>(context)
    await userEvent.click(buy())
    await waitFor(() => expect(cartLink()).toHaveAttribute('href', '#cart'))
    const added = test.requests.filter(({ call }) => call === 'home-good.add')
    await expect(added).toHaveLength(1)
    await expect(added[0]?.headers['idempotency-key']).toBeTruthy()
    await waitFor(() => expect(announced(canvasElement)).not.toBe(''))
  },
}

/** Nothing is sent while the quantity is none. */
export const QuantityMissing: Story = {
  play: async (context) => {
    const { buy, quantity } = productParts(context)
    await userEvent.clear(quantity)
    await userEvent.click(buy())
    await expect(quantity).toBeInvalid()
    const { test } = loadedShop<HomeGoodProductData>(context)
    await expect(test.requests.some(({ call }) => call === 'home-good.add')).toBe(false)
  },
}

/** A fabric has run out: it is listed and cannot be chosen. */
export const FabricOutOfStock: Story = {
  parameters: { product: { soldOut: 'VELVET' } },
  play: async (context) => {
    const { form, t } = productParts(context)
    const velvet = form.getByRole('radio', { name: startsWith(t('fabric.FABRIC_VELVET')) })
    await expect(velvet).toBeDisabled()
  },
}

/** Everything has run out: it can be seen and not be bought. */
export const OutOfStock: Story = {
  parameters: { product: { status: 'out_of_stock' } },
  play: async (context) => {
    const { buy, form, t } = productParts(context)
    await expect(form.getByText(t('home-good.outOfStock'))).toBeVisible()
    await userEvent.click(buy())
    await expect(form.getByText(t('errors.PRODUCT_OUT_OF_STOCK'))).toBeVisible()
    const { test } = loadedShop<HomeGoodProductData>(context)
    await expect(test.requests.some(({ call }) => call === 'home-good.add')).toBe(false)
  },
}

/** A product that is no longer made. */
export const Retired: Story = { parameters: { product: { status: 'retired' } } }

/** The designer keeps it to themselves. */
export const NotForSale: Story = { parameters: { product: { forSale: false } } }

/** No answer came; trying again puts the line in once. */
export const GatewayDown: Story = {
  parameters: { product: { gateway: { user: 'guest' }, then: 'down' } },
  play: async (context) => {
    const { buy, cartLink, notice } = productParts(context)
    const { test, shop } = loadedShop<HomeGoodProductData>(context)
    await userEvent.click(buy())
    await waitFor(() => expect(notice('error')).toBeVisible(), { timeout: 30_000 })
    test.play('ok')
    await userEvent.click(buy())
    await waitFor(() => expect(cartLink()).toHaveAttribute('href', '#cart'))
    await expect(shop.cart.get().cart?.items).toHaveLength(1)
  },
}

/** A line that is being changed, with what it is now. */
export const Changing: Story = {
  parameters: {
    product: {
      start: {
        fabric: 'VELVET',
        size: '20X20',
        addition: 'COVER_AND_INSERT',
        quantity: '3',
        itemId: 'line-0123456789abcdef',
      },
    },
  },
}
