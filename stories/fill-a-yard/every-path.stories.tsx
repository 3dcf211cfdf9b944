import type { FillAYardInput } from '@selvage/machines/fill-a-yard'
import { FillAYardFlow } from '@selvage/react/fill-a-yard'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { loadedShop } from '../support/shop.ts'
import {
  back,
  buy,
  cell,
  clear,
  expectShown,
  letGo,
  next,
  step,
  template,
  tool,
  whole,
} from './yard-events.ts'
import { COLLECTION_ID, layoutOf, renderYard, yardLoader } from './yard-story.tsx'
import type { YardRead, YardSettings } from './yard-story.tsx'
import { yardParts } from './yard-parts.ts'
import { yardPaths } from './yard-paths.ts'
import type { YardEvent } from './yard-paths.ts'

const RESTART = 'selvage-restart'

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
  title: 'Shop/Fill-A-Yard/Every path',
  tags: ['every-path'],
  component: FillAYardFlow,
  loaders: [yardLoader],
  render: (_, context) => <Restartable>{renderYard(context)}</Restartable>,
} as Meta<typeof FillAYardFlow>
export default meta
type Story = StoryObj<typeof FillAYardFlow>
type Context = Parameters<NonNullable<Story['play']>>[0]

/**
 * Plays every event in every reachable state of the machine, with mouse and keyboard in turn on the
 * real component, and compares the page with the machine's view after each event.
 */
async function playEveryPath(
  context: Context,
  floor: number,
  events: Parameters<typeof yardPaths>[1],
): Promise<void> {
  const yard = yardParts(context)
  const { test, shop, collection, templates } = loadedShop<YardRead>(context)
  const { start } = (context.parameters['yard'] ?? {}) as YardSettings
  const {
    start: first,
    paths,
    edges,
  } = yardPaths(
    { collectionId: COLLECTION_ID, collection, templates, start } as FillAYardInput,
    events,
  )
  await expect(edges).toBeGreaterThanOrEqual(floor)
  let count = 0
  for (const path of paths) {
    // Each path begins as in another tab, without the steps of the one before.
    shop.tabStorage.removeItem(`selvage:fill-a-yard-steps:${shop.gateway.url}:${COLLECTION_ID}`)
    if (count > 0) window.dispatchEvent(new Event(RESTART))
    test.play('ok')
    await expectShown(yard, first, 'the start')
    for (const { event, view } of path) {
      test.play(event.gateway ?? 'ok')
      count += 1
      await event.act(yard, count % 2 === 0)
      await expectShown(yard, view, `${count}: ${event.type}`)
    }
  }
}

/** Filling and clearing one square and the whole yard, with two steps of undo and redo. */
export const FillingAndUndoing: Story = {
  parameters: { yard: { start: { step: 'canvas', templateId: 8 } } },
  play: (context) =>
    playEveryPath(context, 70, ({ context: { past, future } }) => [
      ...(past.length < 2 ? [cell(0), clear(0), whole('checkerboard'), whole('all')] : []),
      ...(past.length > 0 ? [step('undo')] : []),
      ...(future.length > 0 ? [step('redo')] : []),
    ]),
}

/**
 * The tools for filling a square, swapping two and copying one: picked up, released, applied and
 * undone.
 */
export const Tools: Story = {
  parameters: { yard: { start: { layout: layoutOf(6, 'PETAL_SIGNATURE_COTTON', 2, [18, 3]) } } },
  play: (context) =>
    playEveryPath(context, 130, ({ context: { tool: now, picked, past } }) => [
      ...(past.length === 0
        ? (['square', 'swap', 'copy'] as const).filter((each) => each !== now).map(tool)
        : []),
      ...(past.length === 0 ? [cell(0), cell(1)] : [step('undo')]),
      ...(picked === undefined ? [] : [letGo(picked)]),
    ]),
}

/** From the options to the cart and back, with a gateway that does not answer at first. */
export const OptionsAndCart: Story = {
  parameters: {
    yard: {
      gateway: { user: 'guest' },
      start: { templateId: 8, fabric: 'PETAL_SIGNATURE_COTTON' },
    },
  },
  play: (context) =>
    playEveryPath(context, 55, (snapshot): YardEvent[] => {
      const { templateId, past, future, layout } = snapshot.context
      if (snapshot.matches('choosing'))
        return [
          ...(past.length === 0 && future.length === 0 ? [template(templateId === 8 ? 6 : 8)] : []),
          next,
        ]
      return [
        back,
        past.length === 0 ? cell(1) : step('undo'),
        buy('ok'),
        ...(layout.cells.some((each) => each !== null) ? [buy('down')] : []),
      ]
    }),
}
