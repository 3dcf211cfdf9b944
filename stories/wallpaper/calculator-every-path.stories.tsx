import type { DesignDetail } from '@selvage/core/design'
import { WallpaperCalculator } from '@selvage/react/wallpaper'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { readProduct } from '../support/read.ts'
import { loadedShop, openStoryShop } from '../support/shop.ts'
import { add, check, choose, expectShown, retryPrice, type } from './calculator-events.ts'
import { calculatorParts } from './calculator-parts.ts'
import { calculatorPaths } from './calculator-paths.ts'
import type { CalculatorEvent } from './calculator-paths.ts'
import type { WallpaperCalculatorView } from '@selvage/machines/wallpaper'

interface Read {
  readonly design: DesignDetail
}
const RESTART = 'selvage-restart-calculator'

/** Renders its children anew when a path asks for it. */
function Restartable({ children }: { readonly children: ReactNode }): ReactNode {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const restart = () => setTurn((before) => before + 1)
    window.addEventListener(RESTART, restart)
    return () => window.removeEventListener(RESTART, restart)
  }, [])
  return <Fragment key={turn}>{children}</Fragment>
}

const meta = {
  title: 'Shop/Wallpaper calculator/Every path',
  tags: ['every-path'],
  component: WallpaperCalculator,
  loaders: [
    async ({ globals, parameters }) => {
      const story = openStoryShop(globals, {
        user: 'guest',
        disagrees: parameters['disagrees'] === true,
      })
      return { story: { ...story, ...(await readProduct(4)(story)) } }
    },
  ],
  render: (_, context) => {
    const { design } = loadedShop<Read>(context)
    return (
      <Restartable>
        <WallpaperCalculator
          design={design}
          contactEmail="help@selvage.example"
          cartHref="#cart"
          linkHref={(query) => `#plan?${query}`}
        />
      </Restartable>
    )
  },
} as Meta<typeof WallpaperCalculator>
export default meta
type Story = StoryObj<typeof WallpaperCalculator>
type Context = Parameters<NonNullable<Story['play']>>[0]

/**
 * Plays every event in every reachable state of the machine, with mouse and keyboard in turn on the
 * real component, and compares the page with the machine's view after each event.
 */
async function playEveryPath(
  context: Context,
  floor: number,
  events: (view: WallpaperCalculatorView) => readonly CalculatorEvent[],
): Promise<void> {
  const parts = calculatorParts(context)
  const { test, shop, design } = loadedShop<Read>(context)
  const { start, paths, edges } = calculatorPaths(
    { measurement: shop.measurement, design },
    context.parameters['disagrees'] === true ? 1 : 0,
    events,
  )
  await expect(edges).toBeGreaterThanOrEqual(floor)
  let count = 0
  for (const path of paths) {
    const old = parts.height()
    if (count > 0) {
      window.dispatchEvent(new Event(RESTART))
      await waitFor(() => expect(parts.height()).not.toBe(old))
    }
    await expectShown(parts, start, 'the start')
    for (const { event, view } of path) {
      test.play(event.gateway)
      count += 1
      await event.act(parts, count % 2 === 0)
      await expectShown(parts, view, `${count}: ${event.type}`)
    }
  }
}

const canBuy = ({ result }: WallpaperCalculatorView): boolean =>
  result?.kind === 'need' && !result.tooMany

/** Valid and invalid lengths, and a wall that is too wide for a cart. */
export const Typing: Story = {
  play: (context) =>
    playEveryPath(context, 30, ({ height, widths }) => [
      type('height', height.typed === '96' ? 'tall' : '96'),
      type(1, widths[0]?.typed === '120' ? '7000' : '120'),
      check,
    ]),
}

/** A gateway that is down at times: prices, cart lines and retries. */
export const ComingAndGoing: Story = {
  play: (context) =>
    playEveryPath(context, 30, (view) => {
      const { height, widths, price } = view
      if (height.typed === '') return [type('height', '96')]
      if (widths[0]?.typed === '') return [type(1, '120'), type(1, '120', 'down')]
      return [
        type(1, widths[0]?.typed === '120' ? '150' : '120'),
        type(1, widths[0]?.typed === '120' ? '150' : '120', 'down'),
        ...(price === 'failed' ? [retryPrice('ok'), retryPrice('down')] : []),
        ...(canBuy(view) && view.canAdd ? [add('ok'), add('down')] : []),
      ]
    }),
}

/** Returns the next missing length, or another wallpaper type once the wall is complete. */
function nextInput({ height, widths, wallpaper }: WallpaperCalculatorView): CalculatorEvent {
  if (height.typed === '') return type('height', '96')
  if (widths[0]?.typed === '') return type(1, '120')
  return choose(wallpaper === 'SMOOTH' ? 'VINYL' : 'SMOOTH')
}

/** A gateway with another count; its count is shown and added. */
export const Disagreeing: Story = {
  parameters: { disagrees: true },
  play: (context) =>
    playEveryPath(context, 12, (view) => [
      nextInput(view),
      check,
      ...(canBuy(view) && view.canAdd ? [add('ok'), add('down')] : []),
    ]),
}
