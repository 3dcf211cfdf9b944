export { PreferencesForm } from './preferences-form.tsx'
export type { ChosenPreferences, PreferencesFormProps } from './preferences-form.tsx'
export { PreferencesLink } from './preferences-link.tsx'
export type { PreferencesLinkProps } from './preferences-link.tsx'
