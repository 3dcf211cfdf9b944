/** The form of a profile, whose preferences follow the country once its script is there. */
export { ProfileForm as ProfileIsland } from '@selvage/react/profile'
