import type { ComponentType } from 'react'
import { useFrame } from '../page/frame.ts'

interface StillProps<Props extends object> {
  /** The component's name, part of what its HTML is found by. */
  readonly name: string
  readonly of: ComponentType<Props>
  /** Must survive JSON, and be nobody's own. */
  readonly props: Props
}

/**
 * A part of the page that is the same for everybody: it is rendered once for the same props. Other
 * components of the page are drawn for each request.
 */
export function Still<Props extends object>({ name, of, props }: StillProps<Props>) {
  const { islands } = useFrame()
  return islands.addStill(name, of as ComponentType<object>, props)
}
