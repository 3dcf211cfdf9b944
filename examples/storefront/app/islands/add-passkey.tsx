/** The form that adds a passkey, which the browser makes. */
export { AddPasskeyForm as AddPasskeyIsland } from '@selvage/react/passkey'
