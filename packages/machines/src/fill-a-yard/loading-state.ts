import { fillAYardSetup } from './fill-a-yard.setup.ts'

/**
 * The state that loads the collection and the templates. Each is loaded on its own, so that one can
 * be retried without the other.
 */
export const loading = fillAYardSetup.createStateConfig({
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
