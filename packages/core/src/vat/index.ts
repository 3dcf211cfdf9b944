export * from './vat-number.ts'
export { setVatNumber } from './vat.contract.ts'
