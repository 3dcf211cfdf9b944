import type { WidgetOption } from '@selvage/embed/snippets'
import { formGrid, SelectField, TextField } from '@selvage/react/field'
import { useMessages } from '@selvage/react/messages'
import { optionsIn, paramOf, readAttributes } from './builder-choices.ts'
import type { BuilderChoices } from './builder-choices.ts'
import { collectionOf } from './builder-snippet.ts'
import type { BuilderFacts } from './builder-snippet.ts'
import { namedValues } from './option-labels.ts'
import { group, legend } from './segments.css.ts'
import { Segments } from './segments.tsx'

interface OptionFieldsProps {
  readonly choices: BuilderChoices
  readonly facts: BuilderFacts
  /** `typed` is true for text, which changes with every key. */
  readonly onChange: (name: string, value: string, typed: boolean) => void
}

const SPEAKS = ['lang', 'country', 'currency']
const LOOKS = ['theme']
/** Choices of so few and short values that all of them are shown. */
const SEGMENTS = ['theme', 'size']
/** Labels that other forms of the shop have, too. */
const SHARED = {
  lang: 'navigation.language',
  country: 'navigation.country',
  currency: 'navigation.currency',
  measurement: 'navigation.measurement',
  quantity: 'form.quantity',
} as const
type Shared = keyof typeof SHARED
const ownKey = (name: string) => `builder.option_${name as 'layout' | 'widths'}` as const
const HINTS: readonly string[] = ['widths', 'theme']

/** The options that a kind of widget has, in groups. */
export function OptionFields({ choices, facts, onChange }: OptionFieldsProps) {
  const { t } = useMessages()
  const options = optionsIn(facts.market, choices.kind)
  const groups = [
    ['speaks', options.filter(({ name }) => SPEAKS.includes(name))],
    ['begins', options.filter(({ name }) => ![...SPEAKS, ...LOOKS].includes(name))],
    ['looks', options.filter(({ name }) => LOOKS.includes(name))],
  ] as const
  return groups.map(([name, fields]) =>
    fields.length === 0 ? null : (
      <fieldset key={name} className={group}>
        <legend className={legend}>{t(`builder.${name}`)}</legend>
        <div className={formGrid}>
          {fields.map((option) => (
            <OptionField
              key={option.name}
              option={option}
              choices={choices}
              facts={facts}
              onChange={onChange}
            />
          ))}
        </div>
      </fieldset>
    ),
  )
}

function OptionField({
  option: { name, values },
  choices,
  facts,
  onChange,
}: OptionFieldsProps & { readonly option: WidgetOption }) {
  const { t } = useMessages()
  const value = choices.values[name] ?? ''
  const label = t(Object.hasOwn(SHARED, name) ? SHARED[name as Shared] : ownKey(name))
  const wrong = readAttributes(choices).rejected.find((each) => each.name === name)
  const shared = {
    label,
    name: paramOf(name),
    error: wrong && t('builder.unknownValue', { option: label, value: wrong.value }),
    hint: HINTS.includes(name) ? t(`builder.hint_${name as 'widths'}`) : undefined,
  }
  if (name === 'collection-id')
    return (
      <SelectField
        {...shared}
        whole
        value={collectionOf(choices, facts) ?? ''}
        onChange={(event) => onChange(name, event.target.value, false)}
        options={facts.collections.map(({ id, name: title }) => ({
          value: String(id),
          label: title,
        }))}
      />
    )
  if (!values)
    return (
      <TextField
        {...shared}
        value={value}
        autoComplete="off"
        whole={name === 'layout' || name === 'quantity'}
        onChange={(event) => onChange(name, event.target.value, true)}
      />
    )
  const named = namedValues(name, values, facts.regionNames, t)
  const own = { value: '', label: t(name === 'lang' ? 'builder.own_lang' : 'builder.own') }
  const chosen = values.includes(value) ? value : ''
  if (SEGMENTS.includes(name))
    return (
      <Segments
        {...shared}
        legend={label}
        value={chosen}
        onChange={(next) => onChange(name, next, false)}
        options={[{ value: '', label: t('builder.own_theme') }, ...named]}
      />
    )
  return (
    <SelectField
      {...shared}
      whole
      value={chosen}
      onChange={(event) => onChange(name, event.target.value, false)}
      options={[own, ...named]}
    />
  )
}
