/** Pages without a language in their path. @source spec 2 §2.1, §2.2 */
export const untranslatedRoutes = {
  root: '/',
} as const
