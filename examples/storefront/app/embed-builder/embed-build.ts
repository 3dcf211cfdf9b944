import { createContext } from 'react-router'
import type { ServedEmbed, WidgetName } from '@selvage/embed/snippets'

/** The embed that this server serves, with the bytes of each kind of widget. */
export interface EmbedBuild extends ServedEmbed {
  readonly sizes: Readonly<Record<WidgetName, { readonly shown: number; readonly used: number }>>
}

/** The router context with the embed's build; undefined where it is not built. */
export const embedBuildContext = createContext<EmbedBuild | undefined>(undefined)
