/** The form that asks for a link, whose summary takes focus once its script is there. */
export { AskForPasswordForm as default } from '@selvage/react/account'
