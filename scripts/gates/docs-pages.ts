import type { Page } from 'playwright-core'
import { keyboardNotes } from '../../stories/support/keyboard-notes.table.ts'
import { openStorybook } from '../screenshots/open-storybook.ts'

/** A row of a docs page's table of props. */
interface DocsRow {
  readonly name: string
  /** The type as the page writes it, such as `"window" | "sheet"`. */
  readonly type: string
  /** The kind of its control; null when it has none. */
  readonly control: string | null
}

/** A docs page, as far as it is judged. */
export interface DocsPage {
  readonly title: string
  /** Props of the page's component in our packages; null when the component is none of theirs. */
  readonly ownProps: readonly string[] | null
  readonly rows: readonly DocsRow[]
}

/** The complaints about docs pages, and the number of props that are a choice. */
export interface DocsJudgement {
  readonly complaints: readonly string[]
  readonly choices: number
}

/** Pages of a component: the others show foundations, guides and custom elements. */
const OF_A_COMPONENT = /^(?:General|Shop)\//
/** A page of a hook alone, which its story draws with plain elements. */
const OF_A_HOOK = 'Shop/Headless buy box'
/** Fewer props with a choice than these mean that their types were not read. */
const MIN_CHOICES = 20

/** Judges the tables of props: each documents our component, and a union is a choice. */
export function judgeDocs(pages: readonly DocsPage[], minChoices = MIN_CHOICES): DocsJudgement {
  const rows = pages.flatMap(({ title, rows }) => rows.map((row) => ({ ...row, title })))
  const unions = rows.filter(({ type }) => isChoice(type))
  const complaints = [
    ...pages.flatMap(judgeComponent),
    ...unions
      .filter(({ control }) => control !== 'radio' && control !== 'select')
      .map(({ title, name, type }) => `${title}: ${name} is ${type} and has no choice control.`),
  ]
  if (unions.length < minChoices)
    complaints.push(`Only ${unions.length} props are a choice: their types were not read.`)
  return { complaints, choices: unions.length }
}

function judgeComponent({ title, ownProps, rows }: DocsPage): readonly string[] {
  if (!OF_A_COMPONENT.test(title) || title === OF_A_HOOK) return []
  if (ownProps === null)
    return [`${title} documents no component of ours: name it in meta, and a wrapper in render.`]
  const names = rows.map(({ name }) => name)
  return ownProps.some((name) => names.includes(name))
    ? []
    : [`${title} names no prop of its component.`]
}

/** Returns a complaint for each row of the keyboard notes that belongs to no page. */
export function judgeNotes(pages: readonly DocsPage[]): readonly string[] {
  const titles = new Set(pages.map(({ title }) => title))
  return Object.keys(keyboardNotes)
    .filter((title) => !titles.has(title))
    .map((title) => `${title} has keyboard notes and no docs page.`)
}

/** A union with a string in it, of which a person chooses one. */
const isChoice = (type: string): boolean =>
  type.includes('"') &&
  type.split(' | ').every((part) => /^(?:"[^"]*"|\d+|\w+)$/.test(part)) &&
  type.includes(' | ')

/** Opens a built Storybook and reads the table of props of each docs page. */
export async function readDocsPages(folder: string): Promise<readonly DocsPage[]> {
  const storybook = await openStorybook(folder)
  try {
    await storybook.show('general-button--docs', {
      theme: 'light',
      language: 'en',
      viewport: 'large',
    })
    return await readPages(storybook.page)
  } finally {
    await storybook.close()
  }
}

const readPages = (page: Page): Promise<readonly DocsPage[]> =>
  page.evaluate(async () => {
    interface Story {
      readonly title: string
      readonly component?: { readonly __docgenInfo?: { readonly props?: object } }
      readonly argTypes: Record<
        string,
        {
          readonly control?: { readonly type?: string; readonly disable?: boolean } | null
          readonly table?: { readonly type?: { readonly summary?: string } }
        }
      >
    }
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__: {
        storyStoreValue: {
          loadAllCSFFiles: () => Promise<Record<string, unknown>>
          componentStoriesFromCSFFile: (file: { csfFile: unknown }) => readonly Story[]
        }
      }
    }
    const store = preview.storyStoreValue
    const files = Object.values(await store.loadAllCSFFiles())
    const stories = files.flatMap((csfFile) => store.componentStoriesFromCSFFile({ csfFile }))
    // A docs page has the controls of its first story.
    const firsts = new Map(stories.toReversed().map((story) => [story.title, story]))
    return [...firsts.values()].map((story) => {
      const props = story.component?.__docgenInfo?.props
      return {
        title: story.title,
        ownProps: props ? Object.keys(props) : null,
        rows: Object.entries(story.argTypes).map(([name, { control, table }]) => ({
          name,
          type: table?.type?.summary ?? '',
          control: control?.disable === true ? null : (control?.type ?? null),
        })),
      }
    })
  })
