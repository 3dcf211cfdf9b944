import { rm } from 'node:fs/promises'
import {
  compareSettled,
  differenceFolder,
  readBaseline,
  strayBaselines,
} from '../screenshots/compare-screenshots.ts'
import { screenshotNames, takeScreenshots } from '../screenshots/take-screenshots.ts'
import type { Screenshot } from '../screenshots/take-screenshots.ts'
import { verdict } from './gate.ts'
import type { Outcome } from './gate.ts'
import { builtStorybook } from './storybook-gate.ts'

const HELP = `The pictures and what differs are in ${differenceFolder}. When the new look is meant, run \`npm run screenshots:update\` and look at what it changed.`

/** Compares the looks of stories in the Storybook that the gate before has built. */
export async function checkScreenshots(): Promise<Outcome> {
  await rm(differenceFolder, { recursive: true, force: true })
  const strays = await strayBaselines(screenshotNames)
  const complaints = strays.map((file) => `${file} is the picture of no story in the table.`)
  let examined = 0
  for await (const screenshot of takeScreenshots(builtStorybook)) {
    examined += 1
    const changed = await compareSettled(screenshot, await readBaseline(screenshot.name))
    if (changed !== null) complaints.push(changed.difference)
    complaints.push(...foreignFaces(screenshot))
  }
  const output = complaints.length === 0 ? '' : [...complaints, HELP].join('\n')
  return verdict(complaints.length === 0, examined, 'pictures', output)
}

/** A face of the machine would make a picture that another machine cannot make again. */
function foreignFaces({ name, foreign }: Screenshot): readonly string[] {
  return foreign.length === 0 ? [] : [`${name} has letters of ${foreign.join(', ')}.`]
}
