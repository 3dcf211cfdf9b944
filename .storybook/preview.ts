import { modes } from './modes.ts'
import shared from '../stories/support/preview.tsx'

// Storybook reads the tags and the order of the stories from the text of this very file.
export default {
  ...shared,
  tags: ['autodocs'],
  parameters: {
    ...shared.parameters,
    chromatic: { modes },
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Overview'],
          'Guides',
          ['Start', 'Theming', 'Tokens', 'Accessibility', 'Writing', 'Hosts'],
          'General',
        ],
      },
    },
  },
}
