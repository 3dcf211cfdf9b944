import { startIslands } from './islands.client.ts'

startIslands(document)
