export { Footer } from './footer.tsx'
export { SubscribeLead } from './subscribe-lead.tsx'
export type { SubscribeLeadProps } from './subscribe-lead.tsx'
export type { FooterGroup, FooterProps } from './footer.tsx'
