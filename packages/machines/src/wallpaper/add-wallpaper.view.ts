import { readQuantity } from '@selvage/core/cart'
import { multiplyMoney } from '@selvage/core/money'
import type { Money } from '@selvage/core/money'
import type { WallpaperCode, WallpaperOffer, WallpaperSize } from '@selvage/core/wallpaper'
import type { SnapshotFrom } from 'xstate'
import type { ErrorMessage } from '../error-message.ts'
import { chosenOffer } from './add-wallpaper.machine.ts'
import type { addWallpaperMachine } from './add-wallpaper.machine.ts'

export interface AddWallpaperView {
  readonly wallpaper: WallpaperCode
  readonly size: WallpaperSize
  /** The chosen wallpaper's prices; undefined when it is not offered. */
  readonly offer: WallpaperOffer | undefined
  /** What one piece costs. */
  readonly unitPrice: Money | undefined
  /** What the quantity of it costs. */
  readonly total: Money | undefined
  /** What the typed text comes to, 1 while it is no quantity. */
  readonly quantity: number
  /** A key of `forms` for the quantity field. */
  readonly fieldError: 'forms.required' | 'forms.integer' | 'forms.minimum' | undefined
  /** The typed number that went back to 1. */
  readonly reset: number | undefined
  readonly outOfStock: boolean
  readonly busy: boolean
  readonly done: boolean
  readonly canCancel: boolean
  /** Key of the button's label. @source spec 2 §4 */
  readonly label:
    'fabric.addToCart' | 'fabric.adding' | 'fabric.added' | 'fabric.updateItem' | 'fabric.updated'
  readonly error: ErrorMessage | undefined
  readonly canRetry: boolean
}

/** What there is to show of adding wallpaper. */
export function addWallpaperView(
  snapshot: SnapshotFrom<typeof addWallpaperMachine>,
): AddWallpaperView {
  const { context } = snapshot
  const { wallpaper, size, fieldError, reset, error, itemId } = context
  const offer = chosenOffer(context)
  const read = readQuantity(context.typed)
  const quantity = read.ok ? read.quantity : 1
  const unitPrice = offer?.sizes[size]
  const [busy, done, updating] = [
    snapshot.matches('adding'),
    snapshot.matches('added'),
    itemId !== undefined,
  ]
  const [ready, finished] = updating
    ? ['fabric.updateItem' as const, 'fabric.updated' as const]
    : ['fabric.addToCart' as const, 'fabric.added' as const]
  return {
    wallpaper,
    size,
    offer,
    unitPrice,
    total: unitPrice && multiplyMoney(unitPrice, quantity),
    quantity,
    reset,
    error,
    busy,
    done,
    fieldError: fieldError && (`forms.${fieldError}` as const),
    outOfStock: offer !== undefined && offer.status !== 'available',
    canCancel: updating || busy,
    label: busy ? 'fabric.adding' : done ? finished : ready,
    canRetry: snapshot.matches('failed'),
  }
}
