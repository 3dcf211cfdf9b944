/** Functions that run in a page of Storybook, so they use nothing outside themselves. */

interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    on: (event: string, listener: (detail: unknown) => void) => void
    emit: (event: string, detail: unknown) => void
  }
  /** The stories and docs pages that were shown since the last change, and what went wrong. */
  shown?: string[]
  wrong?: string
}

/** Notes in the page which story was played, and which failed. */
export function followStories(): void {
  const page = globalThis as unknown as StorybookWindow
  const failures = [
    'storyMissing',
    'storyErrored',
    'storyThrewException',
    'playFunctionThrewException',
  ]
  let channel = page.__STORYBOOK_ADDONS_CHANNEL__
  Object.defineProperty(page, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(made: StorybookWindow['__STORYBOOK_ADDONS_CHANNEL__']) {
      channel = made
      for (const event of ['storyRendered', 'docsRendered'])
        made?.on(event, (id) => {
          page.shown = [...(page.shown ?? []), String(id)]
        })
      for (const event of failures)
        made?.on(event, (detail) => {
          page.wrong = `${event}: ${JSON.stringify(detail).slice(0, 300)}`
        })
    },
  })
}

/** Changes the toolbars, which draws the story of the page again. */
export function changeSettings(globals: Readonly<Record<string, string>>): void {
  const page = globalThis as unknown as StorybookWindow
  delete page.shown
  page.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals })
}

/** Goes to another story or docs page without loading the page again. */
export function goToStory(selection: { storyId: string; viewMode: 'docs' | 'story' }): void {
  const page = globalThis as unknown as StorybookWindow
  delete page.shown
  page.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', selection)
}

/**
 * Returns whether a story was drawn and played, or a docs page with all of its stories; throws when
 * one could not be.
 */
export function storyIsShown(story: string): boolean {
  const { shown = [], wrong } = globalThis as unknown as StorybookWindow
  if (wrong !== undefined) throw new Error(`${story} cannot be shown: ${wrong}`)
  const inside = [...document.querySelectorAll('[id^="story--"][id$="-inner"]')]
  return (
    shown.includes(story) &&
    inside.every(({ id }) => shown.some((each) => id.startsWith(`story--${each}`)))
  )
}

/** Resolves when the page's fonts and pictures are there and two frames were drawn. */
export async function everythingIsLoaded(): Promise<void> {
  await document.fonts.ready
  const pictures = [...document.images].map((image) => {
    // A picture that is out of sight would wait for ever.
    image.loading = 'eager'
    return image.decode().catch(() => undefined)
  })
  await Promise.all(pictures)
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((resolve) => {
      requestAnimationFrame(resolve)
    })
}
