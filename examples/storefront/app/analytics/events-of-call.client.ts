export { eventsOfCall } from '@selvage/core/analytics'
