import type { WidgetName } from '@selvage/embed/snippets'
import { widgetKinds } from '@selvage/embed/snippets'
import type { Translate } from '@selvage/i18n/messages'
import { RadioCards } from '@selvage/react/field'
import { useMessages } from '@selvage/react/messages'
import { reasonAgainst } from './builder-snippet.ts'
import type { BuilderFacts } from './builder-snippet.ts'
import { KindDrawing } from './kind-drawing.tsx'
import * as css from './kinds.css.ts'

interface KindFieldProps {
  readonly value: WidgetName
  readonly facts: BuilderFacts
  readonly onChange: (kind: WidgetName) => void
}

/** Bytes above which a widget is fetched only when it comes near the reader's screen. */
const HEAVY_BYTES = 40_000
const kB = (bytes: number): number => Math.max(1, Math.round(bytes / 1000))

/** Returns the name of a kind of widget; Fill-A-Yard has the same everywhere. */
export const kindName = (t: Translate, kind: WidgetName): string =>
  t(kind === 'fill-a-yard' ? 'fill-a-yard.title' : `builder.kind_${kind}`)

/** The kinds of widget, each with a drawing and what it weighs. */
export function KindField({ value, facts, onChange }: KindFieldProps) {
  const { t } = useMessages()
  const weightOf = (kind: WidgetName): string => {
    const { shown, used } = facts.embed.sizes[kind]
    const size = kB(shown)
    if (shown > HEAVY_BYTES) return t('builder.weightNear', { size })
    return used > shown
      ? t('builder.weightUsed', { size, used: kB(used) })
      : t('builder.weight', { size })
  }
  return (
    <div className={css.kinds}>
      <RadioCards
        legend={t('builder.kinds')}
        name="widget"
        across="pairs"
        value={value}
        onChange={onChange}
        options={widgetKinds.map((kind) => {
          const reason = reasonAgainst(kind, facts)
          return {
            value: kind,
            title: kindName(t, kind),
            note: reason ? t(`builder.${reason}`) : weightOf(kind),
            media: <KindDrawing kind={kind} />,
            disabled: reason !== undefined,
          }
        })}
      />
    </div>
  )
}
