import { contrastPairs, contrastRatio, houseDots, themes } from '@selvage/react/tokens'
import type { ColorToken } from '@selvage/react/tokens'
import { Dots } from '@selvage/react/strip'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useStoryGlobals } from '../support/story-root.tsx'
import { colorPairs } from '../support/unseen.ts'
import * as css from './foundations.css.ts'

const meta: Meta = { title: 'Foundations/Color' }
export default meta

function Tokens() {
  const colors = themes[useStoryGlobals().theme]
  return (
    <div className={css.columns}>
      {Object.entries(colors).map(([name, value]) => (
        <div key={name} className={css.token}>
          <Dots palette={[value]} size={22} />
          <span>{name}</span>
          <span className={css.end}>{value}</span>
        </div>
      ))}
    </div>
  )
}

function Pairs() {
  const colors = themes[useStoryGlobals().theme]
  const ratio = (front: ColorToken, back: ColorToken) => contrastRatio(colors[front], colors[back])
  return (
    <div className={css.columns}>
      {contrastPairs.map(({ front, back, least }) => (
        <div key={`${front} ${back}`} className={css.token} data-ok={ratio(front, back) >= least}>
          <Dots palette={[colors[front], colors[back]]} size={18} />
          <span>{`${front} / ${back}`}</span>
          <span className={css.end}>{`${ratio(front, back).toFixed(1)} of ${least}`}</span>
        </div>
      ))}
    </div>
  )
}

/** Every color token of the selected theme. */
export const AllTokens: StoryObj = { name: 'Tokens', render: () => <Tokens /> }

/** Every pair of colors that components combine, with its contrast ratio and the required one. */
export const Contrast: StoryObj = {
  render: () => <Pairs />,
  play: async ({ canvasElement }) => {
    const { all, tooFaint } = colorPairs(canvasElement)
    await expect(all.length).toBeGreaterThan(40)
    await expect(tooFaint).toHaveLength(0)
  },
}

/** The five dyes of the brand and of the checkout's progress. */
export const HouseDots: StoryObj = { render: () => <Dots palette={houseDots} size={22} gap={8} /> }
