import { buildStorybook, builtStorybook } from './gates/storybook-gate.ts'
import { baselineFolder, writeBaselines } from './screenshots/compare-screenshots.ts'
import { screenshotNames, takeScreenshots } from './screenshots/take-screenshots.ts'

// `npm run screenshots:update` builds Storybook and takes the pictures anew with which the gate
// `screenshots` compares its stories.
const built = await buildStorybook()
if (!built.ok) {
  console.error(built.output)
  process.exit(1)
}
const written = await writeBaselines(takeScreenshots(builtStorybook), screenshotNames)
console.log(`${written} of ${screenshotNames.length} pictures are new in ${baselineFolder}`)
