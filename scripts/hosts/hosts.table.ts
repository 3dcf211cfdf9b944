import { join } from 'node:path'
import { cacheDir } from '../lib/paths.ts'
import { readmePackages } from './readme.ts'

/** A block of code of the README, found by its language and a text in it. */
export interface ReadmeBlock {
  readonly kind: string
  readonly with: string
  /** True for a page beside the one that sells, which the table of the hosts does not count. */
  readonly isExtra?: boolean
}

/** A framework or page in which the README's examples are run. */
export interface Host {
  readonly title: string
  /** True when `npm test` runs it too; `npm run test:hosts` runs all. */
  readonly isInShortForm: boolean
  /** Packages of the registry with exact versions. */
  readonly dependencies: Readonly<Record<string, string>>
  /** Our packages, which are installed from their tarballs. */
  readonly packages: readonly string[]
  /** Files that are blocks of the README, by the text that finds each block. */
  readonly readmeFiles: Readonly<Record<string, ReadmeBlock>>
  /** The guide whose files are the host, from the workspace's root. */
  readonly guide?: string
  /** Commands that check and build the host, in order; none for a page that is served as it is. */
  readonly build: readonly (readonly [string, ...string[]])[]
  /** The folder that is served as it is, or the command that serves the host on a port. */
  readonly serve: string | ((port: number) => readonly [string, ...string[]])
}

const vite = { vite: '8.3.8' } as const
/** Tools that check Vue, Svelte and Next.js use the API of TypeScript 6. */
const checked = { typescript: '6.0.3' } as const
const react = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
} as const
/** The typings of the custom elements. */
const elementPackages = ['@selvage/embed', '@selvage/core'] as const

/** The hosts, one row each; the files of a host stand in `apps/{name}`. */
export const HOSTS = {
  html: {
    title: 'bare HTML page',
    isInShortForm: true,
    dependencies: {},
    packages: [],
    readmeFiles: {},
    build: [],
    serve: '.',
  },
  'vite-react': {
    title: 'Vite with React',
    isInShortForm: true,
    dependencies: { ...vite, ...react, '@vitejs/plugin-react': '6.3.0', typescript: '7.0.2' },
    packages: readmePackages(),
    readmeFiles: {
      'src/main.tsx': { kind: 'tsx', with: 'createRoot' },
      'src/cart-page.tsx': { kind: 'tsx', with: '<CartFlow', isExtra: true },
      'src/checkout.tsx': { kind: 'tsx', with: '<CheckoutFlow', isExtra: true },
    },
    build: [
      ['tsc', '--noEmit'],
      ['vite', 'build'],
    ],
    serve: 'dist',
  },
  'first-shop': {
    title: 'the guide’s first shop',
    isInShortForm: false,
    dependencies: { ...vite, ...react, '@vitejs/plugin-react': '6.3.0', typescript: '7.0.2' },
    packages: readmePackages(),
    readmeFiles: {},
    guide: 'packages/react/guides/first-shop.md',
    build: [
      ['tsc', '--noEmit'],
      ['vite', 'build'],
    ],
    serve: 'dist',
  },
  next: {
    title: 'Next.js with server components',
    isInShortForm: true,
    dependencies: { ...react, ...checked, next: '16.4.6', '@types/node': '24.19.2' },
    packages: readmePackages(),
    readmeFiles: {
      'app/fabric/[id]/page.tsx': { kind: 'tsx', with: 'async function Page' },
    },
    build: [['next', 'build']],
    serve: (port) => ['next', 'start', '--hostname', '127.0.0.1', '--port', String(port)],
  },
  astro: {
    title: 'Astro',
    isInShortForm: false,
    dependencies: { astro: '7.3.5' },
    packages: [],
    readmeFiles: {},
    build: [['astro', 'build']],
    serve: 'dist',
  },
  vue: {
    title: 'Vue',
    isInShortForm: false,
    dependencies: {
      ...vite,
      ...checked,
      vue: '3.5.45',
      '@vitejs/plugin-vue': '6.0.11',
      'vue-tsc': '3.3.14',
    },
    packages: elementPackages,
    readmeFiles: {},
    build: [
      ['vue-tsc', '--noEmit'],
      ['vite', 'build'],
    ],
    serve: 'dist',
  },
  svelte: {
    title: 'Svelte',
    isInShortForm: false,
    dependencies: {
      ...vite,
      ...checked,
      svelte: '5.57.3',
      '@sveltejs/vite-plugin-svelte': '7.3.1',
      'svelte-check': '4.7.8',
    },
    packages: elementPackages,
    readmeFiles: {},
    build: [
      ['svelte-check', '--fail-on-warnings'],
      ['vite', 'build'],
    ],
    serve: 'dist',
  },
} as const satisfies Record<string, Host>
export type HostName = keyof typeof HOSTS

/** The variable with which every host is run, not only those of the short form. */
export const ALL_HOSTS = 'SELVAGE_ALL_HOSTS'

/** The file with the hosts of the latest run, for the table of `npm run test:hosts`. */
export const HOSTS_REPORT = join(cacheDir, 'hosts.json')

/** Returns the names of all hosts, or of those of the short form. */
export function hostNames({ isShort }: { readonly isShort: boolean }): HostName[] {
  return (Object.keys(HOSTS) as HostName[]).filter((name) => !isShort || HOSTS[name].isInShortForm)
}
