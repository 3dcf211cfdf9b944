import { ERRORS, severityOf } from '@selvage/core/errors'
import type { ErrorCode } from '@selvage/core/errors'
import { errorText, ErrorNotice } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, within } from 'storybook/test'
import * as css from './errors-story.css.ts'

const codes = Object.keys(ERRORS) as ErrorCode[]
const params = { limit: 50, amount: '0.50' }

function Rows({ member }: { readonly member: boolean }): ReactNode {
  const { t } = useMessages()
  return (
    <dl className={css.rows}>
      {codes.map((code) => (
        <div key={code} id={code} className={css.row}>
          <dt className={css.code}>
            {code} <span className={css.destination}>{ERRORS[code].goTo}</span>
          </dt>
          <dd
            className={css.message}
            data-message={errorText(t, { code, params }, { guest: !member })}
          >
            <ErrorNotice error={{ code, severity: severityOf(code), params }} guest={!member} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const meta = { title: 'Shop/Every error', component: Rows, args: { member: false } } satisfies Meta<
  typeof Rows
>
export default meta
type Story = StoryObj<typeof meta>

/** Each code of the catalog with its severity, its destination and its message. */
export const Guest: Story = {
  tags: ['every-error'],
  play: async ({ canvasElement }) => {
    const sentences = [...canvasElement.querySelectorAll<HTMLElement>('[data-message]')]
    await expect(sentences).toHaveLength(codes.length)
    // A key without a message would be shown itself.
    for (const { dataset } of sentences)
      await expect(dataset['message']).not.toMatch(/^errors\.|\{\{/)
    await expect(within(canvasElement).getAllByRole('definition').length).toBeGreaterThan(70)
  },
}

/** The same for a member, whose cart has other messages. */
export const Member: Story = { args: { member: true } }
