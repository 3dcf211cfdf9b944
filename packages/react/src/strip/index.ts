export { Dots } from './dots.tsx'
export type { DotsProps } from './dots.tsx'
export { SelvageStrip } from './selvage-strip.tsx'
export type { SelvageStripProps } from './selvage-strip.tsx'
