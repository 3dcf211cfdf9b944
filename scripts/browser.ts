import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { runCommand } from './lib/command.ts'
import { toolPath } from './lib/paths.ts'

const commandNames = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser']
const usualPaths = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Chromium without a window: the same engine, which starts and draws with less work. */
const HEADLESS_SHELL = 'chromium-headless-shell'

/**
 * Returns the path of the browser for many pages one after another: `CHROME_PATH`, else Debian's
 * Chromium without a window where it is installed, else that of `findBrowser`.
 */
export async function findBrowserForTests(): Promise<string> {
  if (process.env['CHROME_PATH']) return findBrowser()
  const shell = findCommand([HEADLESS_SHELL])
  if (shell !== undefined) return shell
  const browser = await findBrowser()
  return findCommand([HEADLESS_SHELL]) ?? browser
}

/**
 * Returns the path of Chrome or Chromium: an installed one, else Debian's package when this process
 * is root, else Playwright's download.
 * @throws an Error that explains what to do when there is none
 */
export async function findBrowser(log: (line: string) => void = () => undefined): Promise<string> {
  const installed = installedBrowser()
  if (installed !== undefined) return installed
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    log('installing Chromium from Debian')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    const updated = await runCommand('apt-get', ['update'], { env })
    const install = ['install', '-y', '--no-install-recommends']
    if (updated.ok)
      for (const name of ['chromium', HEADLESS_SHELL])
        await runCommand('apt-get', [...install, name], { env })
    const fromDebian = installedBrowser()
    if (fromDebian !== undefined) return fromDebian
  }
  if (!existsSync(chromium.executablePath())) {
    log('downloading Chromium with Playwright')
    await runCommand('playwright-core', ['install', 'chromium'])
  }
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  throw new Error(
    'No browser was found or could be fetched: install Chrome or Chromium, or set CHROME_PATH to one.',
  )
}

/** Returns `CHROME_PATH`, or the first Chrome or Chromium on the PATH. */
export function installedBrowser(
  env: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  const chosen = env['CHROME_PATH']
  if (chosen !== undefined && chosen !== '') {
    if (!isExecutable(chosen))
      throw new Error(
        `CHROME_PATH names ${chosen}, which cannot be run. Point it at a Chrome or Chromium, or unset it.`,
      )
    return chosen
  }
  return findCommand(commandNames, env['PATH']) ?? usualPaths.find(isExecutable)
}

function findCommand(
  names: readonly string[],
  path: string | undefined = process.env['PATH'],
): string | undefined {
  const folders = (path ?? toolPath).split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
