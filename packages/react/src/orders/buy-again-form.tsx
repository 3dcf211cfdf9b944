'use client'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import type { ButtonKind } from '../button/index.ts'
import { component } from '../theme/component.ts'

/** Where an order is bought again. */
export interface BuyAgain {
  /** The address that the form is posted to. */
  readonly action: string
  /** Makes a form that is sent twice one purchase; new for each page. */
  readonly lineKey: string
}

/** Props of {@link BuyAgainForm}. */
export interface BuyAgainFormProps extends BuyAgain {
  /** The line that is bought; all lines of the order when left out. */
  readonly itemId?: string | undefined
  /** The text of the button. */
  readonly label: string
  /** The button's accessible name, where the text alone does not say what is bought. */
  readonly name?: string | undefined
  /** How much weight the button has; `plain` unless given. */
  readonly kind?: ButtonKind | undefined
}

/**
 * A plain form that puts an order's lines into the cart again: `intent` is `buy-again`, with the
 * fields `line_key` and `item`.
 */
export function BuyAgainForm({
  action,
  lineKey,
  itemId,
  label,
  name,
  kind,
}: BuyAgainFormProps): ReactNode {
  return (
    <form className={component} method="post" action={action}>
      <input type="hidden" name="intent" value="buy-again" />
      <input type="hidden" name="line_key" value={lineKey} />
      {itemId !== undefined && <input type="hidden" name="item" value={itemId} />}
      <Button type="submit" kind={kind} aria-label={name}>
        {label}
      </Button>
    </form>
  )
}
