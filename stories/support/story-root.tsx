import type { Money } from '@selvage/core/money'
import '@selvage/react/theme'
import type { Shop } from '@selvage/machines/shop'
import { LiveRegion } from '@selvage/react/live-region'
import { MessagesProvider } from '@selvage/react/messages'
import type { MessagesOptions } from '@selvage/react/messages'
import { SelvageProvider } from '@selvage/react/provider'
import { createContext, use, useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { initialGlobals } from './globals.ts'
import type { StoryGlobals } from './globals.ts'
import { shownDesign } from './pictures.ts'
import type { StoryDesign } from './pictures.ts'
import { RulerOverlay } from './ruler-overlay.tsx'
import { languageFor } from './story-messages.ts'

const Globals = createContext<StoryGlobals>(initialGlobals)

/** Returns the settings of the toolbars. */
export function useStoryGlobals(): StoryGlobals {
  return use(Globals)
}

/** Returns an amount in the toolbar's currency. */
export function useAmount(minor: number): Money {
  return { minor, currency: useStoryGlobals().currency }
}

/** Returns the design that the toolbar picks, or the one at an index. */
export function useStoryDesign(at: number): StoryDesign {
  return shownDesign(useStoryGlobals(), at)
}

/** The page of a story, with its language, direction, theme and live regions. */
export function StoryRoot({
  globals,
  messages,
  shop,
  ruled,
  children,
}: {
  readonly globals: StoryGlobals
  readonly messages: MessagesOptions
  /** The story's shop, if it opens one. */
  readonly shop?: Shop | undefined
  /** False in a docs page, where several stories share the canvas. */
  readonly ruled: boolean
  readonly children: ReactNode
}): ReactNode {
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset['theme'] = globals.theme
    root.lang = languageFor(globals.language)
    root.dir = globals.language === 'rtl' ? 'rtl' : 'ltr'
  }, [globals.theme, globals.language])
  return (
    <Globals value={globals}>
      {shop === undefined ? (
        <MessagesProvider {...messages}>
          <LiveRegion>{children}</LiveRegion>
        </MessagesProvider>
      ) : (
        <SelvageProvider shop={shop} catalogue={messages.catalogue} translate={messages.translate}>
          {children}
        </SelvageProvider>
      )}
      {ruled ? <RulerOverlay {...globals} /> : null}
    </Globals>
  )
}
