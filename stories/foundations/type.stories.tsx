import { figures, lead, note, quiet, small } from '@selvage/react/theme'
import {
  fontSizes,
  fontWeights,
  letterSpacings,
  lineHeights,
  smallScreenSizes,
} from '@selvage/react/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMessages } from '@selvage/react/messages'
import { storyDesign } from '../support/pictures.ts'
import { useAmount } from '../support/story-root.tsx'
import * as css from './foundations.css.ts'

const meta: Meta = { title: 'Foundations/Type' }
export default meta

const title = storyDesign(0).title

/** Fraunces for headings. Italic for at most one phrase on a page. */
export const Headings: StoryObj = {
  render: () => (
    <>
      <div className={css.specimen}>
        <h1>
          {title} <em>{storyDesign(1).title}</em>
        </h1>
        <span className={note}>h1 38–64, 380</span>
      </div>
      <div className={css.specimen}>
        <h2>{title}</h2>
        <span className={note}>h2 36, 380</span>
      </div>
      <div className={css.specimen}>
        <h3>{title}</h3>
        <span className={note}>h3 26, 380</span>
      </div>
      <div className={css.specimen}>
        <h4>{title}</h4>
        <span className={note}>h4 20, 380</span>
      </div>
    </>
  ),
}

function Text() {
  const { t, money } = useMessages()
  const amount = useAmount(111850)
  return (
    <>
      <p className={lead}>{t('navigation.footerLine')}</p>
      <p>{t('navigation.footerLine')}</p>
      <p className={small}>{t('navigation.footerLine')}</p>
      <p className={`${note} ${quiet}`}>{t('navigation.footerLine')}</p>
      <p className={figures}>{`${money(amount)}   ${money({ ...amount, minor: 2475 })}`}</p>
    </>
  )
}

/** Commissioner for everything else: lead 19, body 16, small 14, note 12, and tabular figures. */
export const Body: StoryObj = { render: () => <Text /> }

const scales = {
  size: fontSizes,
  'size, small screens': smallScreenSizes,
  weight: fontWeights,
  leading: lineHeights,
  tracking: letterSpacings,
}

/** Every type token: sizes, weights, line heights (leading) and letter spacings (tracking). */
export const Scales: StoryObj = {
  render: () => (
    <>
      {Object.entries(scales).map(([scale, tokens]) => (
        <section key={scale}>
          <h2 className={css.scale}>{scale}</h2>
          <div className={css.columns}>
            {Object.entries(tokens).map(([name, value]) => (
              <div key={name} className={css.token}>
                <span>{name}</span>
                <span className={css.end}>{value}</span>
              </div>
            ))}
          </div>
        </section>
      ))}
    </>
  ),
}
