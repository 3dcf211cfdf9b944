/** The announcements of the shop's Spanish pages during the journeys. */
export const NEWS = [
  { id: 'linen', title: 'Ha llegado el lino belga', link: { route: 'BELGIAN_LINEN' } },
  { id: 'moved', title: 'Imprimimos también los sábados' },
] as const
