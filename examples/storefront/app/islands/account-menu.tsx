/** The pages of a member's account, which open from the name in the header. */
export { AccountMenu as default } from '@selvage/react/navigation'
