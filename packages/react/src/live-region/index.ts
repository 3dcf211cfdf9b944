export { LiveRegion, useAnnounce } from './live-region.tsx'
export type { Announce, Urgency } from './live-region.tsx'
