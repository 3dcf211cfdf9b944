/** HTML that is safe to put into a page. */
export interface Html {
  readonly html: string
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Returns HTML from a template whose values are escaped, unless they are HTML themselves. */
export function html(
  texts: TemplateStringsArray,
  ...values: readonly (string | number | Html | readonly Html[])[]
): Html {
  const written = (value: (typeof values)[number]): string => {
    if (typeof value === 'string' || typeof value === 'number')
      return String(value).replace(/[&<>"]/g, (char) => escapes[char] ?? char)
    return 'html' in value ? value.html : value.map((each) => each.html).join('')
  }
  return { html: String.raw({ raw: texts }, ...values.map(written)) }
}
