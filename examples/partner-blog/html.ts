/** HTML that may be put into a page as it is. */
export interface Html {
  readonly html: string
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** A template whose values are escaped, unless they are HTML made here. */
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
