export { FollowButton as default } from '@selvage/react/designer'
