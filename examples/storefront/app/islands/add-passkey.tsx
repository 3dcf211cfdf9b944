/** The form that adds a passkey, which the browser makes. */
export { AddPasskeyForm as default } from '@selvage/react/passkey'
