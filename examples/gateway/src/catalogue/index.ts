export * from './catalogue.ts'
export * from './designs.ts'
