import { describe, expect, test } from 'vitest'
import type { Catalogue } from './catalogue.ts'
import { catalogue as german } from './de/index.ts'
import { catalogue as english } from './en/index.ts'
import { catalogue as british } from './en-GB/index.ts'
import { catalogue as spanish } from './es/index.ts'
import { catalogue as french } from './fr/index.ts'

/** A word that a language does not use, with the one to write. */
interface Rule {
  readonly not: RegExp
  readonly but: string
  /** Keys in which the word has another meaning. */
  readonly except?: RegExp
}

/** Keys of prints, which are what the German word means alone. */
const PRINTS = /^search\.(?:style|invalid style value)$|^fill-a-yard\.reason/

/** Keys of everything but wallpaper. */
const NOT_OF_WALLS = /^(?!wall)/

/** Keys of the tax that is part of the price: any other is added where it is no VAT. */
const VALUE_ADDED =
  /^(?:(?:cart|fabric)\.taxIncluded|page\.pricesWithTax|errors\.VAT_RATE_CHANGED|checkout\.vat\w*)$/

const NO_BREAK = '\u00a0'
const NARROW = '\u202f'

/** A length or weight whose unit can stand alone on the next line. */
const LOOSE_UNIT = /(?:\d|\}\}) (?:[ck]?m|kB|Zoll|Fuß|pulg\.|pies|oz\/|g\/m)(?![a-zà-ÿ])/

/** Every straight quote is a slip of the keyboard, in each language. */
const STRAIGHT: Rule = { not: /["']|\.\.\./, but: 'typographic quotes and ellipses' }

/** A number or a value, a plain space and a unit. */
const UNIT_AFTER_SPACE = /[\d}] (?:po|pi|cm|m|ko|g\/m²|oz\/yd²|yards?|pieds)(?!\p{Letter})/u

/** The preposition that would elide before a name with a vowel. */
const NAME_AFTER_DE = /\bde \{\{(?:title|name|designer|curator|first|fabric|collection)\}\}/

const AMERICAN: readonly Rule[] = [
  STRAIGHT,
  { not: /colour|favourit|fibre|centred|instalment|\bgrey\b/i, but: 'American spelling' },
  { not: /\b(?:centi)?metres?\b/i, but: 'meter' },
  { not: /\b(?:jumpers?|trousers|cushions?|duvets)\b(?! cover)/i, but: 'American words' },
  { not: /\bcloths?\b/i, but: 'fabric', except: /^cart\.emptyHelp$/ },
  { not: /\bparcels?\b|\btick\b/i, but: 'package, check' },
  { not: /put right|begins? anew|zipcode|just now|whoever/i, but: 'what an American shop says' },
]

const BRITISH: readonly Rule[] = [
  STRAIGHT,
  // The name of a placeholder is that of the code.
  {
    not: /color(?!\}\})|favorit|fiber|centered|installment|canceled|\bgray\b/i,
    but: 'British spelling',
  },
  { not: /\b(?:centi)?meters?\b/i, but: 'metre' },
  { not: /\b(?:sweaters?|pants|pillows?)\b|just now|whoever/i, but: 'British words' },
]

const GERMAN: readonly Rule[] = [
  STRAIGHT,
  { not: /!/, but: 'a full stop' },
  { not: /, es wurde nichts/, but: 'two sentences' },
  { not: /(?:^|“)[^„]*“|”|«|»/, but: '„ and “' },
  { not: /(?<!Zu)Schnittplan/, but: 'Zuschnittplan' },
  { not: /Probestück/, but: 'Stoffprobe' },
  { not: /(?<!Tapeten|Farb)Muster\b/, but: 'Design, Stoffprobe, Tapetenmuster', except: PRINTS },
  { not: /nicht verkäuflich|im wahren Maßstab/, but: 'the glossary' },
  { not: /Grasgewebe|Baumwollstrick|Eillieferung|Lieferart/, but: 'the glossary' },
  { not: /^in$|\}\}\sin (?=\()/, but: 'Zoll' },
  { not: /\b(?:du|dich|dir|dein(?:e[mnrs]?)?)\b/i, but: 'Sie' },
  { not: /(?<!\u00a0)…/, but: 'U+00A0 before an ellipsis' },
  { not: LOOSE_UNIT, but: 'U+00A0 before a unit' },
  { not: /\b(?:den|der|einen|ihren|ganzer) Yard\b/i, but: 'das Yard' },
  { not: /MwSt|Mehrwert/, but: 'Steuern', except: VALUE_ADDED },
  { not: /Baumwoll-(?:Batist|Popeline)|Cheater Quilt|Strg \+|So geht es/, but: 'the glossary' },
]

const SPANISH: readonly Rule[] = [
  STRAIGHT,
  { not: /carrito/i, but: 'cesta' },
  { not: /\bpanel(?:es)?\b/i, but: 'tira' },
  { not: /\brepetici(?:ón|ones)\b/i, but: 'rapport' },
  { not: /\bcuadros?\b/i, but: 'casilla', except: /^search\./ },
  { not: /tela lisa|a trabajo|medio salto de|Popelina|fibra natural/i, but: 'the glossary' },
  { not: /“|”/, but: '« and »' },
  { not: /\b(?:usted(?:es)?|su (?:pedido|cesta|pared))\b/i, but: 'tú' },
  { not: /^[^¿]*\?|[¡!]/, but: 'an opening ¿, and no exclamation' },
  { not: LOOSE_UNIT, but: 'U+00A0 before a unit' },
  { not: /\bcuadrados?\b(?! de patchwork)/i, but: 'casilla', except: /^home-good\./ },
  { not: /\bIVA\b/, but: 'impuestos', except: VALUE_ADDED },
  { not: /estamp/i, but: 'imprimir, for paper', except: NOT_OF_WALLS },
  { not: /\bretales\b|sitio web|(?:este|tu|propio) sitio\b|Escape/i, but: 'the glossary' },
]

const FRENCH: readonly Rule[] = [
  STRAIGHT,
  { not: /(?<!\u202f)[;?!]/, but: 'U+202F before ; ? !' },
  { not: /(?<!\u00a0):/, but: 'U+00A0 before a colon' },
  { not: /«(?!\u00a0)|(?<!\u00a0)»/, but: 'U+00A0 inside guillemets' },
  { not: UNIT_AFTER_SPACE, but: 'U+00A0 before a unit' },
  {
    not: NAME_AFTER_DE,
    but: '“par”, “signé” or a colon before a name, which may begin with a vowel',
  },
  { not: /étoffe/i, but: 'tissu', except: /line_\w*KNIT_ULTRA$/ },
  { not: /\btissu (?:blanc )?uni\b/i, but: 'non imprimé' },
  { not: /\bdesigners?\b(?!\}\})/i, but: 'créateur' },
  {
    not: /carte de crédit|valable|en sécurité|\bCeci\b|Plus de \{\{/,
    but: 'what a French shop says',
  },
  { not: /Autocollant|à la commande|linon|Saisissez votre mur|Rangée/i, but: 'the glossary' },
]

const catalogues: readonly (readonly [string, Catalogue, readonly Rule[]])[] = [
  ['American English', english, AMERICAN],
  ['British English', british, BRITISH],
  ['German', german, GERMAN],
  ['Spanish', spanish, SPANISH],
  ['French', french, FRENCH],
]

/** The sentences of a catalog that break its rules. */
function slipsOf(catalogue: Catalogue, rules: readonly Rule[]): string[] {
  return Object.entries(catalogue).flatMap(([key, sentence]) =>
    rules
      .filter(({ not, except }) => not.test(sentence) && except?.test(key) !== true)
      .map(({ but }) => `${key}: ${sentence} (write ${but})`),
  )
}

describe.each(catalogues)('%s', (_, catalogue, rules) => {
  test('has the words and the typography of its glossary', () => {
    expect(slipsOf(catalogue, rules)).toEqual([])
  })
})

test('a rule finds what it forbids', () => {
  expect(slipsOf({ a: 'By colour' }, AMERICAN)).toHaveLength(1)
  expect(slipsOf({ a: `Combien${NARROW}? Prix${NO_BREAK}: 3` }, FRENCH)).toHaveLength(0)
  expect(slipsOf({ a: 'Combien ?' }, FRENCH)).toHaveLength(1)
  expect(slipsOf({ a: '«Annuler»' }, FRENCH)).toHaveLength(1)
  expect(slipsOf({ a: 'Wähle deinen Stoff', b: '61 cm breit' }, GERMAN)).toHaveLength(2)
  expect(slipsOf({ a: `61${NO_BREAK}cm breit`, b: 'Ihr Design' }, GERMAN)).toHaveLength(0)
  expect(
    slipsOf({ a: '„Rot“ und „Blau“', b: '“Rot“', c: '„Rot“ und “Blau“' }, GERMAN),
  ).toHaveLength(2)
  expect(slipsOf({ a: 'Su cesta', b: 'Cuánto?' }, SPANISH)).toHaveLength(2)
  expect(slipsOf({ 'wall.a': 'Papel estampado', 'fabric.a': 'Tela estampada' }, SPANISH)).toEqual([
    'wall.a: Papel estampado (write imprimir, for paper)',
  ])
})

test.each([
  ['German', german],
  ['French', french],
  ['Spanish', spanish],
])('a name without an article begins no sentence about the cart in %s', (_, messages) => {
  for (const key of ['fabric.addedMessage_one', 'fabric.addedMessage_other', 'orders.again_added'])
    expect(messages[key]).toMatch(/^[^{]+\u00a0?: \{\{title\}\}\./u)
})
