import { join } from 'node:path'
import { isAnnouncementId, MOST_ANNOUNCEMENTS } from '@selvage/core/content'
import type { Announcement } from '@selvage/core/content'
import type { Language } from '@selvage/core/locale'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { localizePath } from '@selvage/i18n/routes'
import * as v from 'valibot'
import { checkFile, MissingFileError, readJsonFile } from './content-file.ts'
import { cacheFiles } from './cache-files.ts'
import type { ContentDeps } from './cache-files.ts'

/** The most announcements that a file has, with those that are over and those to come. */
const MOST_IN_FILE = 100

const time = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
)

const link = (lang: Language) =>
  v.pipe(
    v.strictObject({
      /** The name of a page of the shop. */
      route: v.string(),
      /** The parameters of its path. */
      params: v.optional(v.record(v.string(), v.union([v.string(), v.number()])), {}),
    }),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }): string => {
      const path = pathOf(value.route, lang, value.params)
      if (path !== undefined) return path
      addIssue({ message: `There is no page ${value.route} with these parameters.` })
      return NEVER
    }),
  )

type Params = Readonly<Record<string, string | number>>
type Localize = (route: string, lang: Language, params: Params) => string

/** Returns the path of a page; undefined for a page that does not exist, or not with these. */
function pathOf(route: string, lang: Language, params: Params): string | undefined {
  for (const localize of [localizePath, documentRoutes.localizePath] as readonly Localize[]) {
    try {
      return localize(route, lang, params)
    } catch {
      // The name may be one of the other pages.
    }
  }
  return undefined
}

/** An announcement as its file has it, with its page and its time read. */
interface TimedAnnouncement extends Announcement {
  readonly from: Date | undefined
  readonly until: Date | undefined
}

const announcementsFile = (lang: Language) =>
  v.pipe(
    v.array(
      v.pipe(
        v.strictObject({
          id: v.pipe(v.string(), v.check(isAnnouncementId)),
          title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
          link: v.optional(link(lang)),
          /** The first moment at which it shows, with its offset from UTC. */
          from: v.optional(time),
          /** The first moment at which it shows no more. */
          until: v.optional(time),
        }),
        v.check(
          ({ from, until }) => !from || !until || from < until,
          'It ends before it begins: `until` is not later than `from`.',
        ),
        v.transform(({ id, title, link: href = null, from, until }): TimedAnnouncement => ({
          id,
          lang,
          title,
          href,
          from,
          until,
        })),
      ),
    ),
    v.maxLength(MOST_IN_FILE),
    v.check(
      (all) => new Set(all.map(({ id }) => id)).size === all.length,
      'Two announcements have one id.',
    ),
  )

/**
 * Reads and checks the file of the announcements in a language; a shop without one announces
 * nothing.
 * @throws ContentFileError for a file that is wrong.
 */
export async function readAnnouncementsFile(
  folder: string,
  lang: Language,
): Promise<readonly TimedAnnouncement[]> {
  const path = join(folder, lang, 'announcements.json')
  const written = await readJsonFile(path).catch((error: unknown) => {
    if (error instanceof MissingFileError) return []
    throw error
  })
  return checkFile(path, announcementsFile(lang), written, 'a list of announcements')
}

const cachedAnnouncements = cacheFiles<readonly TimedAnnouncement[]>()

/** Returns the announcements of a language that show at a time, in the order of their file. */
export async function findAnnouncements(
  lang: Language,
  now: Date,
  deps: ContentDeps,
  isPurged: boolean,
): Promise<Announcement[]> {
  const read = () => readAnnouncementsFile(deps.config.contentDir, lang)
  const all = (await cachedAnnouncements({ key: lang, read, isPurged }, deps)) ?? []
  return all
    .filter(({ from, until }) => (!from || from <= now) && (!until || now < until))
    .slice(0, MOST_ANNOUNCEMENTS)
    .map(({ id, title, href }) => ({ id, lang, title, href }))
}
