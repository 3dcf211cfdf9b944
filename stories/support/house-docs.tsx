import { DocsContainer } from '@storybook/addon-docs/blocks'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect } from 'react'
import type { PropsWithChildren, ReactNode } from 'react'
import { useDocsTheme } from './docs-theme.ts'
import './house-docs.css.ts'
import { houseTheme } from './house-theme.ts'

/** A docs page in the house's type and colors, in the toolbar's theme. */
export function HouseDocs({ context, children }: PropsWithChildren<DocsContainerProps>): ReactNode {
  const theme = useDocsTheme()
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  return (
    <DocsContainer context={context} theme={houseTheme(theme)}>
      {children}
    </DocsContainer>
  )
}
