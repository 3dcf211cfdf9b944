export { Footer, type FooterProps } from './footer.tsx'
export { PreferencesForm, type PreferencesFormProps } from './preferences-form.tsx'
