/** The form that makes an account, whose password can be shown once its script is there. */
export { JoinForm as default } from '@selvage/react/account'
