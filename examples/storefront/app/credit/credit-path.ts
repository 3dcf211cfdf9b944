import type { Language } from '@selvage/core/locale'
import { pathIn } from '../page/path-in.ts'

/** The page of a member's store credit. */
export const creditPath = (lang: Language): string => pathIn('credit', lang)
