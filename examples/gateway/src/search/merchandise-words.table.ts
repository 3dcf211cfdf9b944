/** Words that name what a design is printed on, and those that join them to the design's own. */
interface PassedOver {
  readonly merchandise: readonly string[]
  /** The full-text search passes over those of English by itself. */
  readonly joining: readonly string[]
}

/**
 * Shoppers write these beside the words of a design, as in `palm wallpaper` or `Stoff mit Füchsen`:
 * in lower case and without accents here.
 */
export const PASSED_OVER: Readonly<Record<'en' | 'de' | 'es' | 'fr', PassedOver>> = {
  en: {
    merchandise: [
      ...['fabric', 'fabrics', 'cloth', 'textile', 'textiles', 'material', 'yard', 'yards'],
      ...['wallpaper', 'wallpapers', 'wallpapering', 'pillow', 'pillows', 'cushion', 'cushions'],
      ...['curtain', 'curtains', 'bedding', 'duvet', 'blanket', 'blankets', 'tablecloth'],
      ...['napkins', 'print', 'prints', 'pattern', 'patterns', 'design', 'designs'],
    ],
    joining: [],
  },
  de: {
    merchandise: [
      ...['stoff', 'stoffe', 'stoffen', 'textil', 'textilien', 'meterware', 'baumwollstoff'],
      ...['tapete', 'tapeten', 'kissen', 'vorhang', 'vorhange', 'gardine', 'gardinen'],
      ...['bettwasche', 'decke', 'decken', 'tischdecke', 'servietten'],
      ...['muster', 'motiv', 'motive', 'motiven', 'druck', 'design', 'designs'],
    ],
    joining: [
      ...['mit', 'und', 'fur', 'auf', 'im', 'in', 'am', 'an', 'aus', 'von', 'vom', 'zum', 'zur'],
      ...['der', 'die', 'das', 'den', 'dem', 'des', 'ein', 'eine', 'einen', 'einem', 'einer'],
    ],
  },
  es: {
    merchandise: [
      ...['tela', 'telas', 'tejido', 'tejidos', 'papel', 'pintado', 'papeles', 'pintados'],
      ...['cojin', 'cojines', 'cortina', 'cortinas', 'funda', 'fundas', 'manta', 'mantas'],
      ...['mantel', 'servilletas', 'estampado', 'estampados', 'estampada', 'estampadas'],
      ...['diseno', 'disenos', 'metro', 'metros'],
    ],
    joining: [
      ...['con', 'y', 'e', 'para', 'en', 'de', 'del', 'a', 'al', 'el', 'la', 'los', 'las'],
      ...['un', 'una', 'unos', 'unas'],
    ],
  },
  fr: {
    merchandise: [
      ...['tissu', 'tissus', 'papier', 'peint', 'papiers', 'peints', 'coussin', 'coussins'],
      ...['rideau', 'rideaux', 'housse', 'housses', 'couette', 'plaid', 'plaids', 'nappe'],
      ...['serviettes', 'motif', 'motifs', 'imprime', 'imprimes', 'metre', 'metres'],
    ],
    joining: [
      ...['avec', 'et', 'pour', 'sur', 'en', 'de', 'du', 'des', 'd', 'a', 'au', 'aux'],
      ...['le', 'la', 'les', 'l', 'un', 'une'],
    ],
  },
}
