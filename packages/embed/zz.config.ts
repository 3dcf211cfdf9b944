import { defineConfig } from 'vitest/config'
export default defineConfig({ root: '/work/main/examples/partner-blog', test: { include:['*.journey.test.ts'], globalSetup:['/tmp/em/setup.mjs'], testTimeout: 60000, hookTimeout: 60000, fileParallelism:false } })
