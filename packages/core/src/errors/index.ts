export * from './catalogue.table.ts'
export { CHANGE_REASONS } from './change-reasons.table.ts'
export { isForMembers, MEMBERS_ONLY } from './members-only.ts'
export * from './errors.ts'
