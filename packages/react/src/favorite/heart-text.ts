import type { Messages } from '../messages/index.ts'

/** Returns the sentence that a heart announces after a change. */
export const heartText =
  (t: Messages['t'], title: string) =>
  ({ isFavorite }: { readonly isFavorite: boolean }): string =>
    t(isFavorite ? 'favorites.added' : 'favorites.removed', { title })
