import type { Money } from '@selvage/core/money'
import '@selvage/react/theme'
import { LiveRegion } from '@selvage/react/live-region'
import { WordsProvider } from '@selvage/react/words'
import type { WordsOptions } from '@selvage/react/words'
import { createContext, use, useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { initialGlobals } from './globals.ts'
import type { StoryGlobals } from './globals.ts'
import { languageFor } from './story-words.ts'

const Globals = createContext<StoryGlobals>(initialGlobals)

/** What the toolbars are set to. */
export function useStoryGlobals(): StoryGlobals {
  return use(Globals)
}

/** An amount in the currency that the toolbar is set to. */
export function useAmount(minor: number): Money {
  return { minor, currency: useStoryGlobals().currency }
}

/** A page around a story: its language, direction, theme and live regions. */
export function StoryRoot({
  globals,
  words,
  children,
}: {
  readonly globals: StoryGlobals
  readonly words: WordsOptions
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
      <WordsProvider {...words}>
        <LiveRegion>{children}</LiveRegion>
      </WordsProvider>
    </Globals>
  )
}
