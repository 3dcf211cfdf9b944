import type { RepeatType } from '../design/design.contract.ts'
import type { FabricCode } from '../fabric/fabrics.table.ts'

/** A design of the sample shop, copied from the reference catalog by scripts/sample-designs.ts. */
export interface SampleDesign {
  readonly id: number
  readonly title: string
  readonly slug: string
  readonly designerId: number
  /** The printed colors, the ground color first. */
  readonly palette: readonly string[]
  /** Lengths in inches, named as on the wire. */
  readonly repeat: {
    readonly type: RepeatType
    readonly width: number
    readonly height: number
    readonly period_width: number
    readonly period_height: number
  }
  readonly tags: readonly string[]
  readonly style: string
  readonly topics: readonly string[]
  readonly colours: readonly string[]
  readonly recommendedFabric: FabricCode
  readonly sold: number
  readonly favoriteCount: number
  readonly createdAt: string
  /** The member who has made it; one of the sample designers where it is left out. */
  readonly maker?: SampleDesigner
  /** False for a design that is shown and not sold. */
  readonly forSale?: boolean
}

/** A designer of the sample shop. */
export interface SampleDesigner {
  readonly id: number
  readonly name: string
  readonly screenName: string
  readonly bio: string
  readonly town: string
}
