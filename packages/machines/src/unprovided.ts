import { DeveloperError } from '@selvage/core/contract'

/** Throws a `DeveloperError` for an actor that no shop has provided. */
export function unprovided(machine: string, actor: string): never {
  throw new DeveloperError(
    `The ${machine} machine needs the actor "${actor}", so it cannot reach the gateway. Write provide${machine.charAt(0).toUpperCase()}${machine.slice(1)}(shop), or ${machine}Machine.provide({ actors: { ${actor}: … } }).`,
  )
}
