/** The workspace's packages are read from their sources, so that a story shows a change at once. */
export const sourceCondition = 'selvage-source'

/**
 * Dependencies to prepare in advance. When Vite finds one of them late, it restarts the first cold
 * run during a test.
 */
export const preparedDependencies = [
  'react',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'react-dom/client',
  'storybook/test',
  '@selvage/core > valibot',
  '@selvage/core > ofetch',
  '@selvage/i18n > i18next',
  '@selvage/machines > xstate',
  '@selvage/react > @radix-ui/react-dialog',
  '@selvage/react > @xstate/react',
  '@xstate/graph',
  'xstate',
] as const
