/** The collections that a design is added to. */
export { AddToCollection as AddToCollectionIsland } from '@selvage/react/own-collections'
