/** Selects the tags of the page's script: a `my-selvage.js` is not taken for `selvage.js`. */
export const OUR_SCRIPT = '[src*="/selvage.js"]'

/** Returns the first such tag, of those that another selector narrows them down to. */
export const findScript = (having = ''): HTMLScriptElement | null =>
  document.querySelector(OUR_SCRIPT + having)
