/** A collection of a member's own. */
export interface TestCollection {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly shown: boolean
  readonly designerOnly: boolean
  readonly designIds: readonly number[]
}
