/** The form of the page of preferences: another country shows what it brings. */
export { PreferencesForm as default } from '@selvage/react/preferences'
