/** The form of an agent, whose summary takes focus once its script is there. */
export { RepresentForm as default } from '@selvage/react/privacy-request'
