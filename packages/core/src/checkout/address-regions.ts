export { ADDRESS_REGIONS } from './address-regions.generated.ts'
