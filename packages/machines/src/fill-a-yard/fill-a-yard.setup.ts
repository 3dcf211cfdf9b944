import type { AddLineOutcome } from '@selvage/core/cart'
import type { Collection } from '@selvage/core/collection'
import { readLayoutCode } from '@selvage/core/fill-a-yard'
import type { FillAYardItemInput, FillAYardTemplates } from '@selvage/core/fill-a-yard'
import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import type { AddLineActor } from '../cart/add-line.actor.ts'
import { leaveQuantity, typeQuantity } from '../cart/buy-form.ts'
import { failedLine } from '../cart/failed-line.ts'
import { errorMessage, toErrorMessage } from '../error-message.ts'
import { unprovided } from '../unprovided.ts'
import { changesLayout, editOf } from './edits.ts'
import {
  canSend,
  fabricOf,
  isAvailable,
  isForSale,
  itemOf,
  layoutErrorOf,
  moveCursor,
  settle,
  templateOf,
} from './fill-a-yard.context.ts'
import { CELL_TOOLS } from './fill-a-yard.types.ts'
import type {
  FillAYardContext,
  FillAYardEmitted,
  FillAYardEvent,
  FillAYardInput,
  LayoutHistory,
  SavedChange,
  SavedLayout,
} from './fill-a-yard.types.ts'
import { announce } from './layout-history.ts'
import { changeSaved } from './saved-layouts.ts'

const missing = (actor: string) => () => unprovided('provideFillAYard', actor)

/** Types, actors, guards and actions of Fill-A-Yard, for its machine and its steps. */
export const fillAYardSetup = setup({
  types: {
    context: {} as FillAYardContext,
    input: {} as FillAYardInput,
    events: {} as FillAYardEvent,
    emitted: {} as FillAYardEmitted,
  },
  actors: {
    loadCollection: fromPromise<Collection, { collectionId: number }>(missing('loadCollection')),
    loadTemplates: fromPromise<FillAYardTemplates, { collectionId: number }>(
      missing('loadTemplates'),
    ),
    /** The layouts that were put aside earlier. */
    readSaved: fromPromise<readonly SavedLayout[], { collectionId: number }>(missing('readSaved')),
    /** The steps that an earlier page stored around the first layout of this one. */
    readHistory: fromPromise<LayoutHistory | undefined, FillAYardContext>(missing('readHistory')),
    /** Adds the line, or puts it in place of `itemId`. */
    addLine: fromPromise(missing('addLine')) as AddLineActor<FillAYardItemInput>,
  },
  guards: {
    hasCollection: ({ context }) => context.collection !== undefined,
    hasTemplates: ({ context }) => context.templates !== undefined,
    opensAtCanvas: ({ context }) => context.opensAt === 'canvas',
    isTemplateOffered: ({ context, event }) =>
      event.type === 'CHOOSE_TEMPLATE' && templateOf(context, event.templateId) !== undefined,
    isFabricOffered: ({ context, event }) =>
      event.type === 'CHOOSE_FABRIC' && fabricOf(context, event.fabric) !== undefined,
    changesLayout: ({ context, event }) => changesLayout(context, event),
    canChooseDesign: ({ context, event }) =>
      event.type === 'CHOOSE_DESIGN' && isForSale(context, event.design),
    canReopen: ({ context, event }) =>
      event.type === 'REOPEN' && readLayoutCode(event.code)?.collectionId === context.collectionId,
    canSave: ({ context }) => context.layout.cells.some((cell) => cell !== null),
    hasSteps: ({ context: { past, future } }) => past.length + future.length > 0,
    canSend: ({ context }) => canSend(context),
    isDone: (_, { outcome }: { outcome: AddLineOutcome }) => outcome.kind === 'done',
  },
  actions: {
    /** Writes a change of the put-aside layouts down; nothing until a shop provides it. */
    storeSaved: (_, _change: { change: SavedChange }) => undefined,
    /** Writes the layout and its history down; nothing until a shop provides it. */
    storeHistory: (_, _params?: undefined) => undefined,
    takeCollection: assign((_, { collection }: { collection: Collection }) => ({
      collection,
      collectionError: undefined,
    })),
    takeTemplates: assign((_, { templates }: { templates: FillAYardTemplates }) => ({
      templates,
      templatesError: undefined,
    })),
    failCollection: assign((_, { error }: { error: unknown }) => ({
      collectionError: toErrorMessage(error),
    })),
    failTemplates: assign((_, { error }: { error: unknown }) => ({
      templatesError: toErrorMessage(error),
    })),
    settle: assign(({ context }) => settle(context)),
    forgetLoaded: assign({
      collection: undefined,
      templates: undefined,
      error: undefined,
      opensAt: 'canvas' as const,
    }),
    takeSaved: assign((_, { saved }: { saved: readonly SavedLayout[] }) => ({ saved })),
    /** Puts the steps of an earlier page before those of this one. */
    takeHistory: assign(
      ({ context: { past, future } }, { history }: { history: LayoutHistory | undefined }) =>
        history
          ? {
              past: [...history.past, ...past],
              future: past.length > 0 || future.length > 0 ? future : history.future,
            }
          : {},
    ),
    chooseTemplate: assign(({ event }) =>
      event.type === 'CHOOSE_TEMPLATE' ? { templateId: event.templateId } : {},
    ),
    chooseFabric: assign(({ event }) =>
      event.type === 'CHOOSE_FABRIC' ? { fabric: event.fabric } : {},
    ),
    edit: assign(({ context, event }) => editOf(context, event)),
    chooseDesign: assign(({ context, event }) =>
      event.type === 'CHOOSE_DESIGN' && event.design !== context.design
        ? { design: event.design, second: context.design ?? null }
        : {},
    ),
    chooseTool: assign(({ event }) =>
      event.type === 'CHOOSE_TOOL' && CELL_TOOLS.includes(event.tool)
        ? { tool: event.tool, picked: undefined }
        : {},
    ),
    move: assign(({ context, event }) =>
      event.type === 'MOVE' ? { cursor: moveCursor(context, event.to) } : {},
    ),
    dropPick: assign(({ context }) =>
      context.picked === undefined
        ? {}
        : {
            picked: undefined,
            announcement: announce(context, { what: 'dropped', at: context.picked }),
          },
    ),
    clearError: assign({
      error: undefined,
      layoutError: undefined,
      picked: undefined,
      announcement: undefined,
    }),
    typeQuantity: assign(({ event }) =>
      event.type === 'TYPE_QUANTITY'
        ? { ...typeQuantity(event.typed), layoutError: undefined }
        : {},
    ),
    readQuantity: assign(({ context }) => leaveQuantity(context)),
    save: assign(({ context }, { change }: { change: SavedChange }) => ({
      saved: changeSaved(context.saved, change),
      announcement: announce(context, { what: 'save' in change ? 'saved' : 'removed' }),
    })),
    setErrors: assign(({ context }) => {
      const layoutError = layoutErrorOf(context)
      return {
        layoutError,
        error: isAvailable(context) ? undefined : errorMessage('FABRIC_OUT_OF_STOCK'),
      }
    }),
    forgetError: assign({ error: undefined, layoutError: undefined }),
    /** Reuses the line key or makes a new one; the shop provides this action. */
    takeKey: assign(missing('takeKey')),
    takeAdded: enqueueActions(({ context, enqueue }, { outcome }: { outcome: AddLineOutcome }) => {
      const itemId = outcome.kind === 'done' ? (outcome.itemIds[0] ?? '') : ''
      enqueue.emit({ type: 'added', item: itemOf(context), itemId })
      enqueue.assign({ lineKey: undefined, error: undefined })
    }),
    failLine: assign((_, { outcome }: { outcome: AddLineOutcome }) =>
      outcome.kind === 'done' ? {} : failedLine(outcome),
    ),
    leave: emit({ type: 'left' as const }),
  },
})
