import { Dots } from '@selvage/react/strip'
import {
  contrastRatio,
  fontFamilies,
  fontSizes,
  fontWeights,
  letterSpacings,
  lineHeights,
  lines,
  measures,
  motion,
  parseHex,
  space,
  themes,
} from '@selvage/react/tokens'
import type { ColorToken } from '@selvage/react/tokens'
import type { ReactNode } from 'react'
import * as css from './guides.css.ts'

const colorNames = Object.keys(themes.light) as ColorToken[]

const ratioOnPaper = (name: ColorToken): string => {
  const { [name]: color, paper } = themes.light
  return parseHex(color) === null ? '–' : `${contrastRatio(color, paper).toFixed(1)}:1`
}

/** Every color token, with its color in each theme and its contrast with light paper. */
export function ColorTable(): ReactNode {
  return (
    <Scrolling name="Colors">
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Custom property</th>
            {Object.keys(themes).map((theme) => (
              <th key={theme} scope="col">
                {theme}
              </th>
            ))}
            <th scope="col">On paper</th>
          </tr>
        </thead>
        <tbody>
          {colorNames.map((name) => (
            <tr key={name}>
              <th scope="row">
                <code>{`--selvage-color-${name}`}</code>
              </th>
              {Object.values(themes).map(({ [name]: color }, at) => (
                <td key={at}>
                  <span className={css.value}>
                    <Dots palette={[color]} size={16} />
                    <code>{color}</code>
                  </span>
                </td>
              ))}
              <td>{ratioOnPaper(name)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  )
}

const scales = {
  space,
  size: fontSizes,
  font: fontFamilies,
  weight: fontWeights,
  leading: lineHeights,
  tracking: letterSpacings,
  line: lines,
  motion,
  measure: measures,
}

/** Every other token by its custom property. */
export function ScaleTable(): ReactNode {
  return (
    <Scrolling name="Other tokens">
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Custom property</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(scales).flatMap(([scale, tokens]) =>
            Object.entries(tokens).map(([name, value]) => (
              <tr key={`${scale}-${name}`}>
                <th scope="row">
                  <code>{`--selvage-${scale}-${name}`}</code>
                </th>
                <td>
                  <code>{value}</code>
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </Scrolling>
  )
}

/** A table that is wider than a phone scrolls, and the keyboard reaches it. */
function Scrolling({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={css.scrolling} role="region" aria-label={name} tabIndex={0}>
      {children}
    </div>
  )
}
