import '@selvage/react/fonts.css'
import type { Preview } from '@storybook/react-vite'
import { globalTypes, initialGlobals, viewports } from './globals.ts'
import type { StoryGlobals } from './globals.ts'
import { StoryRoot } from './story-root.tsx'
import { wordsFor } from './story-words.ts'

/** What all stories share; their tags and order stand in .storybook/preview.ts. */
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
  loaders: [async ({ globals }) => ({ words: await wordsFor(globals as StoryGlobals) })],
  decorators: [
    (Story, { globals, loaded }) => (
      <StoryRoot
        globals={globals as StoryGlobals}
        words={(loaded as { words: Awaited<ReturnType<typeof wordsFor>> }).words}
      >
        <Story />
      </StoryRoot>
    ),
  ],
}

export default preview
