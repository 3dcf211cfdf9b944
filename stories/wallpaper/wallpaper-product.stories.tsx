import type { DesignDetail } from '@selvage/core/design'
import type { TestGatewayOptions } from '@selvage/core/testing'
import type { Wall, WallpaperOffer } from '@selvage/core/wallpaper'
import { WallpaperCalculator } from '@selvage/react/wallpaper'
import { WallpaperProduct } from '@selvage/react/wallpaper-product'
import type { WallpaperProductProps } from '@selvage/react/wallpaper-product'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { noticesIn, startsWith } from '../support/find.ts'
import { productParts } from '../support/product-parts.ts'
import { readWallpaper } from '../support/read.ts'
import { loadedShop, openStoryShop } from '../support/shop.ts'
import { inlineStyles } from '../support/unseen.ts'

interface Read {
  readonly design: DesignDetail
  readonly offers: readonly WallpaperOffer[]
}
interface Settings {
  readonly at?: number
  readonly gateway?: TestGatewayOptions
  /** Played once the page was read. */
  readonly then?: TestGatewayOptions['scenario']
  readonly design?: Partial<DesignDetail>
  readonly start?: WallpaperProductProps['start']
  /** The wall that the calculator begins with. */
  readonly wall?: Wall
}

const linkHref = (query: string) => `?${query}`

/** The product with its calculator below, each of which follows the other's paper. */
function ProductWithCalculator({ wall, ...props }: WallpaperProductProps & { wall?: Wall }) {
  const [paper, choose] = useState(props.start?.wallpaper)
  return (
    <WallpaperProduct
      {...props}
      wallpaper={paper}
      onWallpaper={choose}
      calculator={
        <WallpaperCalculator
          design={props.design}
          start={wall}
          wallpaper={paper}
          onWallpaper={choose}
          contactEmail="help@selvage.example"
          cartHref={props.cartHref}
          linkHref={linkHref}
        />
      }
    />
  )
}

const meta = {
  title: 'Shop/Wallpaper product',
  component: WallpaperProduct,
  loaders: [
    async ({ globals, parameters }) => {
      const { at = 0, gateway, then } = (parameters['product'] ?? {}) as Settings
      const story = openStoryShop(globals, gateway)
      const read = await readWallpaper(at)(story)
      if (then !== undefined) story.test.play(then)
      return { story: { ...story, ...read } }
    },
  ],
  render: (_, context) => {
    const { design, offers } = loadedShop<Read>(context)
    const { design: changed, start, wall } = (context.parameters['product'] ?? {}) as Settings
    return (
      <ProductWithCalculator
        design={{ ...design, ...changed }}
        offers={offers}
        {...(start && { start })}
        {...(wall && { wall })}
        action="#add"
        cartHref="#cart"
      />
    )
  },
} as Meta<typeof WallpaperProduct>
export default meta
type Story = StoryObj<typeof WallpaperProduct>

/**
 * Paper and length beside the wall itself; one price, which follows each choice; the calculator
 * takes the paper along.
 */
export const Choosing: Story = {
  play: async (context) => {
    const { canvas, canvasElement, form, t, total } = productParts(context)
    const before = await waitFor(total)
    await userEvent.click(
      form.getByText((text) => text.includes(t('wallpaper.size')), {
        selector: 'details > summary',
      }),
    )
    const choose = (name: string) =>
      userEvent.click(form.getByRole('radio', { name: startsWith(name) }))
    await choose(t('wallpaper.size_SWATCH'))
    await expect(total()).not.toBe(before)
    await choose(t('wallpaper.WALLPAPER_GRASSCLOTH_buttonName'))
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: t('wall.paper') })).toHaveValue('grasscloth'),
    )
    await expect(inlineStyles(canvasElement)).toHaveLength(0)
  },
}

/** Added: the button says so, a live region speaks, and the way to the cart appears. */
export const Adding: Story = {
  parameters: { product: { at: 4 } },
  play: async (context) => {
    const { buy, canvas, cartLink } = productParts(context)
    const { test } = loadedShop<Read>(context)
    await userEvent.click(buy())
    await waitFor(() => expect(cartLink()).toBeVisible())
    await expect(cartLink()).toHaveAttribute('href', '#cart')
    const added = test.requests.filter(({ call }) => call === 'wallpaper.add')
    await expect(added).toHaveLength(1)
    await expect(added[0]?.headers['idempotency-key']).toBeTruthy()
    await waitFor(() =>
      expect(
        canvas.getAllByRole('status').some(({ textContent }) => (textContent ?? '') !== ''),
      ).toBe(true),
    )
  },
}

/** Nothing is sent while the quantity is none. */
export const QuantityMissing: Story = {
  parameters: { product: { at: 2 } },
  play: async (context) => {
    const { buy, quantity: box } = productParts(context)
    await userEvent.clear(box)
    await userEvent.click(buy())
    await expect(box).toBeInvalid()
    await expect(
      loadedShop<Read>(context).test.requests.some(({ call }) => call === 'wallpaper.add'),
    ).toBe(false)
  },
}

/** No answer came; trying again puts the line in once. */
export const GatewayDown: Story = {
  parameters: { product: { at: 8, gateway: { user: 'guest' }, then: 'down' } },
  play: async (context) => {
    const { buy, cartLink, form, t } = productParts(context)
    const { test, shop } = loadedShop<Read>(context)
    await userEvent.click(buy())
    await waitFor(() => expect(noticesIn(form, t, 'error')[0]).toBeVisible(), {
      timeout: 30_000,
    })
    test.play('ok')
    await userEvent.click(buy())
    await waitFor(() => expect(cartLink()).toBeVisible())
    await expect(shop.cart.get().cart?.items).toHaveLength(1)
  },
}

/** The designer keeps it to themselves; the wall can be counted all the same. */
export const NotForSale: Story = { parameters: { product: { at: 6, design: { forSale: false } } } }

/** A swatch, two feet wide. */
export const Swatch: Story = { parameters: { product: { at: 3, start: { size: 'SWATCH' } } } }

/** A roll, shown as the lengths that make it up. */
export const Roll: Story = {
  parameters: { product: { at: 10, start: { wallpaper: 'NON_PASTED' } } },
}

/** A line that is being changed, with what it is now and the wall that it was counted for. */
export const Changing: Story = {
  parameters: {
    product: {
      at: 11,
      start: {
        wallpaper: 'PEEL_AND_STICK',
        size: 'PANEL_9_FT',
        quantity: '5',
        itemId: 'line-0123456789abcdef',
      },
      wall: { system: 'imperial', height: 96, widths: [120], wallpaper: 'PEEL_AND_STICK' },
    },
  },
}

/** Words that do not break, and a repeat wider than a panel. */
export const LongText: Story = {
  parameters: {
    product: {
      at: 12,
      design: {
        title: 'Sommerblumenwiesenspaziergangserinnerungen',
        designer: {
          id: 1,
          name: 'Maria-Magdalena von Habsburg-Lothringen y de la Fuente',
          screenName: 'maria',
        },
        repeat: {
          type: 'mirrored',
          widthIn: 18,
          heightIn: 21,
          periodWidthIn: 36,
          periodHeightIn: 42,
        },
      },
    },
  },
}
