/** The collections that a design is added to. */
export { AddToCollection as default } from '@selvage/react/own-collections'
