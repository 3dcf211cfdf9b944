export { oneWallView } from './one-wall.ts'
export type { OneWall, OneWallView } from './one-wall.ts'
