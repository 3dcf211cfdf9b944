import '@fontsource/ibm-plex-mono/latin-400.css'
import '@fontsource/ibm-plex-serif/latin-400.css'
import '@selvage/react/document.css'
import '@selvage/react/fonts.css'
import type { Preview } from '@storybook/react-vite'
import { configure, getConfig } from 'storybook/test'
import { globalTypes, initialGlobals, viewports } from './globals.ts'
import type { StoryGlobals } from './globals.ts'
import type { StoryShop } from './shop.ts'
import { demandKeyboardNotes } from './demand-keyboard-notes.ts'
import { demandFocus, watchFocus } from './focus-watch.ts'
import { HouseDocs } from './house-docs.tsx'
import { HouseDocsPage } from './house-docs-page.tsx'
import { StoryRoot } from './story-root.tsx'
import { messagesFor } from './story-messages.ts'
import { usableControls } from './usable-controls.ts'

// A query waits as long as a busy machine needs; a right answer ends the wait at once.
configure({ asyncUtilTimeout: 30_000 })

/** Resolves when nothing that was begun before, such as React's own work, waits for its turn. */
const settled = (): Promise<void> => scheduler.postTask(() => {}, { priority: 'background' })

/**
 * Makes each act of a story end when the page has followed it. React's development build has `act`
 * for that; the production build, which tests and static pages have, does not.
 */
function endActsSettled(): void {
  if (import.meta.env.DEV) return
  const { asyncWrapper } = getConfig()
  configure({
    asyncWrapper: async (act) => {
      await settled()
      const result = await asyncWrapper(act)
      await settled()
      return result
    },
  })
}

/** The data of a story's loaders: its messages, and its shop if it opens one. */
interface Loaded {
  readonly messages: Awaited<ReturnType<typeof messagesFor>>
  readonly story?: Pick<StoryShop, 'shop'>
}

/** The settings of all stories; their tags and order are in .storybook/preview.ts. */
const preview: Preview = {
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'padded',
    docs: { container: HouseDocs, page: HouseDocsPage, toc: { headingSelector: 'h2, h3' } },
    controls: { expanded: true },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    a11y: {
      test: 'error',
      options: {
        resultTypes: ['violations', 'incomplete'],
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        },
      },
      config: {
        rules: [
          { id: 'target-size', enabled: true },
          { id: 'region', enabled: false },
        ],
      },
    },
  },
  argTypesEnhancers: [usableControls],
  beforeAll: endActsSettled,
  beforeEach: watchFocus,
  afterEach: (context) => {
    if (context.viewMode !== 'story') return
    demandKeyboardNotes(context)
    demandFocus(context)
  },
  loaders: [async ({ globals }) => ({ messages: await messagesFor(globals as StoryGlobals) })],
  decorators: [
    (Story, { globals, loaded, viewMode }) => (
      <StoryRoot
        ruled={viewMode === 'story'}
        globals={globals as StoryGlobals}
        messages={(loaded as Loaded).messages}
        shop={(loaded as Loaded).story?.shop}
      >
        <Story />
      </StoryRoot>
    ),
  ],
}

export default preview
