/** The form of a saved address, whose fields follow the country once its script is there. */
export { AddressForm as default } from '@selvage/react/addresses'
