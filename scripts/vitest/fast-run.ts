import { availableParallelism } from 'node:os'

/**
 * Settings that make a test run short. Every core has a worker, and a worker loads a module once
 * for all of its test files, so that a test has to clean up what it leaves in the page or the
 * environment.
 */
export const fastRun = { maxWorkers: availableParallelism(), isolate: false } as const
