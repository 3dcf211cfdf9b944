import { DeveloperError } from '@selvage/core/contract'

/** Throws a `DeveloperError` for an actor that no shop has provided. */
export function unprovided(provider: string, actor: string): never {
  throw new DeveloperError(
    `The machine has no actor "${actor}", so it cannot reach the gateway. Write createActor(${provider}(shop)).`,
  )
}

/** Throws a `DeveloperError` for a shop that plain JavaScript left out. */
export function needShop(provider: string, shop: object | undefined): void {
  if (!shop)
    throw new DeveloperError(`${provider} got no shop. Write ${provider}(createShop({…})).`)
}
