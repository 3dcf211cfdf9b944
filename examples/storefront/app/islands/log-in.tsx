/** The form of the login, whose password can be shown once its script is there. */
export { LogInForm as default } from '@selvage/react/account'
