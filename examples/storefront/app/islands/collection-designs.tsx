/** The designs of a member's collection, in the order that they are put in. */
export { CollectionDesigns as CollectionDesignsIsland } from '@selvage/react/own-collections'
