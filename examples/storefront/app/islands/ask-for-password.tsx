/** The form that asks for a link, whose summary takes focus once its script is there. */
export { AskForPasswordForm as AskForPasswordIsland } from '@selvage/react/account'
