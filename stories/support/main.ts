import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, mergeConfig } from 'vite'
import { preparedDependencies, sourceCondition } from './vite-settings.ts'

const { resolve } = createRequire(import.meta.url)
const stories = dirname(dirname(fileURLToPath(import.meta.url)))
// pnpm keeps packages where they are declared, so Storybook is given their folders and not their
// names.
const folderOf = (name: string) => dirname(resolve(`${name}/package.json`))

const config: StorybookConfig = {
  framework: folderOf('@storybook/react-vite') as '@storybook/react-vite',
  stories: ['../stories/*/*.stories.tsx'],
  addons: [
    folderOf('@storybook/addon-docs'),
    folderOf('@storybook/addon-a11y'),
    folderOf('@storybook/addon-vitest'),
  ],
  staticDirs: [
    { from: join(stories, 'pictures'), to: '/pictures' },
    // The pictures of the sample designs, where the stories' gateway in memory serves them.
    { from: join(stories, 'gateway'), to: '/gateway' },
    // The embed's script with its own pictures: there the page itself is the gateway.
    // scripts/build-serving.ts writes it.
    { from: join(stories, '../node_modules/.cache/selvage/stories-embed'), to: '/embed' },
    { from: join(stories, 'gateway/images'), to: '/images' },
    // A page that stands in for the payment provider's fields. No index.html: Storybook keeps that
    // name for itself.
    { from: join(stories, 'card-frame'), to: '/card-frame' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // Dependencies are found from here: pnpm gives the workspace's root none of them.
      root: stories,
      plugins: [react(), vanillaExtractPlugin()],
      resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
      optimizeDeps: { include: [...preparedDependencies] },
      build: { chunkSizeWarningLimit: 2000 },
    }),
}

export default config
