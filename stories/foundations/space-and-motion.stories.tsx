import { breakpoints, motion, slideInDelayMs, space } from '@selvage/react/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import * as css from './foundations.css.ts'

const meta: Meta = { title: 'Foundations/Space and motion' }
export default meta

const steps = Object.entries(space)
  .map(([name, length]) => ({ name, px: Number.parseInt(length) }))
  .sort((one, other) => one.px - other.px)

/** The spacing steps by name, with their length in pixels. A half step is midway between two. */
export const Space: StoryObj = {
  render: () => (
    <div className={css.bars}>
      {steps.map(({ name, px }) => (
        <div key={name}>
          <svg width={Math.min(px, 56)} height={px} aria-hidden="true">
            <rect className={css.bar} width="100%" height="100%" />
          </svg>
          {name}
          <br />
          {px}
        </div>
      ))}
    </div>
  ),
}

/** Motion changes only color and position; there is none with reduced motion. */
export const Motion: StoryObj = {
  render: () => (
    <>
      <p>{`${motion.move} · ${motion.slide} · ${slideInDelayMs} ms`}</p>
      <button type="button" className={css.mover} aria-label={motion.move} />
    </>
  ),
}

/** The widths at which layouts change. */
export const Breakpoints: StoryObj = {
  render: () => (
    <table>
      <tbody>
        {Object.entries(breakpoints).map(([name, width]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{`${width} px`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
}
