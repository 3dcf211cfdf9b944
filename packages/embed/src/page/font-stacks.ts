/**
 * Fonts of the widgets where the page names none: faces that a system has, near to our own, which
 * are used where the page has them. Nothing is fetched, so that nothing waits, moves or needs a
 * page's policy to name another source; and no list ends with `serif`, which is Times in most
 * browsers.
 */
export const FONT_STACKS = {
  text: '"Commissioner Variable","Gill Sans",system-ui,sans-serif',
  display: '"Fraunces Variable",Georgia,"Noto Serif","DejaVu Serif",system-ui',
} as const
