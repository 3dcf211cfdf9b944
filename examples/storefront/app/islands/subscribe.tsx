/** The form that subscribes, whose summary takes focus once its script is there. */
export { SubscribeForm as SubscribeIsland } from '@selvage/react/newsletter'
