import { DeveloperError } from '@selvage/core/contract'

/** Throws a `DeveloperError` for an actor that no shop has provided. */
export function unprovided(provider: string, actor: string): never {
  throw new DeveloperError(
    `The machine has no actor "${actor}", so it cannot reach the gateway. Write createActor(${provider}(shop)).`,
  )
}
