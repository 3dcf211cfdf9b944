/** The form of the page of preferences: another country shows what it brings. */
export { PreferencesForm as PreferencesFormIsland } from '@selvage/react/preferences'
