export { Disclosure, DisclosureGroup } from './disclosure.tsx'
export type { DisclosureProps } from './disclosure.tsx'
