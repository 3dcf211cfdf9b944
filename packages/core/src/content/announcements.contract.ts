import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { LANGUAGES } from '../locale/locale.table.ts'
import { isContentHref } from './content-href.ts'

/** The most announcements that show at the same time. */
export const MOST_ANNOUNCEMENTS = 10

/**
 * True for the id of an announcement, which a browser remembers when its reader closes it: small
 * letters, digits and hyphens, 40 at most.
 */
export const isAnnouncementId = (id: string): boolean =>
  /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/.test(id)

const announcement = v.object({
  id: v.pipe(v.string(), v.check(isAnnouncementId)),
  lang: v.picklist(LANGUAGES),
  /** One line of text without markup. */
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  /** The path of the shop's page that the title leads to. */
  href: v.nullable(
    v.pipe(
      v.string(),
      v.maxLength(2000),
      v.check((href) => href.startsWith('/') && isContentHref(href)),
    ),
  ),
})
/**
 * A line of news above the pages of the shop, in one language.
 * @source spec 1 §3
 */
export type Announcement = v.InferOutput<typeof announcement>

/** The query of {@link readAnnouncements}. */
export interface AnnouncementsQuery {
  /**
   * The key of the gateway's editors: with it the announcements are read anew. Any other is
   * ignored.
   */
  readonly purgeKey?: string | undefined
}

/**
 * Gets the announcements that show now, in the language of the request, those to show first at the
 * beginning; none is an empty list.
 * @source spec 1 §7, spec 2 §7
 */
export const readAnnouncements = defineCall({
  name: 'content.announcements',
  method: 'GET',
  path: '/announcements',
  auth: 'none',
  cacheable: true,
  query: v.object({
    purge: v.optional(v.string()),
    page_locale: v.optional(v.string()),
  }),
  encodeQuery: ({ purgeKey }: AnnouncementsQuery) => ({ purge: purgeKey }),
  answer: v.pipe(
    v.object({
      announcements: v.pipe(v.array(announcement), v.maxLength(MOST_ANNOUNCEMENTS)),
    }),
    v.transform((wire): readonly Announcement[] => wire.announcements),
  ),
})
