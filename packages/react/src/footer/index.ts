export { Footer } from './footer.tsx'
export type { FooterProps } from './footer.tsx'
export { PreferencesForm } from './preferences-form.tsx'
export type { PreferencesFormProps } from './preferences-form.tsx'
