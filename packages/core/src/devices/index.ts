export * from './devices.contract.ts'
export { readDevice } from './read-device.ts'
export type { DeviceName } from './read-device.ts'
