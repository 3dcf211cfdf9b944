/** The errors of a form whose checks have results; a right field has none. */
type ErrorsOf<Results> = { readonly [Name in keyof Results]?: Exclude<Results[Name], undefined> }

/** Returns the errors among the results of a form's checks; a right field's is undefined. */
export const errorsOnly = <const Results extends Readonly<Record<string, unknown>>>(
  results: Results,
): ErrorsOf<Results> =>
  Object.fromEntries(
    Object.entries(results).filter(([, error]) => error !== undefined),
  ) as ErrorsOf<Results>
