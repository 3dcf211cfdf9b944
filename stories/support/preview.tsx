import '@selvage/react/fonts.css'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { globalTypes, initialGlobals, viewports } from './globals.ts'
import type { StoryGlobals } from './globals.ts'
import { StoryRoot } from './story-root.tsx'
import { messagesFor } from './story-messages.ts'

// A query waits as long as a busy machine needs; a right answer ends the wait at once.
configure({ asyncUtilTimeout: 10_000 })

/** The settings of all stories; their tags and order are in .storybook/preview.ts. */
const preview: Preview = {
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'padded',
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
  loaders: [async ({ globals }) => ({ messages: await messagesFor(globals as StoryGlobals) })],
  decorators: [
    (Story, { globals, loaded }) => (
      <StoryRoot
        globals={globals as StoryGlobals}
        messages={(loaded as { messages: Awaited<ReturnType<typeof messagesFor>> }).messages}
      >
        <Story />
      </StoryRoot>
    ),
  ],
}

export default preview
