import { createRequire, stripTypeScriptTypes } from 'node:module'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A file that the frame's page loads. */
export interface Asset {
  readonly type: string
  readonly body: Uint8Array<ArrayBuffer>
}

/**
 * A script file as browsers take it. Node says once that stripping types is young; it is what runs
 * this very file.
 */
export function scriptAsset(path: string): Asset {
  const source = readFileSync(path, 'utf8')
  const plain = path.endsWith('.ts')
    ? stripTypeScriptTypes(source).replace(/(from\s+'\.\/[\w-]+)\.ts'/g, "$1.js'")
    : source
  return { type: 'text/javascript; charset=utf-8', body: new TextEncoder().encode(plain) }
}

function font(name: string): Asset {
  return {
    type: 'font/woff2',
    body: new Uint8Array(
      readFileSync(
        createRequire(import.meta.url).resolve(`@fontsource-variable/commissioner/files/${name}`),
      ),
    ),
  }
}

/** The fonts of the frame's style sheet. */
export function fontAssets(): readonly (readonly [string, Asset])[] {
  return [
    ['commissioner.woff2', font('commissioner-latin-wght-normal.woff2')],
    ['commissioner-ext.woff2', font('commissioner-latin-ext-wght-normal.woff2')],
  ]
}

/** Everything that the frame's page may load, by its name under /assets. */
export function frameAssets(): ReadonlyMap<string, Asset> {
  return new Map([
    ...['main', 'card-rules', 'expiry', 'format-typed'].map(
      (name) => [`${name}.js`, scriptAsset(join(import.meta.dirname, `${name}.ts`))] as const,
    ),
    ['card-frame.js', scriptAsset(fileURLToPath(import.meta.resolve('@selvage/core/card-frame')))],
    ...fontAssets(),
  ])
}
