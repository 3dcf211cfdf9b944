export { Money } from './money.tsx'
export type { MoneyProps } from './money.tsx'
