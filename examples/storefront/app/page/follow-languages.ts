/** The presses that follow a link: here, in another tab, and by the link's own menu. */
const PRESSES = ['click', 'auxclick', 'contextmenu']

/** The language of a path, with the slash before it. */
const LANGUAGE = /^\/[a-z]{2}(?=\/|$)/

/**
 * Makes a link to another language lead to the address that the page has when the link is pressed,
 * because the server wrote it for the address that the page was loaded with. The server leads from
 * a path's words in one language to those of another. Returns a function that stops.
 */
export function followLanguages(flush: () => void): () => void {
  const follow = ({ target }: Event): void => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : undefined
    if (!link || !LANGUAGE.test(location.pathname)) return
    flush()
    link.href = location.pathname.replace(LANGUAGE, `/${link.hreflang}`) + location.search
  }
  for (const press of PRESSES) addEventListener(press, follow, true)
  return () => {
    for (const press of PRESSES) removeEventListener(press, follow, true)
  }
}
