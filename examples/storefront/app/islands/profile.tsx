/** The form of a profile, whose preferences follow the country once its script is there. */
export { ProfileForm as default } from '@selvage/react/profile'
