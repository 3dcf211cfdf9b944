/** The designs of a member's collection, in the order that they are put in. */
export { CollectionDesigns as default } from '@selvage/react/own-collections'
