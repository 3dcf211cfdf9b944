export { Dots, type DotsProps } from './dots.tsx'
export { SelvageStrip, type SelvageStripProps } from './selvage-strip.tsx'
