export * from './length.ts'
