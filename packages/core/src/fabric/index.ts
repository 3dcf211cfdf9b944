export * from './fabrics.table.ts'
export * from './fabric.ts'
export * from './fabric.contract.ts'
