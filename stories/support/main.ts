import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, mergeConfig } from 'vite'
import { firstPaint } from './first-paint.ts'
import { preparedDependencies, sourceCondition } from './vite-settings.ts'

const { resolve } = createRequire(import.meta.url)
const stories = dirname(dirname(fileURLToPath(import.meta.url)))
// pnpm installs packages where they are declared, so Storybook needs their folders instead of their
// names.
const folderOf = (name: string) => dirname(resolve(`${name}/package.json`))

const config: StorybookConfig = {
  framework: folderOf('@storybook/react-vite') as '@storybook/react-vite',
  stories: ['../stories/*/*.mdx', '../stories/*/*.stories.tsx'],
  addons: [
    folderOf('@storybook/addon-docs'),
    folderOf('@storybook/addon-a11y'),
    folderOf('@storybook/addon-vitest'),
  ],
  previewAnnotations: (entries = []) => [join(stories, 'support/review-incomplete.ts'), ...entries],
  staticDirs: [
    // The tab's mark is the shop's own.
    { from: join(stories, '../examples/storefront/public/favicon.svg'), to: '/favicon.svg' },
    // Pictures of the sample designs, at the paths of the stories' gateway in memory.
    { from: join(stories, 'gateway'), to: '/gateway' },
    // The embed's script with its pictures; the page itself is its gateway.
    // scripts/build-serving.ts builds it.
    { from: join(stories, '../node_modules/.cache/selvage/stories-embed'), to: '/embed' },
    { from: join(stories, 'gateway/images'), to: '/images' },
    // A page that replaces the payment provider's card frame. It is not called index.html, because
    // Storybook uses that name.
    { from: join(stories, 'card-frame'), to: '/card-frame' },
  ],
  managerHead: (head) => `${head ?? ''}${firstPaint}`,
  previewHead: (head) => `${head ?? ''}${firstPaint}`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: join(stories, 'docgen.tsconfig.json'),
      include: ['../packages/react/src/**/*.tsx'],
      exclude: ['../packages/react/src/**/*.test.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      skipChildrenPropWithoutDoc: false,
      // The many props of every native element would hide those of the component.
      propFilter: ({ declarations = [], parent }) =>
        !(parent?.fileName ?? declarations[0]?.fileName ?? '').includes('/node_modules/'),
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // Dependencies are resolved from here, because pnpm installs none of them in the workspace's
      // root.
      root: stories,
      plugins: [react(), vanillaExtractPlugin()],
      resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
      optimizeDeps: { include: [...preparedDependencies] },
      build: { chunkSizeWarningLimit: 2000 },
    }),
}

export default config
