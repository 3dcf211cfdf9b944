'use client'
import { createContext, use } from 'react'
import type { ComponentProps, ComponentType, ReactNode } from 'react'

/** An anchor's props; `href` is always there. */
export type LinkProps = ComponentProps<'a'> & {
  /** The page that it leads to. */
  readonly href: string
}

/** A component that draws a link, such as `next/link`; `a` is the browser's own. */
export type LinkComponent = 'a' | ComponentType<LinkProps>

export const LinkContext = createContext<LinkComponent>('a')

/** A link to a page, drawn with the provider's link component. */
export function Link(props: LinkProps): ReactNode {
  const Component = use(LinkContext)
  return <Component {...props} />
}
