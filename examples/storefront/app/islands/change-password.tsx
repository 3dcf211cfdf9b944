/** The form that changes a password, which can be shown once its script is there. */
export { ChangePasswordForm as default } from '@selvage/react/account'
