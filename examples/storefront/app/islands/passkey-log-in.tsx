/** The button that logs in with a passkey, and the suggestions of the e-mail field. */
export { PasskeyLogIn as default } from '@selvage/react/passkey'
