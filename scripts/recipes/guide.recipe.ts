import type { Recipe } from './recipe.ts'

const GUIDE = `# A recipe

A key that nobody can guess:

\`\`\`ts
import { randomKey } from '@selvage/core/session'

export const key: string = randomKey()
\`\`\`
`

export const guide: Recipe = {
  title: 'A guide',
  pieces: [
    { file: 'packages/machines/guides/recipe.md', text: GUIDE },
    {
      file: 'packages/machines/README.md',
      before: '## A flow',
      text: 'A recipe has [a guide](guides/recipe.md).\n',
    },
    {
      file: 'packages/core/llms.txt',
      after: '- [Credentials and origins](../machines/guides/credentials.md)',
      text: '- [A recipe](../machines/guides/recipe.md)',
    },
  ],
  tests: ['scripts/documents.test.ts'],
}
