import * as css from './segments.css.ts'

interface SegmentsProps<Value extends string> {
  readonly legend: string
  readonly name: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
  /** `tabs` stand on a line above what they choose, and their legend is spoken alone. */
  readonly look?: 'segments' | 'tabs'
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

/** One choice of a few short ones, as radios side by side. */
export function Segments<Value extends string>({
  legend,
  name,
  value,
  options,
  onChange,
  look = 'segments',
  hint,
  error,
}: SegmentsProps<Value>) {
  const note = error ?? hint
  return (
    <fieldset
      className={css.group}
      aria-describedby={note === undefined ? undefined : `${name}-note`}
    >
      <legend className={css.segmentsLegend[look]}>{legend}</legend>
      <div className={css.segments[look]}>
        {options.map((option) => (
          <label key={option.value} className={css.segment[look]}>
            <input
              className={css.radio}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {note === undefined ? null : (
        <p id={`${name}-note`} className={error === undefined ? css.hint : css.error}>
          {note}
        </p>
      )}
    </fieldset>
  )
}
