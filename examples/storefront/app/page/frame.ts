import { createContext as createReactContext, use } from 'react'
import { createContext } from 'react-router'
import type { Catalogue, Translate } from '@selvage/i18n/messages'
import type { IslandCollector } from '../island-runtime/island-collector.tsx'
import type { PageSettings } from '../settings/page-settings.ts'

/** What every page is framed by, the error pages too: known before any loader runs. */
export interface Frame {
  readonly page: PageSettings
  /** The answer's Content-Security-Policy nonce. */
  readonly nonce: string
  /** The shop's own origin, for absolute links. */
  readonly origin: string
  /** The page's path as it was asked for. */
  readonly path: string
  /** The page's query, without what belongs to this one visit; empty or with its question mark. */
  readonly search: string
  /** Addresses of the faces that every page is set in. */
  readonly fonts: readonly string[]
  /** The script that brings islands alive, and those that an island of some name will ask for. */
  readonly scripts: {
    readonly entry: string
    readonly scriptsOf: (name: string) => readonly string[]
  }
}

/** Where the server leaves the frame for the renderer. */
export const frameContext = createContext<Frame>()

/** The frame while a page is drawn, with the islands met so far. */
export interface DrawnFrame extends Frame {
  readonly islands: IslandCollector
  /** All messages of the page's language. */
  readonly catalogue: Catalogue
  /** i18next's translator for the page's locale. */
  readonly translate: Translate
}

export const FrameContext = createReactContext<DrawnFrame | undefined>(undefined)

/** The frame of the page that is being drawn. */
export function useFrame(): DrawnFrame {
  const frame = use(FrameContext)
  if (!frame) throw new Error('A page is drawn inside FrameContext: see app/entry.server.tsx.')
  return frame
}
