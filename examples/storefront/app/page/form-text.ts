/** Returns a text field of a posted form; empty for a file or a missing field. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Returns a text of several lines of a posted form, in which a browser ends lines by two signs. */
export const formLines = (form: FormData, name: string): string =>
  formText(form, name).replaceAll('\r\n', '\n')
