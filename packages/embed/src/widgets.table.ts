import type { WidgetName } from './loader/widget-names.ts'

interface WidgetRow {
  readonly description: string
  readonly attributes: Readonly<Record<string, { readonly text: string; readonly type: string }>>
  readonly parts: Readonly<Record<string, string>>
  readonly events: Readonly<Record<string, string>>
}

const design = {
  'design-id': { text: 'Number of the design, as in the address of its page.', type: 'number' },
}
const place = {
  lang: {
    text: 'Language of the words; the script’s data-lang, else the surroundings’ language when left out. A region may follow: en-GB is English as Britain writes it.',
    type: "'en' | 'de' | 'es' | 'fr'",
  },
  currency: {
    text: 'Currency of the prices; when left out that of the element’s country, else the script’s data-currency, else that of its data-country, else that of the reader’s browser.',
    type: "'USD' | 'GBP' | 'EUR' | 'CAD' | 'AUD'",
  },
  country: {
    text: 'ISO country of the readers: its currency, inches and yards, or centimeters and meters, and whether prices contain its tax; the script’s data-country when left out, else that of the reader’s browser, where the page names no currency.',
    type: 'string',
  },
  theme: {
    text: 'Colors; the script’s data-theme, else the page’s own color scheme when left out.',
    type: "'light' | 'dark'",
  },
} as const
const panel = {
  panel: 'The paper panel.',
  title: 'The design’s title.',
  price: 'The price.',
  picture: 'The cloth’s picture.',
  ruler: 'The ruler on the picture.',
  selvage: 'The strip with the palette.',
  retry: 'The button that tries again.',
}
/** The parts of a widget that could not be read, with the link inside it. */
const failed = { panel: panel.panel, selvage: panel.selvage, retry: panel.retry }

/** The custom elements with their attributes, parts and events, as the manifest lists them. */
export const widgets = {
  'selvage-design-card': {
    description:
      'A design with its picture at true scale, its designer and the price that it starts at.',
    attributes: { ...design, ...place },
    parts: panel,
    events: {},
  },
  'selvage-add-to-cart': {
    description: 'A design that can be bought: size, quantity, price and the button.',
    attributes: {
      ...design,
      ...place,
      fabric: {
        text: 'Fabric, such as linen_cotton_canvas; the design’s recommended one when left out.',
        type: 'string',
      },
      size: { text: 'Size to begin with.', type: "'swatch' | 'fat-quarter' | 'yard'" },
      quantity: { text: 'Quantity to begin with, 1 to 99.', type: 'number' },
    },
    parts: {
      ...panel,
      size: 'One size.',
      quantity: 'The stepper.',
      total: 'The price of all pieces.',
      button: 'The button that buys.',
      checkout: 'The link to the checkout.',
    },
    events: {
      'selvage-added':
        'A line went into the cart; detail has kind (fabric), designId, fabric, size, quantity, count and items. Crosses shadow roots.',
    },
  },
  'selvage-wallpaper-calculator': {
    description:
      'How much wallpaper a wall takes, drawn at true scale, compared in every paper, priced, and put in the cart.',
    attributes: {
      'design-id': {
        text: 'Number of the design that hangs on the wall; the wall alone is planned when left out.',
        type: 'number',
      },
      ...place,
      wallpaper: { text: 'Wallpaper to begin with, such as peel_and_stick.', type: 'string' },
      height: {
        text: 'Height of the wall to begin with, in whole inches or centimeters: write measurement beside it.',
        type: 'number',
      },
      widths: {
        text: 'Widths of the walls to begin with, whole and in the unit of height, with spaces between them.',
        type: 'string',
      },
      measurement: {
        text: 'What height and widths are in: inches (imperial) or centimeters (metric). When left out it is the system of the country, else of the language’s own: 96 is inches on an English page and centimeters on a German one.',
        type: "'imperial' | 'metric'",
      },
    },
    parts: failed,
    events: {
      'selvage-added':
        'Wallpaper went into the cart; detail has kind (wallpaper), designId, quantity, count and items. Crosses shadow roots.',
    },
  },
  'selvage-fill-a-yard': {
    description:
      'A yard of cloth filled with the designs of a collection: template, fabric, designs, cart.',
    attributes: {
      'collection-id': {
        text: 'Number of the collection, as in the address of its page.',
        type: 'number',
      },
      ...place,
      'template-id': {
        text: 'Template to begin with.',
        type: "'8' | '6' | '4' | '5' | '1' | '10'",
      },
      fabric: { text: 'Fabric to begin with, such as petal_signature_cotton.', type: 'string' },
      layout: {
        text: 'Layout to begin with: the code in the address of a filled yard.',
        type: 'string',
      },
    },
    parts: failed,
    events: {
      'selvage-added':
        'A filled yard went into the cart; detail has kind (fill-a-yard), collectionId, quantity, count and items. Crosses shadow roots.',
    },
  },
  'selvage-collection-strip': {
    description:
      'The designs of a collection in one row, all at one scale, each a link to its page.',
    attributes: {
      'collection-id': {
        text: 'Number of the collection, as in the address of its page.',
        type: 'number',
      },
      ...place,
    },
    parts: {
      panel: panel.panel,
      title: 'The name of the collection, and the title of a design.',
      arrow: 'An arrow that moves the row.',
      designs: 'The row of designs.',
      design: 'One design.',
      price: panel.price,
      picture: panel.picture,
      ruler: 'The ruler on the first picture.',
      selvage: panel.selvage,
      all: 'The link to the whole collection.',
      retry: panel.retry,
    },
    events: {},
  },
  'selvage-cart-button': {
    description:
      'The number of pieces in the cart; a press opens a panel with its lines, which leads to the shop’s checkout.',
    attributes: { lang: place.lang, currency: place.currency, theme: place.theme },
    parts: {
      button: 'The button that opens the panel.',
      count: 'The number.',
      cart: 'The panel with the lines.',
      lines: 'The list of lines.',
      line: 'One line.',
      undo: 'The button that puts a removed line back.',
      retry: 'The button that loads the cart again.',
      subtotal: 'The price of all lines.',
      checkout: 'The button that leads to the checkout.',
      title: 'The title of the panel.',
      selvage: 'The strip with the palettes.',
    },
    events: {},
  },
} as const satisfies Record<`selvage-${WidgetName}`, WidgetRow>
