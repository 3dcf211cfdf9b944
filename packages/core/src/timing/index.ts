export * from './timing.ts'
