/**
 * The things that a reviewer may have made; their names are `reviews.made_*`. The last one is for a
 * cloth that nothing is made of yet.
 * @source spec 2 §3.9 (project made)
 */
export const PROJECTS = [
  'quilt',
  'clothing',
  'curtains',
  'cushion',
  'bedding',
  'table-linen',
  'bag',
  'toy',
  'upholstery',
  'wall',
  'something-else',
  'nothing-yet',
] as const
/** A thing that a reviewer may have made. */
export type Project = (typeof PROJECTS)[number]

/** True for the name of a thing that a reviewer may have made. */
export const isProject = (value: unknown): value is Project => PROJECTS.includes(value as Project)
