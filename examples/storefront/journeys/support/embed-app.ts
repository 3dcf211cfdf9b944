import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from '../../../../scripts/lib/command.ts'
import { root } from '../../../../scripts/lib/paths.ts'

/**
 * Builds an application of one page for each script with Vite, outside the workspace, whose one
 * package is the tarball of the embed. Returns what the build printed.
 */
export async function buildEmbedApp(
  folder: string,
  scripts: Readonly<Record<string, string>>,
): Promise<string> {
  await unpackEmbed(folder)
  const input = Object.keys(scripts).map((name) => `${name}.html`)
  const config = JSON.stringify({ build: { rolldownOptions: { input } } })
  await writeFile(join(folder, 'vite.config.mjs'), `export default ${config}\n`)
  for (const [name, code] of Object.entries(scripts)) {
    await writeFile(join(folder, `${name}.ts`), code)
    await writeFile(join(folder, `${name}.html`), page(`/${name}.ts`))
  }
  // The build gets neither the mode nor the module paths of the test runner.
  const env = { NODE_ENV: 'production', NODE_PATH: '' }
  return must('vite', ['build'], folder, env)
}

/** Packs the embed as the registry would get it, and unpacks it as an installer does. */
async function unpackEmbed(folder: string): Promise<void> {
  const target = join(folder, 'node_modules/@selvage/embed')
  await mkdir(target, { recursive: true })
  await must(
    'bash',
    // No script of the package builds it anew, because another journey reads the same files.
    [
      join(root, 'scripts/pnpm.sh'),
      '--config.ignore-scripts=true',
      'pack',
      '--pack-destination',
      folder,
    ],
    join(root, 'packages/embed'),
  )
  const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz'))
  if (tarball === undefined) throw new Error('The embed was packed without a tarball.')
  await must('tar', ['-xzf', join(folder, tarball), '--strip-components=1'], target)
}

async function must(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const result = await runCommand(command, args, { cwd, env, limitMs: 60_000 })
  if (!result.ok) throw new Error(`${command} ${args.join(' ')} failed.\n${result.output}`)
  return result.output
}

/** A page with every widget, each with a link for readers without scripts. */
const page = (script: string): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width">' +
  '<link rel="icon" href="data:,"><title>Some application</title></head><body>' +
  '<selvage-cart-button><a href="#cart">Cart</a></selvage-cart-button>' +
  '<selvage-design-card design-id="12"><a href="#fabric">A fabric</a></selvage-design-card>' +
  '<selvage-add-to-cart design-id="12"><a href="#buy">Buy it</a></selvage-add-to-cart>' +
  '<selvage-wallpaper-calculator design-id="12" height="96" widths="120" measurement="imperial"><a href="#wall">How much?</a></selvage-wallpaper-calculator>' +
  '<selvage-fill-a-yard collection-id="10"><a href="#yard">Fill a yard</a></selvage-fill-a-yard>' +
  '<selvage-collection-strip collection-id="10"><a href="#trunk">A collection</a></selvage-collection-strip>' +
  `<script type="module" src="${script}"></script></body></html>\n`
