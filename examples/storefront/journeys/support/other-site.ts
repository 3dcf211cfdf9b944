import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { preview } from 'vite'
import { runCommand } from '../../../../scripts/lib/command.ts'
import { root } from '../../../../scripts/lib/paths.ts'

/** Serves an empty folder on an origin of its own, for an application outside the workspace. */
export async function openOtherSite() {
  const folder = await mkdtemp(join(tmpdir(), 'selvage-app-'))
  await mkdir(join(folder, 'dist'))
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    preview: { host: 'localhost', port: 0, open: false },
  })
  const address = server.httpServer.address()
  if (typeof address !== 'object' || !address) throw new Error('The other site has no port.')
  return {
    origin: `http://localhost:${address.port}`,
    folder,
    async close() {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Builds an application of one page for each script with Vite, outside the workspace, from the
 * built files of the named packages. A page may have content of its own before its script.
 */
export async function buildOtherSite(
  folder: string,
  packages: readonly string[],
  scripts: Readonly<Record<string, string>>,
  content: Readonly<Record<string, string>> = {},
): Promise<void> {
  for (const name of [...packages, 'react', 'react-dom']) await install(folder, name)
  const tsconfig = JSON.stringify({ compilerOptions: { jsx: 'react-jsx' } })
  await writeFile(join(folder, 'tsconfig.json'), tsconfig)
  const input = Object.keys(scripts).map((name) => `${name}.html`)
  const config = JSON.stringify({ build: { rolldownOptions: { input } } })
  await writeFile(join(folder, 'vite.config.js'), `export default ${config}\n`)
  for (const [name, code] of Object.entries(scripts)) {
    await writeFile(join(folder, `${name}.tsx`), code)
    await writeFile(join(folder, `${name}.html`), htmlPage(`/${name}.tsx`, content[name] ?? ''))
  }
  // The build gets neither the mode nor the module paths of the test runner.
  const env = { NODE_ENV: 'production', NODE_PATH: '' }
  const built = await runCommand('vite', ['build'], { cwd: folder, env, limitMs: 60_000 })
  if (!built.ok) throw new Error(`The application could not be built.\n${built.output}`)
}

/** Links a package as an installer does: only its `exports` can be imported. */
async function install(folder: string, name: string): Promise<void> {
  const link = join(folder, 'node_modules', name)
  await mkdir(dirname(link), { recursive: true })
  const own = name.replace(/^@selvage\//, '')
  const from = own === name ? 'packages/react/node_modules' : 'packages'
  await symlink(join(root, from, own), link)
}

function htmlPage(script: string, content: string): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<link rel="icon" href="data:,"><title>Some shop</title></head>' +
    `<body>${content}<script type="module" src="${script}"></script></body></html>\n`
  )
}
