/** The form of the login, whose password can be shown once its script is there. */
export { LogInForm as LogInIsland } from '@selvage/react/account'
