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

/**
 * Returns the input of a machine. Throws a `DeveloperError` where plain JavaScript left out a part
 * that the machine cannot begin without, or all of it.
 */
export function needInput<Input extends object>(
  machine: string,
  input: Input | undefined,
  names: readonly (keyof Input & string)[],
): Input {
  if (input && names.every((name) => input[name] !== undefined)) return input
  const needed = names.join(', ')
  throw new DeveloperError(
    `${machine} got no ${needed}, so it cannot begin. Write createActor(${machine}, { input: { ${needed} } }).`,
  )
}
