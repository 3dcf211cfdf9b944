import type { Page } from 'playwright-core'
import { modes } from '../../stories/support/modes.table.ts'
import type { Mode, ModeName } from '../../stories/support/modes.table.ts'
import { foreignFonts } from './foreign-fonts.ts'
import { openStorybook } from './open-storybook.ts'
import { comparedStories } from './screenshots.table.ts'

/** No picture is higher, because long pages repeat themselves below. */
const MAX_HEIGHT_PX = 1200
/** A page that is not still after this many pictures never is. */
const MAX_TRIES = 10
const BETWEEN_MS = 300

/** The picture of a story in a mode, as a PNG. */
export interface Screenshot {
  readonly name: string
  readonly png: Buffer
  /** Faces of the machine with which the story draws letters. */
  readonly foreign: readonly string[]
  /**
   * Loads the story again and takes its picture when it stands still, for one that differs from
   * what is expected.
   */
  readonly settled: () => Promise<Buffer>
}

const nameOf = (story: string, mode: ModeName): string => `${story}.${mode}`

/** The name of each picture: `story.mode`. */
export const screenshotNames: readonly string[] = comparedStories.flatMap(({ story, modes: own }) =>
  own.map((mode) => nameOf(story, mode)),
)

/** Takes the pictures of all stories of the table, mode by mode. */
export async function* takeScreenshots(folder: string): AsyncGenerator<Screenshot> {
  const { page, show, showAnew, close } = await openStorybook(folder)
  try {
    for (const [name, mode] of Object.entries(modes) as [ModeName, Mode][])
      for (const { story, modes: own } of comparedStories) {
        if (!own.includes(name)) continue
        await show(story, mode)
        const png = await takePicture(page)
        // The letters of the pseudo-languages are no part of our faces.
        const isPseudo = mode.language === 'pseudo' || mode.language === 'rtl'
        const foreign = isPseudo ? [] : await foreignFonts(page)
        const settled = async (): Promise<Buffer> => {
          await showAnew(story, mode)
          return settledPicture(page)
        }
        yield { name: nameOf(story, name), png, foreign, settled }
      }
  } finally {
    await close()
  }
}

async function takePicture(page: Page): Promise<Buffer> {
  const width = await page.evaluate(() => document.documentElement.clientWidth)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  return page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT_PX) },
    animations: 'disabled',
  })
}

/** Takes pictures until two in a row are the same; the last one when they never are. */
async function settledPicture(page: Page): Promise<Buffer> {
  let last = await takePicture(page)
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    await page.waitForTimeout(BETWEEN_MS)
    const next = await takePicture(page)
    if (next.equals(last)) return next
    last = next
  }
  return last
}
