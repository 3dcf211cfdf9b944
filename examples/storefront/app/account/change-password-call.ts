/** The call that changes a password, which is loaded when the form is sent. */
export { changePassword } from '@selvage/core/account'
