export { Length, Size, type LengthProps, type SizeProps } from './length.tsx'
