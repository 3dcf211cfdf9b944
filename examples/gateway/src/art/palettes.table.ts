import type { Palette } from './palette.ts'

/** The dye book: each palette in the order ground, main, soft, second, leaf, leafSoft, accent, ink. */
export const PALETTES: readonly Palette[] = [
  {
    name: 'Linen Hedge',
    colours: ['#f1e8d7', '#b5442f', '#dd9a80', '#35577a', '#56704f', '#93a47c', '#cf9a36', '#3b2f2a'],
    moods: ['light', 'autumn', 'winter'],
  },
  {
    name: 'Hedge at Night',
    colours: ['#1f2b38', '#ece2cd', '#cdbb97', '#d7a545', '#5f8a80', '#9dbba6', '#c8694a', '#f4ecdc'],
    moods: ['dark'],
  },
  {
    name: 'Marigold Dusk',
    colours: ['#2e2430', '#e2a23b', '#f0cdbd', '#d98a86', '#5e7f5f', '#8aa274', '#c25a3c', '#f3e7d0'],
    moods: ['dark', 'autumn'],
  },
  {
    name: 'Milk and Cornflower',
    colours: ['#f6f0e4', '#4c6a9c', '#93abcb', '#b23a3a', '#5e7a56', '#9aac8a', '#d9a441', '#2b3550'],
    moods: ['light'],
  },
  {
    name: 'Indigo Bazaar',
    colours: ['#f2e9d9', '#25395c', '#8fa3bf', '#a8392f', '#4d6a58', '#9fae90', '#c98f3c', '#1c2436'],
    moods: ['light'],
  },
  {
    name: 'Bottle and Clay',
    colours: ['#f4efe4', '#24483f', '#7fa58d', '#c4784a', '#3b6a56', '#a5bfa2', '#dba94c', '#1f2f2a'],
    moods: ['light', 'winter'],
  },
  {
    name: 'Orchard',
    colours: ['#f3ead8', '#a5343a', '#e39b86', '#6d8a58', '#31503f', '#8fa874', '#d8a13c', '#2c2a24'],
    moods: ['light', 'winter'],
  },
  {
    name: 'Seville',
    colours: ['#bcd2d2', '#e08a2c', '#f3bd6b', '#faf1dc', '#3f6247', '#6f8f55', '#d2552f', '#23404a'],
    moods: ['light'],
  },
  {
    name: 'Dala',
    colours: ['#f4ebd7', '#b43a32', '#e59a77', '#33507a', '#4a6a4a', '#8da57a', '#d9a13a', '#2a2d3a'],
    moods: ['light', 'winter'],
  },
  {
    name: 'Winter Dala',
    colours: ['#222c3d', '#d06a55', '#eab39b', '#7f9fbb', '#6f9478', '#a5bf9f', '#dcae55', '#f6eede'],
    moods: ['dark', 'winter'],
  },
  {
    name: 'Foam',
    colours: ['#eef0ea', '#2c4a6b', '#a6c0c2', '#5b8f98', '#3d6f74', '#8fb5ac', '#cdb48a', '#1d2f45'],
    moods: ['light', 'sea'],
  },
  {
    name: 'Lamp Night',
    colours: ['#1f2430', '#e6d9bd', '#c9a97a', '#b2603a', '#4b6f62', '#86a596', '#e0bd6c', '#f6eddb'],
    moods: ['dark', 'autumn'],
  },
  {
    name: 'Blush Brick',
    colours: ['#f1e0d3', '#a9503c', '#e0a685', '#5a3d35', '#6f7a4a', '#a2aa80', '#c98a3a', '#43281f'],
    moods: ['light', 'autumn', 'desert', 'love'],
  },
  {
    name: 'Plaster',
    colours: ['#efe7db', '#b9593b', '#e2b09a', '#35524a', '#5d7a68', '#a4b59c', '#cf9d45', '#2c2b33'],
    moods: ['light', 'desert'],
  },
  {
    name: 'Delft',
    colours: ['#f4f1e8', '#2f4f7f', '#9db4cf', '#5c7fae', '#3f6292', '#b7c7d9', '#d9b15a', '#1d335a'],
    moods: ['light', 'sea'],
  },
  {
    name: 'Mulberry',
    colours: ['#f5eddd', '#7c2f3e', '#d39aa0', '#a8566a', '#66704c', '#a3a783', '#c99545', '#4b1a26'],
    moods: ['light', 'love'],
  },
  {
    name: 'Celadon Court',
    colours: ['#dfe8dc', '#2f6a60', '#9cc3b0', '#c96f4d', '#44785f', '#86ad90', '#d9a94a', '#1e3d3a'],
    moods: ['light'],
  },
  {
    name: 'Teal Reef',
    colours: ['#123a44', '#f08d6e', '#f6c5a8', '#7fc4bd', '#3f8a86', '#a7d6c8', '#f2c45f', '#f6eede'],
    moods: ['dark', 'sea'],
  },
  {
    name: 'Coral Shore',
    colours: ['#f6eadd', '#d9674f', '#f2ae94', '#2f7a80', '#5a9a94', '#a9cfc6', '#e8b653', '#1f4650'],
    moods: ['light', 'sea', 'love'],
  },
  {
    name: 'Peony',
    colours: ['#f7e9e4', '#c4506a', '#eba5ac', '#8a2f4b', '#5f7f5c', '#a8bb95', '#e3b04f', '#4a2033'],
    moods: ['light', 'love'],
  },
  {
    name: 'Valentine',
    colours: ['#fbeee9', '#c2303f', '#f0a6a2', '#e06a6f', '#8b6f5a', '#d7b9a1', '#e6b76a', '#6e1526'],
    moods: ['light', 'love'],
  },
  {
    name: 'Cherry Night',
    colours: ['#3a0f1c', '#f0a8a0', '#f7d9cd', '#d8475a', '#8a7a58', '#b9a987', '#e9bc6c', '#fbeadf'],
    moods: ['dark', 'love'],
  },
  {
    name: 'Lilac Hour',
    colours: ['#ece6f0', '#6f5596', '#b9a5d2', '#c76a8f', '#6b8468', '#a9bc9f', '#e2b458', '#352750'],
    moods: ['light', 'love'],
  },
  {
    name: 'Plum Orchard',
    colours: ['#2b1d33', '#b88bc9', '#dcc3e2', '#e58b73', '#6d8f74', '#a3bf9e', '#edc06a', '#f3e8ef'],
    moods: ['dark'],
  },
  {
    name: 'Mustard Seed',
    colours: ['#e4b34a', '#4a3323', '#fbe6b4', '#a8442c', '#5b6a38', '#8b9450', '#f7d98a', '#2f2018'],
    moods: ['light', 'autumn'],
  },
  {
    name: 'Terracotta',
    colours: ['#c4694a', '#f6dcc2', '#e7a684', '#2f4a4c', '#37574d', '#8fa48a', '#f0bd62', '#33201c'],
    moods: ['desert', 'autumn'],
  },
  {
    name: 'Saguaro',
    colours: ['#f5e6d0', '#cf6b45', '#efb08a', '#8c4b6b', '#4f7a5c', '#93b08a', '#e5ab47', '#37322c'],
    moods: ['light', 'desert'],
  },
  {
    name: 'Desert Night',
    colours: ['#2a2742', '#ee9a6a', '#f6cfa4', '#c76d8c', '#5f9a84', '#9dc7a8', '#f3c765', '#f8ead2'],
    moods: ['dark', 'desert'],
  },
  {
    name: 'Moss Floor',
    colours: ['#28332a', '#d9c7a2', '#efe2c6', '#c8643f', '#6e8a55', '#a3b47c', '#d9a54a', '#f4ead2'],
    moods: ['dark', 'autumn'],
  },
  {
    name: 'Mushroom',
    colours: ['#ebe1d3', '#a5573c', '#d4a488', '#6f5647', '#66734c', '#a4a57d', '#c9973f', '#3c2e27'],
    moods: ['light', 'autumn'],
  },
  {
    name: 'Pumpkin Patch',
    colours: ['#f6e8cf', '#d96f26', '#f2ae63', '#5d3a5c', '#56692f', '#94a05c', '#f0bb45', '#2d2228'],
    moods: ['light', 'autumn'],
  },
  {
    name: 'All Hallows',
    colours: ['#231d2a', '#e88230', '#f7bd73', '#8f6bb0', '#6f8a4a', '#a9b87a', '#f3d06b', '#f5ead6'],
    moods: ['dark', 'autumn'],
  },
  {
    name: 'Holly and Snow',
    colours: ['#f5f1e8', '#b3262f', '#e58c83', '#8e6b4d', '#1f5139', '#6e9a78', '#d0a24a', '#20302a'],
    moods: ['light', 'winter'],
  },
  {
    name: 'Midwinter',
    colours: ['#12362f', '#d8434a', '#f1a79c', '#c9d8cc', '#3f8063', '#8fbf9c', '#e0b65c', '#f8f1e2'],
    moods: ['dark', 'winter'],
  },
  {
    name: 'Frost',
    colours: ['#dbe6ec', '#2f5878', '#9bb9cf', '#b3424a', '#4a7a86', '#a3c2c4', '#cfa65a', '#1b3348'],
    moods: ['light', 'winter', 'sea'],
  },
  {
    name: 'Sunday Blue',
    colours: ['#2a4673', '#f3ead9', '#b9cbe2', '#e8876a', '#6fa0a0', '#b2d0c4', '#f0c25e', '#fbf4e6'],
    moods: ['dark', 'sea'],
  },
  {
    name: 'Inkwell',
    colours: ['#f3efe6', '#2a2b33', '#a7a5a3', '#6b6b72', '#55565c', '#bdbab3', '#b8873f', '#17181d'],
    moods: ['light'],
  },
  {
    name: 'Charcoal and Straw',
    colours: ['#2b2c30', '#e8dfca', '#b9b2a2', '#cf9f52', '#7f8a80', '#aab3a4', '#d96f4f', '#f7f1e3'],
    moods: ['dark'],
  },
  {
    name: 'Butter',
    colours: ['#faedc4', '#d28a2d', '#f3c777', '#4f7a8c', '#6b8a50', '#a9bb7c', '#e06a4a', '#4a3a22'],
    moods: ['light'],
  },
  {
    name: 'Pistachio',
    colours: ['#d9e2bd', '#d4594e', '#f1b29e', '#fff6e3', '#4a6f3f', '#7f9d5c', '#e9b04a', '#2f4329'],
    moods: ['light', 'love', 'winter'],
  },
  {
    name: 'Rosewater',
    colours: ['#f2cfc6', '#a63a4b', '#f9e8df', '#3f5e7c', '#57735a', '#93a98a', '#dd9b4a', '#4b1f2c'],
    moods: ['light', 'love', 'winter'],
  },
  {
    name: 'Sky Kite',
    colours: ['#c5dceb', '#d8503f', '#f7ded0', '#27508a', '#3f7f6c', '#8fbda4', '#f2bb4a', '#1d3555'],
    moods: ['light', 'sea'],
  },
]

/** The palette of that name. */
export function paletteNamed(name: string): Palette | undefined {
  return PALETTES.find((palette) => palette.name === name)
}
