export { fillAYardMachine } from './fill-a-yard.machine.ts'
export { fillAYardView } from './fill-a-yard.view.ts'
export type { FillAYardView, LoadView } from './fill-a-yard.view.ts'
export type { SavedView } from './cached-layout.ts'
export type { YardCell } from './cells.ts'
export { provideFillAYard } from './fill-a-yard.actors.ts'
export { CELL_TOOLS, MAX_SAVED, WHOLE_TOOLS } from './fill-a-yard.types.ts'
export type {
  CellTool,
  Direction,
  FillAYardContext,
  FillAYardEdit,
  FillAYardEmitted,
  FillAYardEvent,
  FillAYardInput,
  FillAYardStart,
  Announcement,
  LayoutHistory,
  SavedLayout,
  WholeTool,
} from './fill-a-yard.types.ts'
export type { ErrorMessage } from '../error-message.ts'
