/**
 * The occasions, holidays and projects that designers offer their designs for, each with the
 * pattern families whose designs are tagged with it.
 */
export const DESIGN_USES: Readonly<Record<string, readonly string[]>> = {
  birthday: ['polka', 'gingham', 'strawberry', 'heart', 'cat'],
  'baby shower': ['ditsy', 'fox', 'polka', 'celestial', 'heart'],
  wedding: ['chintz', 'meadow', 'damask', 'folk', 'heart'],
  housewarming: ['terrazzo', 'monstera', 'citrus', 'midcentury'],
  'garden party': ['strawberry', 'citrus', 'meadow', 'sprig', 'gingham'],
  'july 4th': ['gingham', 'ticking'],
  thanksgiving: ['pumpkin', 'mushroom', 'plaid'],
  easter: ['sprig', 'ditsy', 'meadow', 'folk'],
  'mothers day': ['chintz', 'meadow', 'sprig', 'swift'],
  'new year': ['deco', 'celestial'],
  quilts: ['ditsy', 'block', 'gingham', 'polka', 'herringbone', 'holly'],
  dresses: ['ditsy', 'meadow', 'ikat', 'wave', 'swift', 'dab'],
  shirts: ['plaid', 'ticking', 'reef', 'cactus', 'swift'],
  pajamas: ['plaid', 'cat', 'fox', 'celestial', 'holly'],
  aprons: ['gingham', 'strawberry', 'citrus', 'ticking'],
  'tote bags': ['cutout', 'cactus', 'moth', 'mushroom', 'block'],
  'baby blankets': ['fox', 'cat', 'polka', 'celestial'],
  curtains: ['toile', 'ticking', 'cutout', 'ikat', 'monstera'],
  pillows: ['block', 'ikat', 'houndstooth', 'scallop', 'pumpkin'],
  upholstery: ['herringbone', 'houndstooth', 'damask', 'midcentury', 'deco'],
  'table linen': ['holly', 'citrus', 'pumpkin', 'terrazzo', 'folk'],
  'nursery walls': ['fox', 'celestial', 'reef', 'mushroom'],
  'accent walls': ['monstera', 'chintz', 'moth', 'deco', 'wave'],
  'kitchen walls': ['terrazzo', 'strawberry', 'gingham', 'dab'],
  'bathroom walls': ['scallop', 'reef', 'wave', 'cutout'],
}
