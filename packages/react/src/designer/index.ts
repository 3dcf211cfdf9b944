export { FollowButton } from './follow-button.tsx'
export type { FollowButtonProps } from './follow-button.tsx'
