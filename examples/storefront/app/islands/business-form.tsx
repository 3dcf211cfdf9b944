/** A form of the small-business grant, whose summary takes focus once its script is there. */
export { BusinessForm as default } from '@selvage/react/business'
