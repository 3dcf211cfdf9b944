import { getDesign } from '@selvage/core/design'
import type { DesignDetail } from '@selvage/core/design'
import { whoAmI } from '@selvage/core/session'
import type { User } from '@selvage/core/session'
import { Cloth } from '@selvage/react/cloth'
import { SelvageStrip } from '@selvage/react/strip'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { modes } from '../support/modes.table.ts'
import { cardSources } from '../support/pictures.ts'
import { designId } from '../support/read.ts'
import { loadedShop, shopLoader } from '../support/shop.ts'
import { useStoryDesign, useStoryGlobals } from '../support/story-root.tsx'
import { rulersIn } from '../support/unseen.ts'
import * as css from './toolbars.css.ts'

interface Read {
  readonly user: User | null
  readonly design: DesignDetail
}

function Settings({ user, design }: Read) {
  const shown = useStoryDesign(0)
  const { language, theme, currency, measurement, ruler } = useStoryGlobals()
  const facts = {
    language,
    theme,
    currency,
    measurement,
    user: user?.type ?? 'visitor',
    design: design.title,
    ruler,
  }
  return (
    <div className={css.page}>
      <div className={css.piece}>
        <Cloth
          sources={cardSources(shown)}
          alt={shown.title}
          width={650}
          height={689}
          windowWidthIn={12}
        />
        <SelvageStrip palette={shown.palette}>{shown.designer}</SelvageStrip>
      </div>
      <dl className={css.facts}>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name} className={css.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const meta = {
  title: 'Foundations/Toolbars',
  loaders: [
    shopLoader({}, async ({ shop, picked }) => ({
      user: await shop.gateway.send(whoAmI, {}),
      design: await shop.gateway.send(getDesign, { params: { id: picked ?? designId(0) } }),
    })),
  ],
  render: (_, context) => {
    const { user, design } = loadedShop<Read>(context)
    return <Settings user={user} design={design} />
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/**
 * The settings of the toolbars above, as a story has them: language, theme, currency, measures,
 * the user type of the session, the design that components show, and rulers on two sides.
 */
export const TheSettings: Story = { name: 'Settings' }

/** A member, another design in place of the story's own, and rulers in the toolbar's measures. */
export const Picked: Story = {
  globals: { user: 'member', design: 'grand-foyer', ruler: 'length' },
  play: async ({ canvasElement, parameters }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('member')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Grand Foyer' })).toBeVisible()
    await expect(canvas.getByText('Grand Foyer')).toBeVisible()
    await expect(parameters['chromatic']).toEqual({ modes })
    const rulers = rulersIn(canvasElement)
    await expect(rulers).toHaveLength(2)
    const [across, down] = rulers.map((ruler) => ruler.getBoundingClientRect())
    const { top, width } = canvasElement.getBoundingClientRect()
    await expect(top + scrollY).toBeGreaterThanOrEqual(across?.height ?? Infinity)
    await expect(width + (down?.width ?? Infinity)).toBeLessThanOrEqual(innerWidth)
  },
}
