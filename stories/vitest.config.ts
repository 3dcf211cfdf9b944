import { existsSync } from 'node:fs'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { fileURLToPath } from 'node:url'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { browserArguments } from '../scripts/vitest/browser-arguments.ts'
import { fastRun } from '../scripts/vitest/fast-run.ts'
import { preparedDependencies, sourceCondition } from './support/vite-settings.ts'

// React as shoppers have it, which renders several times as fast; components' own tests have React
// with its warnings.
process.env['NODE_ENV'] = 'production'

const executablePath =
  process.env['CHROME_PATH'] ?? ['/usr/bin/chromium'].find((path) => existsSync(path))

/**
 * Settings of the toolbars in which every story is rendered. The first three cover every theme and
 * both directions; `STORY_LOOKS=5` adds the other languages, `STORY_LOOKS=1` gives a quick result.
 */
const looks = [
  { name: 'en light', initialGlobals: { language: 'en', theme: 'light' } },
  {
    name: 'de dark',
    initialGlobals: { language: 'de', theme: 'dark', currency: 'EUR', measurement: 'metric' },
  },
  { name: 'rtl contrast', initialGlobals: { language: 'rtl', theme: 'contrast' } },
  {
    name: 'fr light',
    initialGlobals: { language: 'fr', theme: 'light', currency: 'CAD', measurement: 'metric' },
  },
  {
    name: 'es dark',
    initialGlobals: { language: 'es', theme: 'dark', currency: 'EUR', measurement: 'metric' },
  },
].slice(0, Number(process.env['STORY_LOOKS'] ?? 3))

const resolve = { conditions: [sourceCondition, ...defaultClientConditions] }

/** Renders and plays every story in a real browser and checks it with axe. */
export default defineConfig({
  // Style sheets are computed with the settings of this file, not with those of a project.
  resolve,
  test: {
    projects: looks.map(({ name, initialGlobals }, at) => ({
      plugins: [
        storybookTest({
          configDir: fileURLToPath(new URL('../.storybook', import.meta.url)),
          disableAddonDocs: true,
          // A walk compares what a page does with its machine; its look is that of other stories.
          ...(at > 0 && { tags: { exclude: ['every-path'] } }),
          initialGlobals,
        }),
      ],
      resolve,
      optimizeDeps: { include: [...preparedDependencies] },
      test: {
        name: `stories, ${name}`,
        testTimeout: 120_000,
        ...fastRun,
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: playwright({
            launchOptions: {
              ...(executablePath === undefined ? {} : { executablePath }),
              args: [...browserArguments],
            },
          }),
          instances: [{ browser: 'chromium' }],
        },
      },
    })),
  },
})
