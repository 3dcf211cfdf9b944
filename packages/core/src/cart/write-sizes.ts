/** Writes the lengths in a line's text in the reader's own measures. */
export const writeSizes = (
  text: string,
  size: (widthIn: number, heightIn: number) => string,
): string =>
  text.replace(/\{([\d.]+)x([\d.]+)\}/g, (_, width: string, height: string) =>
    size(Number(width), Number(height)),
  )
