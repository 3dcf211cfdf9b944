import { defineConfig } from 'tsup'
import { packageBuild } from '../../scripts/tsup-base.ts'

// The entry points for servers; the script for pages has a build of its own (build.ts).
export default defineConfig(packageBuild('embed'))
