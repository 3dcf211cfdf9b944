import { createContext as createReactContext, use } from 'react'
import { createContext } from 'react-router'
import type { AnalyticsDecision } from '@selvage/core/analytics'
import type { DesignCard } from '@selvage/core/design'
import type { FlashMessage } from '@selvage/machines/flash'
import type { Catalogue, Translate } from '@selvage/i18n/messages'
import type { PageEvent } from '../analytics/event-marks.ts'
import type { IslandCollector } from '../island-runtime/island-collector.tsx'
import type { Market } from '../settings/market.ts'
import type { PageSettings } from '../settings/page-settings.ts'

/** The data that every page needs, error pages included. It is known before any loader runs. */
export interface Frame {
  readonly page: PageSettings
  readonly market: Market
  /** The response's Content-Security-Policy nonce. */
  readonly nonce: string
  /** The request's number in the logs of this server and of the gateway. */
  readonly traceId: string
  /** The shop's own origin, for absolute links. */
  readonly origin: string
  /** The path of the request. */
  readonly path: string
  /** The query without the parameters of this one visit: empty, or with its question mark. */
  readonly search: string
  /** The messages that the last page left. */
  readonly messages: readonly FlashMessage[]
  /** Whether the browser's languages alone suggest the page's country, currency and measures. */
  readonly isGuessed: boolean
  /** URLs of the fonts that every page uses. */
  readonly fonts: readonly string[]
  /** The entry script, and for an island of a name its own file and all scripts that it loads. */
  readonly scripts: {
    readonly entry: string
    /** The script of a page's events. */
    readonly events: string
    readonly fileOf: (name: string) => string
    readonly scriptsOf: (name: string) => readonly string[]
  }
  readonly analytics: {
    /** Whether the page may send events. */
    readonly decision: AnalyticsDecision
    /** True in development, where a page shows what becomes of them. */
    readonly isDebugged: boolean
  }
}

/** The router context that passes the frame to the renderer. */
export const frameContext = createContext<Frame>()

/** The frame during rendering, with the islands collected so far. */
export interface DrawnFrame extends Frame {
  /** Designs for a page that has nothing else to show. */
  readonly offered: readonly DesignCard[]
  readonly islands: IslandCollector
  /** The events of the page so far. */
  readonly events: PageEvent[]
  /** All messages of the page's language. */
  readonly catalogue: Catalogue
  /** i18next's translator for the page's locale. */
  readonly translate: Translate
}

export const FrameContext = createReactContext<DrawnFrame | undefined>(undefined)

/** Returns the frame of the page that is being rendered. */
export function useFrame(): DrawnFrame {
  const frame = use(FrameContext)
  if (!frame) throw new Error('A page is drawn inside FrameContext: see app/entry.server.tsx.')
  return frame
}
