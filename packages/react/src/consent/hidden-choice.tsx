import { CONSENT_FIELDS } from '@selvage/core/consent'
import type { ConsentChoice } from '@selvage/core/consent'
import type { ReactNode } from 'react'

/** The parts of a choice that a form does not ask about, which stay as they are. */
export function HiddenChoice({
  consent,
  names,
}: {
  readonly consent: ConsentChoice
  readonly names: readonly (keyof ConsentChoice)[]
}): ReactNode {
  return names
    .filter((name) => consent[name])
    .map((name) => <input key={name} type="hidden" name={CONSENT_FIELDS[name]} value="1" />)
}
