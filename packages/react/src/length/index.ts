export { Length, Size } from './length.tsx'
export type { LengthProps, SizeProps } from './length.tsx'
