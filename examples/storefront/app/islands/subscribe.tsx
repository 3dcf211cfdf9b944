/** The form that subscribes, whose summary takes focus once its script is there. */
export { SubscribeForm as default } from '@selvage/react/newsletter'
