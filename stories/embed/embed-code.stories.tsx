import { SAMPLE_COLLECTIONS, SAMPLE_DESIGNS } from '@selvage/core/testing'
import { defaultLocales } from '@selvage/i18n/locale'
import {
  embedSnippet,
  hasCollection,
  hasDesign,
  readWidgetAttributes,
  widgetKinds,
  widgetOptions,
} from '@selvage/embed/snippets'
import type { WidgetOption } from '@selvage/embed/snippets'
import { formGrid, RadioCards, SelectField, TextField } from '@selvage/react/field'
import { useMessages } from '@selvage/react/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { openEmbedPage } from '../support/embed-page.ts'
import { initialGlobals } from '../support/globals.ts'
import type { StoryGlobals } from '../support/globals.ts'
import { languageFor } from '../support/story-messages.ts'
import * as css from './embed.css.ts'

const [design] = SAMPLE_DESIGNS
const [, collection] = SAMPLE_COLLECTIONS
const STOREFRONT = 'https://www.example.com'
/** A shop's files, with its version and hashes. */
const EMBED = {
  version: '1.0.0',
  files: `${STOREFRONT}/embed/1.0.0`,
  integrity: { script: 'sha384-…', styles: 'sha384-…' },
}

/** One attribute as the manifest describes it. */
function OptionField({
  option: { name, text, values },
  value,
  onChange,
}: {
  readonly option: WidgetOption
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  const shared = { label: name, hint: text, name, value, whole: true }
  if (!values) return <TextField {...shared} onChange={(event) => onChange(event.target.value)} />
  const options = ['', ...values].map((each) => ({ value: each, label: each }))
  return (
    <SelectField {...shared} options={options} onChange={(event) => onChange(event.target.value)} />
  )
}

function EmbedCode() {
  const { t } = useMessages()
  const [kind, setKind] = useState(widgetKinds[0] ?? 'design-card')
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const { attributes } = readWidgetAttributes(kind, (name) => chosen[name] ?? null)
  const all = {
    ...(hasDesign(kind) && { 'design-id': String(design?.id) }),
    ...(hasCollection(kind) && { 'collection-id': String(collection?.id) }),
    ...attributes,
  }
  const title = design?.title ?? ''
  const page = `${STOREFRONT}/en/fabric/${design?.id}`
  const code = embedSnippet('html', {
    kind,
    attributes: all,
    link: { href: page, text: title },
    embed: EMBED,
    shop: { gateway: 'https://api.example.com', storefront: STOREFRONT },
    page,
  })
  return (
    <div className={css.builder}>
      <div className={css.choices}>
        <RadioCards
          legend={t('builder.kinds')}
          name="kind"
          across="pairs"
          value={kind}
          onChange={setKind}
          options={widgetKinds.map((each) => ({ value: each, title: each }))}
        />
        <div className={formGrid}>
          {widgetOptions(kind).map((option) => (
            <OptionField
              key={option.name}
              option={option}
              value={chosen[option.name] ?? ''}
              onChange={(value) => setChosen({ ...chosen, [option.name]: value })}
            />
          ))}
        </div>
      </div>
      <div className={css.choices}>
        <section aria-label={t('builder.preview')}>
          {createElement(`selvage-${kind}`, { key: kind, ...all }, <a href={page}>{title}</a>)}
        </section>
        <pre className={css.code} tabIndex={0} role="region" aria-label={t('builder.code')}>
          <code>{code}</code>
        </pre>
      </div>
    </div>
  )
}

const meta = {
  title: 'Embed/Code of a widget',
  render: () => <EmbedCode />,
  loaders: [
    async ({ globals }) => {
      const { language, currency, measurement } = { ...initialGlobals, ...globals } as StoryGlobals
      const locale = defaultLocales[languageFor(language)]
      return { gateway: await openEmbedPage({ locale, currency, measurement }) }
    },
  ],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/**
 * A kind of widget, its attributes, the widget itself and the code that shows it: all of
 * `@selvage/embed/snippets`, of which a shop makes such a page of its own.
 */
export const Builder: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'add-to-cart' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^size/ }), 'fat-quarter')
    await expect(canvas.getByText(/<selvage-add-to-cart/)).toHaveTextContent('size="fat-quarter"')
  },
}
