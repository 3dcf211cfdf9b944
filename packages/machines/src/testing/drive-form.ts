import type { AddLineOutcome } from '@selvage/core/cart'
import { productForm, stepOf } from '../cart/product-form.ts'
import type {
  ProductFormEvent,
  ProductFormInput,
  ProductFormState,
  ProductFormStep,
  ProductKind,
  ProductOffer,
} from '../cart/product-form.types.ts'
import { productFormView } from '../cart/product-form.view.ts'
import type { ProductFormView } from '../cart/product-form.view.ts'
import { done, lost, rejected } from './line-outcomes.ts'

/** A shopper's event, or an end of the request that is on its way. */
type FormStep<Variant extends string, Size extends string> =
  | ProductFormEvent<Variant, Size>
  | { readonly ends: 'done' | 'lost' | 'rejected' }
  | { readonly ends: AddLineOutcome }

/** A product form that is walked by its pure reducer: no request is ever made. */
export interface DrivenForm<Variant extends string, Size extends string, Offer, Item> {
  readonly state: ProductFormState<Variant, Size, Offer>
  readonly view: ProductFormView<Variant, Size, Offer>
  /** The request that is on its way; undefined while there is none. */
  readonly sent:
    | { readonly item: Item; readonly lineKey: string; readonly itemId: string | undefined }
    | undefined
  send(...steps: FormStep<Variant, Size>[]): DrivenForm<Variant, Size, Offer, Item>
}

/** Begins a walk. Fresh keys are `key-1`, `key-2`, and so on. */
export function driveForm<
  Variant extends string,
  Size extends string,
  Offer extends ProductOffer<Variant>,
  Item,
>(
  kind: ProductKind<Variant, Size, Offer, Item>,
  input: ProductFormInput<Variant, Offer>,
): DrivenForm<Variant, Size, Offer, Item> {
  const form = productForm(kind)
  type State = ProductFormState<Variant, Size, Offer>

  function at(state: State, keys: number): DrivenForm<Variant, Size, Offer, Item> {
    const { lineKey, itemId, status } = state
    return {
      state,
      view: productFormView(kind, state),
      sent:
        status === 'adding' && lineKey !== undefined
          ? { item: form.itemOf(state), lineKey, itemId }
          : undefined,
      send: (first, ...rest) => {
        if (!first) return at(state, keys)
        const newKey = `key-${keys + 1}`
        const after = form.reduce(state, next(state, first, newKey))
        return at(after, after.lineKey === newKey ? keys + 1 : keys).send(...rest)
      },
    }
  }

  function next(
    { lineKey = '' }: State,
    step: FormStep<Variant, Size>,
    newKey: string,
  ): ProductFormStep<Variant, Size> {
    if ('ends' in step) return { type: 'ENDED', outcome: outcomeOf(step.ends, lineKey) }
    return stepOf(step, () => newKey)
  }

  return at(form.begin(input), 0)
}

function outcomeOf(ends: AddLineOutcome | 'done' | 'lost' | 'rejected', lineKey: string) {
  if (typeof ends !== 'string') return ends
  if (ends === 'done') return done
  return ends === 'lost' ? lost(lineKey) : rejected()
}

/**
 * Walks every path that meets no place twice, from the first place on, and returns those that end
 * at a goal. A place that is named the same is the same.
 */
export function simplePaths<Place>(
  first: Place,
  nextOf: (place: Place) => readonly Place[],
  nameOf: (place: Place) => string,
  isGoal: (place: Place) => boolean,
): Place[][] {
  const found: Place[][] = []
  const visit = (path: readonly Place[], place: Place, seen: ReadonlySet<string>): void => {
    const here = [...path, place]
    if (isGoal(place)) found.push(here)
    const names = new Set<string>()
    for (const next of nextOf(place)) {
      const name = nameOf(next)
      if (seen.has(name) || names.has(name)) continue
      names.add(name)
      visit(here, next, new Set([...seen, name]))
    }
  }
  visit([], first, new Set([nameOf(first)]))
  return found
}

/** The statuses that one step may lead to, from each status, as the specification has it. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  editing: ['adding', 'canceled'],
  adding: ['added', 'failed', 'editing'],
  added: ['editing', 'adding', 'canceled'],
  failed: ['editing', 'adding', 'canceled'],
}

/** Returns the paths that break the table of transitions, or say "added" of a line never sent. */
export function unlawful(
  paths: readonly (readonly { readonly state: { readonly status: string } }[])[],
): string[] {
  return paths
    .map((path) => path.map(({ state }) => state.status))
    .filter((statuses) => !isLawful(statuses))
    .map((statuses) => statuses.join(' → '))
}

function isLawful(statuses: readonly string[]): boolean {
  const fits = statuses.every((status, index) => {
    const before = statuses[index - 1]
    return before === undefined || before === status || ALLOWED[before]?.includes(status)
  })
  const added = statuses.indexOf('added')
  return fits && (added === -1 || statuses[added - 1] === 'adding')
}
