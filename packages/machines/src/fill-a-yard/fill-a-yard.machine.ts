import type { AddLineOutcome } from '@selvage/core/cart'
import { layoutCode } from '@selvage/core/fill-a-yard'
import { beginContext, itemOf } from './fill-a-yard.context.ts'
import { fillAYardSetup } from './fill-a-yard.setup.ts'
import type {
  FillAYardContext,
  FillAYardEvent,
  LayoutHistory,
  SavedChange,
} from './fill-a-yard.types.ts'
import { loading } from './loading-state.ts'
import { needInput } from '../unprovided.ts'

type SavedEvent = Extract<FillAYardEvent, { type: 'SAVE' | 'REMOVE_SAVED' }>

/** Returns the change of the saved layouts that an event asks for. */
function changeOf({
  context: { collectionId, layout },
  event,
}: {
  context: FillAYardContext
  event: SavedEvent
}): { change: SavedChange } {
  return {
    change: {
      collectionId,
      ...(event.type === 'SAVE'
        ? { save: { code: layoutCode(layout), savedAt: event.savedAt } }
        : { remove: event.code }),
    },
  }
}

const historyOf = ({ event }: { event: { output: LayoutHistory | undefined } }) => ({
  history: event.output,
})
const outcomeOf = ({ event }: { event: { output: AddLineOutcome } }) => ({ outcome: event.output })

/** An edit leads back to editing, unless it changes nothing. */
const edited = [
  { guard: 'changesLayout', target: '.editing', actions: ['edit', 'storeHistory'] },
  { actions: 'edit' },
] as const

const adding = fillAYardSetup.createStateConfig({
  // These events are ignored, because the item must not change while it is being added.
  on: {
    APPLY: {},
    FILL: {},
    SHUFFLE: {},
    CLEAR: {},
    SWAP: {},
    COPY: {},
    UNDO: {},
    REDO: {},
    CHANGE_FABRIC: {},
    REOPEN: {},
    BACK: {},
    ADD: {},
    RELOAD: {},
    TYPE_QUANTITY: {},
    LEAVE_QUANTITY: {},
    CANCEL: 'editing',
  },
  entry: 'takeKey',
  invoke: {
    src: 'addLine',
    input: ({ context }) => ({
      items: [itemOf(context)],
      lineKey: context.lineKey,
      itemId: context.itemId,
    }),
    onDone: [
      {
        guard: { type: 'isDone', params: outcomeOf },
        target: 'added',
        actions: { type: 'takeAdded', params: outcomeOf },
      },
      { target: 'failed', actions: { type: 'failLine', params: outcomeOf } },
    ],
  },
})

/**
 * The Fill-A-Yard flow. It loads the collection and the templates, lets the shopper choose a
 * template and a fabric and fill the cells with undo and redo, and adds the filled yard to the cart
 * or updates a cart line. A retry after a lost response sends the same line key.
 * @source spec 2 §4 Fill-A-Yard flow
 */
export const fillAYardMachine = fillAYardSetup.createMachine({
  id: 'fillAYard',
  context: ({ input }) => beginContext(needInput('fillAYardMachine', input, ['collectionId'])),
  // A storage that cannot be read counts as one without saved layouts and without a history.
  invoke: [
    {
      src: 'readSaved',
      input: ({ context }) => ({ collectionId: context.collectionId }),
      onDone: { actions: { type: 'takeSaved', params: ({ event }) => ({ saved: event.output }) } },
      onError: {},
    },
    {
      src: 'readHistory',
      input: ({ context }) => context,
      // An edit that came first was stored without the steps of the earlier page.
      onDone: [
        {
          guard: 'hasSteps',
          actions: [{ type: 'takeHistory', params: historyOf }, 'storeHistory'],
        },
        { actions: { type: 'takeHistory', params: historyOf } },
      ],
      onError: {},
    },
  ],
  initial: 'loading',
  states: {
    loading,
    choosing: {
      entry: 'clearError',
      on: {
        CHOOSE_TEMPLATE: { guard: 'isTemplateOffered', actions: 'chooseTemplate' },
        CHOOSE_FABRIC: { guard: 'isFabricOffered', actions: 'chooseFabric' },
        NEXT: { target: 'designing', actions: ['edit', 'storeHistory'] },
        REOPEN: { guard: 'canReopen', target: 'designing', actions: ['edit', 'storeHistory'] },
        REMOVE_SAVED: {
          actions: [
            { type: 'save', params: changeOf },
            { type: 'storeSaved', params: changeOf },
          ],
        },
      },
    },
    designing: {
      initial: 'editing',
      states: {
        editing: {},
        adding,
        added: {},
        failed: { on: { CANCEL: { target: 'editing', actions: 'forgetError' } } },
      },
      on: {
        APPLY: edited,
        FILL: edited,
        SHUFFLE: edited,
        CLEAR: edited,
        SWAP: edited,
        COPY: edited,
        UNDO: edited,
        REDO: edited,
        CHANGE_FABRIC: edited,
        REOPEN: edited,
        CHOOSE_DESIGN: { guard: 'canChooseDesign', actions: 'chooseDesign' },
        CHOOSE_TOOL: { actions: 'chooseTool' },
        MOVE: { actions: 'move' },
        DROP: { actions: 'dropPick' },
        BACK: { target: 'choosing' },
        TYPE_QUANTITY: { target: '.editing', actions: 'typeQuantity' },
        LEAVE_QUANTITY: { actions: 'readQuantity' },
        SAVE: {
          guard: 'canSave',
          actions: [
            { type: 'save', params: changeOf },
            { type: 'storeSaved', params: changeOf },
          ],
        },
        REMOVE_SAVED: {
          actions: [
            { type: 'save', params: changeOf },
            { type: 'storeSaved', params: changeOf },
          ],
        },
        ADD: [
          { guard: 'canSend', target: '.adding', actions: ['readQuantity', 'forgetError'] },
          { target: '.editing', actions: ['readQuantity', 'setErrors'] },
        ],
        RELOAD: { target: 'loading', actions: 'forgetLoaded' },
      },
    },
    left: { type: 'final' },
  },
  on: { LEAVE: { target: '.left', actions: 'leave' } },
})
