import { defineConfig } from 'tsup'
import { packageBuild } from '../../scripts/tsup-base.ts'

export default defineConfig(packageBuild('i18n'))
