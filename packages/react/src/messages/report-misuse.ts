/** The problems that the console has: each is written once, however often a page is drawn. */
const reported = new Set<string>()

/** Writes to the console what a page does wrong, with what to write instead. */
export function reportMisuse(problem: string): void {
  if (reported.has(problem)) return
  reported.add(problem)
  console.error(problem)
}
