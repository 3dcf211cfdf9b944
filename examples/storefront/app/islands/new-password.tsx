/** The form of a new password, which can be shown once its script is there. */
export { NewPasswordForm as default } from '@selvage/react/account'
