/**
 * Builds a hostile input from its description: `{ $repeat: [text, times] }`, `{ $repeatList: [item,
 * times] }` or `{ $concat: [parts] }`.
 */
export function expand(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input
  if ('$repeat' in input && Array.isArray(input.$repeat))
    return String(input.$repeat[0]).repeat(Number(input.$repeat[1]))
  if ('$repeatList' in input && Array.isArray(input.$repeatList))
    return Array<unknown>(Number(input.$repeatList[1])).fill(input.$repeatList[0])
  if ('$concat' in input && Array.isArray(input.$concat))
    return input.$concat.map((part) => String(expand(part))).join('')
  return input
}
