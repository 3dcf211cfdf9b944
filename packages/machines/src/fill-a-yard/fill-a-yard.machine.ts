import type { AddLineOutcome } from '@selvage/core/cart'
import { layoutCode } from '@selvage/core/fill-a-yard'
import { beginContext, itemOf } from './fill-a-yard.context.ts'
import { fillAYardSetup } from './fill-a-yard.setup.ts'
import type { FillAYardContext, FillAYardEvent, SavedChange } from './fill-a-yard.types.ts'

type SavedEvent = Extract<FillAYardEvent, { type: 'SAVE' | 'REMOVE_SAVED' }>

/** What an event changes among the layouts that are put aside. */
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

const outcomeOf = ({ event }: { event: { output: AddLineOutcome } }) => ({ outcome: event.output })

/** Each part is loaded on its own, so that one that fails does not hide the other. */
const loading = fillAYardSetup.createStateConfig({
  type: 'parallel',
  states: {
    collection: {
      initial: 'resolving',
      states: {
        resolving: {
          always: [{ guard: 'hasCollection', target: 'loaded' }, { target: 'loading' }],
        },
        loading: {
          invoke: {
            src: 'loadCollection',
            input: ({ context }) => ({ collectionId: context.collectionId }),
            onDone: {
              target: 'loaded',
              actions: {
                type: 'takeCollection',
                params: ({ event }) => ({ collection: event.output }),
              },
            },
            onError: {
              target: 'failed',
              actions: { type: 'failCollection', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        failed: { on: { RETRY: 'loading' } },
        loaded: { type: 'final' },
      },
    },
    templates: {
      initial: 'resolving',
      states: {
        resolving: { always: [{ guard: 'hasTemplates', target: 'loaded' }, { target: 'loading' }] },
        loading: {
          invoke: {
            src: 'loadTemplates',
            input: ({ context }) => ({ collectionId: context.collectionId }),
            onDone: {
              target: 'loaded',
              actions: {
                type: 'takeTemplates',
                params: ({ event }) => ({ templates: event.output }),
              },
            },
            onError: {
              target: 'failed',
              actions: { type: 'failTemplates', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        failed: { on: { RETRY: 'loading' } },
        loaded: { type: 'final' },
      },
    },
  },
  onDone: [
    { guard: 'opensAtCanvas', target: 'designing', actions: 'settle' },
    { target: 'choosing', actions: 'settle' },
  ],
})

const adding = fillAYardSetup.createStateConfig({
  // While a line is on its way, what it says must not change under it.
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
    RETRY: {},
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
 * Fill-A-Yard: the collection and what it can be printed as are loaded, template and fabric chosen,
 * designs put into the cells with every step to undo, and the filled yard added to the cart or put
 * in place of a line of it. An answer that was lost is asked again under the same line key.
 * @source spec 2 §4 Fill-A-Yard flow
 */
export const fillAYardMachine = fillAYardSetup.createMachine({
  id: 'fillAYard',
  context: ({ input }) => beginContext(input),
  invoke: {
    src: 'readSaved',
    input: ({ context }) => ({ collectionId: context.collectionId }),
    onDone: { actions: { type: 'takeSaved', params: ({ event }) => ({ saved: event.output }) } },
    // What cannot be read is as if nothing had been put aside.
    onError: {},
  },
  initial: 'loading',
  states: {
    loading,
    choosing: {
      entry: 'clearError',
      on: {
        CHOOSE_TEMPLATE: { guard: 'isTemplateOffered', actions: 'chooseTemplate' },
        CHOOSE_FABRIC: { guard: 'isFabricOffered', actions: 'chooseFabric' },
        NEXT: { target: 'designing', actions: 'edit' },
        REOPEN: { guard: 'canReopen', target: 'designing', actions: 'edit' },
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
        failed: {
          on: {
            RETRY: [
              { guard: 'canSend', target: 'adding', actions: 'forgetError' },
              { target: 'editing', actions: ['readQuantity', 'tellErrors'] },
            ],
            CANCEL: { target: 'editing', actions: 'forgetError' },
          },
        },
      },
      on: {
        APPLY: [
          { guard: 'changesLayout', target: '.editing', actions: 'edit' },
          { actions: 'edit' },
        ],
        FILL: [
          { guard: 'changesLayout', target: '.editing', actions: 'edit' },
          { actions: 'edit' },
        ],
        SHUFFLE: [
          { guard: 'changesLayout', target: '.editing', actions: 'edit' },
          { actions: 'edit' },
        ],
        CLEAR: [
          { guard: 'changesLayout', target: '.editing', actions: 'edit' },
          { actions: 'edit' },
        ],
        SWAP: [
          { guard: 'changesLayout', target: '.editing', actions: 'edit' },
          { actions: 'edit' },
        ],
        COPY: [
          { guard: 'changesLayout', target: '.editing', actions: 'edit' },
          { actions: 'edit' },
        ],
        UNDO: [
          { guard: 'changesLayout', target: '.editing', actions: 'edit' },
          { actions: 'edit' },
        ],
        REDO: [
          { guard: 'changesLayout', target: '.editing', actions: 'edit' },
          { actions: 'edit' },
        ],
        CHANGE_FABRIC: [
          { guard: 'changesLayout', target: '.editing', actions: 'edit' },
          { actions: 'edit' },
        ],
        REOPEN: [
          { guard: 'changesLayout', target: '.editing', actions: 'edit' },
          { actions: 'edit' },
        ],
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
          { target: '.editing', actions: ['readQuantity', 'tellErrors'] },
        ],
        RELOAD: { target: 'loading', actions: 'forgetLoaded' },
      },
    },
    left: { type: 'final' },
  },
  on: { LEAVE: { target: '.left', actions: 'leave' } },
})
