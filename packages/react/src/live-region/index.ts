export { LiveRegion, useAnnounce, type Announce, type Urgency } from './live-region.tsx'
