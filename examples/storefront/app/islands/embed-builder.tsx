import { useEffect, useMemo, useState } from 'react'
import { Flash } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'
import { choicesOf, choicesQuery, readChoices } from '../embed-builder/builder-choices.ts'
import type { BuilderChoices, UnknownChoice } from '../embed-builder/builder-choices.ts'
import { reasonAgainst, snippetOf } from '../embed-builder/builder-snippet.ts'
import type { BuilderFacts } from '../embed-builder/builder-snippet.ts'
import { CodePanel } from '../embed-builder/code-panel.tsx'
import * as css from '../embed-builder/embed-builder.css.ts'
import { KindField } from '../embed-builder/kind-field.tsx'
import { OptionFields } from '../embed-builder/option-fields.tsx'
import { Preview } from '../embed-builder/preview.tsx'
import { queryFields, withQuery } from '../settings/page-query.ts'

interface EmbedBuilderProps {
  readonly facts: BuilderFacts
  /** The path of the page. */
  readonly action: string
  /** The query of the page. */
  readonly search: string
  /** The settings that the page's address chooses besides, as a query. */
  readonly override: string
}

/** The island in which a widget is chosen, shown and copied; the address follows each choice. */
export default function EmbedBuilderIsland({ facts, action, search, override }: EmbedBuilderProps) {
  const { lang, t } = useMessages()
  const [{ choices: read, unknown }, setRead] = useState(() =>
    readChoices(new URLSearchParams(search)),
  )
  const choices = withShownKind(choicesOf(facts.market, read), facts)
  const [scripted, setScripted] = useState(false)
  useEffect(() => {
    setScripted(true)
    const follow = () => setRead(readChoices(new URLSearchParams(location.search)))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  // Every key that is typed is one entry of the history together.
  const choose = (change: Partial<BuilderChoices>, typed = false): void => {
    const next = { ...choices, ...change }
    setRead({ choices: next, unknown: [] })
    const href = withQuery(`${action}?${choicesQuery(next)}`, override)
    if (typed) history.replaceState(history.state, '', href)
    else history.pushState(history.state, '', href)
  }
  const snippet = useMemo(() => snippetOf(choices, facts, lang, t), [choices, facts, lang, t])
  return (
    <form
      className={css.builder}
      action={action}
      onSubmit={(event) => scripted && event.preventDefault()}
    >
      {Object.entries(queryFields(override)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Problems facts={facts} unknown={unknown} />
      <div className={css.side}>
        <KindField value={choices.kind} facts={facts} onChange={(kind) => choose({ kind })} />
        <OptionFields
          choices={choices}
          facts={facts}
          onChange={(name, value, typed) =>
            choose({ values: { ...choices.values, [name]: value } }, typed)
          }
        />
      </div>
      <div className={css.show}>
        <Preview
          snippet={snippet}
          page={choices.page}
          scripted={scripted}
          onPage={(page) => choose({ page })}
        />
        <CodePanel
          snippet={snippet}
          format={choices.code}
          scripted={scripted}
          onFormat={(code) => choose({ code })}
        />
        <dl className={css.facts}>
          <div>
            <dt>{t('builder.version')}</dt>
            <dd>{t('builder.versionExact', { version: facts.embed.version })}</dd>
          </div>
          <div>
            <dt>{t('builder.hash')}</dt>
            <dd>
              {t('builder.hashText')}.{' '}
              <a href={`${facts.embed.files}/sri.json`}>{t('builder.hashList')}</a>
            </dd>
          </div>
        </dl>
      </div>
    </form>
  )
}

/** Shows a kind that needs no design when the chosen one cannot be shown. */
function withShownKind(choices: BuilderChoices, facts: BuilderFacts): BuilderChoices {
  if (reasonAgainst(choices.kind, facts) === undefined) return choices
  return { ...choices, kind: facts.design ? 'design-card' : 'cart-button' }
}

const LABELS = { page: 'builder.preview', code: 'builder.code' } as const

interface ProblemsProps {
  readonly facts: BuilderFacts
  readonly unknown: readonly UnknownChoice[]
}

/** Sentences about an address that names what does not exist. */
function Problems({ facts, unknown }: ProblemsProps) {
  const { t } = useMessages()
  if (facts.design && unknown.length === 0) return null
  return (
    <div className={css.messages}>
      {facts.design ? null : (
        <Flash severity="attention">{t('builder.unknownDesign', { id: facts.designId })}</Flash>
      )}
      {unknown.map(({ param, value }) => (
        <Flash key={param} severity="attention">
          {param === 'widget'
            ? t('builder.unknownKind', { value })
            : t('builder.unknownValue', { option: t(LABELS[param]), value })}
        </Flash>
      ))}
    </div>
  )
}
