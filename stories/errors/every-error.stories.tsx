import { destinationOf, ERROR_CODES, severityOf } from '@selvage/core/errors'
import { ErrorNotice } from '@selvage/react/flash'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, within } from 'storybook/test'
import * as css from './errors-story.css.ts'

const codes = ERROR_CODES
const params = { limit: 50, amount: '0.50' }

function Rows({ guest = false }: { readonly guest?: boolean | undefined }): ReactNode {
  return (
    <dl className={css.rows}>
      {codes.map((code) => (
        <div key={code} id={code} className={css.row}>
          <dt className={css.code}>
            {code} <span className={css.destination}>{destinationOf(code)}</span>
          </dt>
          <dd className={css.message}>
            <ErrorNotice error={{ code, severity: severityOf(code), params }} guest={guest} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const meta = {
  title: 'Shop/Every error',
  component: ErrorNotice,
  args: { guest: true },
  argTypes: { error: { control: false } },
  render: ({ guest }) => <Rows guest={guest} />,
} as Meta<typeof ErrorNotice>
export default meta
type Story = StoryObj<typeof ErrorNotice>

/** Each code of the catalog with its severity, its destination and its message. */
export const Guest: Story = {
  tags: ['every-error'],
  play: async ({ canvasElement }) => {
    const sentences = within(canvasElement).getAllByRole('definition')
    await expect(sentences).toHaveLength(codes.length)
    await expect(sentences.length).toBeGreaterThan(70)
    // A key without a message would be shown itself.
    for (const { textContent } of sentences)
      await expect(textContent).not.toMatch(/errors\.\w|\{\{/)
  },
}

/** The same for a member, whose cart has other messages. */
export const Member: Story = { args: { guest: false } }
