import { checkApi } from './api-gate.ts'
import { checkHosts, checkJourneys, checkPreactJourneys, checkStories } from './browser-gates.ts'
import { checkFormat } from './format-gate.ts'
import type { Gate } from './gate.ts'
import { checkBuild, checkPublishing, checkServerSafety, checkSizes } from './package-gates.ts'
import { checkRecipes } from './recipes-gate.ts'
import { checkScreenshots } from './screenshots-gate.ts'
import { checkBoundaries, checkLint, checkTypes, checkUnused } from './source-gates.ts'
import { checkStorybook } from './storybook-gate.ts'
import { runVitest } from './vitest-gate.ts'

/**
 * The gates of `npm test`, one row each. A floor is raised as the number of examined things grows,
 * and never lowered so that a gate passes. A limit only ends a tool that hangs: it is many times
 * what the gate takes on a quiet machine.
 */
export const gates: readonly Gate[] = [
  { name: 'types', cores: 1, floor: 1200, limitMinutes: 10, run: checkTypes },
  { name: 'format', cores: 1, floor: 1300, limitMinutes: 8, run: checkFormat },
  { name: 'lint', cores: 1, floor: 1100, limitMinutes: 8, run: checkLint },
  { name: 'boundaries', cores: 1, floor: 1200, limitMinutes: 5, run: checkBoundaries },
  { name: 'unused', cores: 1, behind: ['types'], floor: 1100, limitMinutes: 5, run: checkUnused },
  { name: 'build', cores: 1, behind: ['types'], floor: 65, limitMinutes: 8, run: checkBuild },
  {
    name: 'publishing',
    cores: 1,
    after: ['build'],
    behind: ['api'],
    floor: 65,
    limitMinutes: 10,
    run: checkPublishing,
  },
  {
    name: 'server-safety',
    cores: 1,
    after: ['build'],
    floor: 65,
    limitMinutes: 3,
    run: checkServerSafety,
  },
  { name: 'api', cores: 1, after: ['build'], floor: 900, limitMinutes: 4, run: checkApi },
  { name: 'sizes', cores: 1, after: ['build'], floor: 70, limitMinutes: 5, run: checkSizes },
  {
    name: 'hosts',
    cores: 1,
    after: ['build'],
    behind: ['publishing', 'server-safety', 'sizes'],
    floor: 12,
    limitMinutes: 20,
    run: (limitMs) => checkHosts(limitMs, { isShort: true }),
  },
  {
    name: 'unit',
    cores: 2,
    floor: 2600,
    limitMinutes: 40,
    takesFiles: true,
    run: (limitMs, files) => runVitest({ name: 'unit', args: files, limitMs }),
  },
  { name: 'recipes', cores: 1, floor: 11, limitMinutes: 12, run: checkRecipes },
  { name: 'storybook', cores: 1, floor: 65, limitMinutes: 8, run: checkStorybook },
  {
    name: 'screenshots',
    cores: 1,
    after: ['storybook'],
    floor: 40,
    limitMinutes: 8,
    run: checkScreenshots,
  },
  {
    name: 'stories',
    cores: 2,
    floor: 800,
    limitMinutes: 40,
    takesFiles: true,
    run: checkStories,
  },
  {
    name: 'journeys',
    cores: 2,
    after: ['build'],
    floor: 50,
    limitMinutes: 60,
    takesFiles: true,
    run: checkJourneys,
  },
  {
    name: 'journeys-preact',
    cores: 2,
    after: ['build'],
    floor: 20,
    limitMinutes: 30,
    takesFiles: true,
    run: checkPreactJourneys,
  },
]
