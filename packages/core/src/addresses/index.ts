export { ADDRESS_PARTS, isSameAddress, MOST_ADDRESSES } from './saved-address.ts'
export * from './addresses.contract.ts'
