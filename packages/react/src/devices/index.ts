export { Devices } from './devices.tsx'
export type { DevicesProps } from './devices.tsx'
