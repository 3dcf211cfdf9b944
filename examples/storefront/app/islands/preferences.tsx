/** A link to the preferences, which a press shows in a dialog. */
export { PreferencesLink as default } from '@selvage/react/preferences'
