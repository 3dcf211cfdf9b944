/** Returns the theme that the reader's system asks for; the light one where there is no page. */
export const systemTheme = (): 'light' | 'dark' =>
  'matchMedia' in globalThis && matchMedia('(prefers-color-scheme: dark)').matches
    ? 'dark'
    : 'light'
