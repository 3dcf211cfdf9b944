import { buildForServing } from './lib/fresh.ts'

// `prepack` of every package: whoever packs one gets today's build and reference.
await buildForServing(console.error, ['packages', 'reference'])
