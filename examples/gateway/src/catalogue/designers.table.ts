/** A designer of the reference catalogue. All are made up. */
export interface DesignerFact {
  name: string
  town: string
  bio: string
  families: readonly string[]
}

/** The forty designers, in the order of their ids. */
export const DESIGNERS: readonly DesignerFact[] = [
  {
    name: 'Marta Lindqvist',
    town: 'Lund, Sweden',
    bio: 'Draws the hedges on her way to the studio, in pencil first and gouache after.',
    families: ['sprig', 'meadow', 'strawberry'],
  },
  {
    name: 'Priya Raman',
    town: 'Chennai, India',
    bio: 'Grew up over a sari shop and still counts flowers to fall asleep. Small prints, many colours.',
    families: ['ditsy', 'ikat', 'chintz'],
  },
  {
    name: 'Anjali Mehra',
    town: 'Jaipur, India',
    bio: 'Carves her own teak blocks and keeps every slip of the hand.',
    families: ['block', 'damask', 'ikat'],
  },
  {
    name: 'Tomas Reid',
    town: 'Hawick, Scotland',
    bio: 'Third generation of a weaving family. Works out every sett on squared paper.',
    families: ['plaid', 'gingham', 'ticking', 'houndstooth'],
  },
  {
    name: 'Delphine Achard',
    town: 'Nantes, France',
    bio: 'Trained as an engraver; one ink is enough.',
    families: ['toile', 'chintz', 'holly'],
  },
  {
    name: 'Hana Morikawa',
    town: 'Kamakura, Japan',
    bio: 'Lives by the sea and paints it most mornings before breakfast.',
    families: ['scallop', 'wave', 'reef'],
  },
  {
    name: 'Ines Okafor',
    town: 'Porto, Portugal',
    bio: 'An architect who could not stop drawing floors.',
    families: ['terrazzo', 'dab', 'cutout'],
  },
  {
    name: 'Rosalind Pike',
    town: 'Hove, England',
    bio: 'Runs a moth trap on the roof and a sketchbook beside it.',
    families: ['moth', 'swift', 'mushroom'],
  },
  {
    name: 'Bel Castellan',
    town: 'Valencia, Spain',
    bio: 'Paints what is on the market stall that week, fruit first.',
    families: ['citrus', 'strawberry', 'cactus'],
  },
  {
    name: 'Anouk Verhey',
    town: 'Utrecht, Netherlands',
    bio: 'Collects painted chests and other people’s grandmothers’ embroidery.',
    families: ['folk', 'heart', 'holly'],
  },
  {
    name: 'Lucía Ferreyra',
    town: 'Mendoza, Argentina',
    bio: 'Draws dry country: spines, stones and the flowers that come after rain.',
    families: ['cactus', 'terrazzo', 'ikat'],
  },
  {
    name: 'Owen Tregenza',
    town: 'Newlyn, England',
    bio: 'Once a boatbuilder. Everything he draws has water in it somewhere.',
    families: ['wave', 'reef', 'ticking'],
  },
  {
    name: 'Saskia de Groot',
    town: 'Ghent, Belgium',
    bio: 'Flowers at three times their size, in the colours of old paintings.',
    families: ['chintz', 'damask', 'meadow'],
  },
  {
    name: 'Mei-Lin Chou',
    town: 'Tainan, Taiwan',
    bio: 'Cuts paper with the television on and keeps the scraps that surprise her.',
    families: ['cutout', 'polka', 'scallop'],
  },
  {
    name: 'Jonah Abrams',
    town: 'Portland, Maine',
    bio: 'Prints for cabins, camps and long winters.',
    families: ['plaid', 'fox', 'holly'],
  },
  {
    name: 'Freya Nystrøm',
    town: 'Bergen, Norway',
    bio: 'Walks in wet woods with a hand lens. Mushrooms, mostly.',
    families: ['mushroom', 'fox', 'folk'],
  },
  {
    name: 'Amara Nwosu',
    town: 'Lagos, Nigeria',
    bio: 'Bold marks, few colours, and room to breathe.',
    families: ['dab', 'cutout', 'houndstooth', 'herringbone'],
  },
  {
    name: 'Giulia Berni',
    town: 'Como, Italy',
    bio: 'Worked twelve years in a silk mill’s archive and came out with ideas.',
    families: ['damask', 'deco', 'citrus'],
  },
  {
    name: 'Theo Karras',
    town: 'Thessaloniki, Greece',
    bio: 'Paints patterns for kitchens: lemons, tiles and long lunches.',
    families: ['citrus', 'gingham', 'scallop'],
  },
  {
    name: 'Clementine Orr',
    town: 'Bath, England',
    bio: 'Quilter and gardener. Designs the small print that holds a quilt together.',
    families: ['ditsy', 'gingham', 'polka'],
  },
  {
    name: 'Rafael Montes',
    town: 'Oaxaca, Mexico',
    bio: 'Comes from a family of rug weavers and draws in diamonds.',
    families: ['ikat', 'cactus', 'herringbone'],
  },
  {
    name: 'Yuki Tanabe',
    town: 'Kyoto, Japan',
    bio: 'Brush, water, indigo, and a great many sheets thrown away.',
    families: ['dab', 'wave', 'swift'],
  },
  {
    name: 'Nora Blackwood',
    town: 'Asheville, North Carolina',
    bio: 'Makes cloth for people who keep cats and read late.',
    families: ['cat', 'moth', 'celestial'],
  },
  {
    name: 'Emeka Balogun',
    town: 'Bristol, England',
    bio: 'Poster designer with a weakness for 1955.',
    families: ['midcentury', 'terrazzo', 'polka'],
  },
  {
    name: 'Liv Aaberg',
    town: 'Aarhus, Denmark',
    bio: 'Draws leaves the way furniture makers draw chairs.',
    families: ['midcentury', 'monstera', 'sprig'],
  },
  {
    name: 'Colette Marchand',
    town: 'Lyon, France',
    bio: 'Foyers, fans and cinema curtains, redrawn with a ruling pen.',
    families: ['deco', 'damask', 'scallop'],
  },
  {
    name: 'Wren Holloway',
    town: 'Hebden Bridge, England',
    bio: 'Botanist by day; presses what she can and paints the rest.',
    families: ['meadow', 'sprig', 'mushroom', 'strawberry'],
  },
  {
    name: 'Kofi Mensah',
    town: 'Accra, Ghana',
    bio: 'Rhythm first. Stripes, checks and things that march.',
    families: ['herringbone', 'ticking', 'houndstooth'],
  },
  {
    name: 'Ingrid Falk',
    town: 'Malmö, Sweden',
    bio: 'Paints cupboards, trays and now cloth with the same four brushes.',
    families: ['folk', 'block', 'heart'],
  },
  {
    name: 'Sofia Petrova',
    town: 'Plovdiv, Bulgaria',
    bio: 'Roses from the valley, stars from the roof.',
    families: ['celestial', 'chintz', 'ditsy'],
  },
  {
    name: 'Harriet Vane-Lowe',
    town: 'Ludlow, England',
    bio: 'Illustrates picture books; the foxes came with her.',
    families: ['fox', 'cat', 'pumpkin'],
  },
  {
    name: 'Daniel Okonkwo-Hart',
    town: 'Toronto, Canada',
    bio: 'Nightscapes and almanacs for children who ask why.',
    families: ['celestial', 'fox', 'reef'],
  },
  {
    name: 'Paloma Reyes',
    town: 'San Juan, Puerto Rico',
    bio: 'Hothouse leaves and loud fish, painted on the balcony.',
    families: ['monstera', 'reef', 'cutout'],
  },
  {
    name: 'Gus Pemberton',
    town: 'Salem, Massachusetts',
    bio: 'Keeps Halloween all year in a small back room.',
    families: ['pumpkin', 'moth', 'cat'],
  },
  {
    name: 'Aiko Brandt',
    town: 'Hamburg, Germany',
    bio: 'Half Kyoto, half harbour. Calm repeats with one surprise.',
    families: ['scallop', 'swift', 'monstera'],
  },
  {
    name: 'Margit Szabó',
    town: 'Szeged, Hungary',
    bio: 'Learned cross-stitch before writing. Hearts, tulips, patience.',
    families: ['heart', 'folk', 'block'],
  },
  {
    name: 'Leila Haddad',
    town: 'Beirut, Lebanon',
    bio: 'Tiles, courtyards and the plants that lean over their walls.',
    families: ['block', 'deco', 'monstera'],
  },
  {
    name: 'Callum Muir',
    town: 'Oban, Scotland',
    bio: 'Spins, dyes and weaves; scans the cloth and begins again.',
    families: ['plaid', 'houndstooth', 'herringbone'],
  },
  {
    name: 'Beatrix Lang',
    town: 'Vienna, Austria',
    bio: 'Christmas markets, winter greens and a steady hand for berries.',
    families: ['holly', 'pumpkin', 'toile'],
  },
  {
    name: 'Zadie Clarke',
    town: 'Kingston, Jamaica',
    bio: 'Small joyful prints for small joyful people.',
    families: ['heart', 'polka', 'swift', 'toile'],
  },
]
