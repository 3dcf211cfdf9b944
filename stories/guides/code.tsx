import { Source } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { useDocsTheme } from '../support/docs-theme.ts'

/** Code in a guide, in the toolbar's theme. */
export function Code({
  language,
  code,
}: {
  readonly language: 'bash' | 'css' | 'html' | 'tsx'
  readonly code: string
}): ReactNode {
  const dark = useDocsTheme() === 'dark'
  return <Source dark={dark} language={language} code={code} />
}
