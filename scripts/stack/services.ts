import { createServer } from 'node:net'
import getPort from 'get-port'

export const serviceNames = ['payment', 'gateway', 'storefront', 'blog'] as const
export type ServiceName = (typeof serviceNames)[number]

interface Service {
  /** The server's name in a sentence. */
  title: string
  portVariable: string
  defaultPort: number
  /**
   * The blog has another host name, so that a browser treats it as another site than the
   * storefront.
   */
  host: 'localhost' | '127.0.0.1'
  file: string
  /** The path that answers 200 as soon as the server takes requests. */
  ready: string
}

/** The servers of the reference shop, one row each. */
export const services = {
  payment: {
    title: 'payment provider',
    portVariable: 'PAYMENT_PORT',
    defaultPort: 4001,
    host: 'localhost',
    file: 'examples/gateway/src/payment-provider/server.ts',
    ready: '/healthz',
  },
  gateway: {
    title: 'gateway',
    portVariable: 'GATEWAY_PORT',
    defaultPort: 4000,
    host: 'localhost',
    file: 'examples/gateway/src/server.ts',
    ready: '/readyz',
  },
  storefront: {
    title: 'storefront',
    portVariable: 'STOREFRONT_PORT',
    defaultPort: 3000,
    host: 'localhost',
    file: 'examples/storefront/server/main.ts',
    ready: '/healthz',
  },
  blog: {
    title: 'partner blog',
    portVariable: 'BLOG_PORT',
    defaultPort: 3001,
    host: '127.0.0.1',
    file: 'examples/partner-blog/serve.ts',
    ready: '/healthz',
  },
} as const satisfies Record<ServiceName, Service>

export type Ports = Record<ServiceName, number>
export type Urls = Record<ServiceName, string>

export function urlsOf(ports: Ports): Urls {
  const url = (name: ServiceName) => `http://${services[name].host}:${ports[name]}`
  return {
    payment: url('payment'),
    gateway: url('gateway'),
    storefront: url('storefront'),
    blog: url('blog'),
  }
}

/** Returns the ports of the environment, or the default ports. */
export function portsFrom(env: Readonly<Record<string, string | undefined>>): Ports {
  const port = (name: ServiceName) => {
    const { portVariable, defaultPort } = services[name]
    const value = env[portVariable]
    if (value === undefined || value === '') return defaultPort
    if (!/^\d{1,5}$/.test(value) || Number(value) < 1 || Number(value) > 65_535)
      throw new Error(`${portVariable} must be a port from 1 to 65535, not "${value}".`)
    return Number(value)
  }
  return {
    payment: port('payment'),
    gateway: port('gateway'),
    storefront: port('storefront'),
    blog: port('blog'),
  }
}

/** Returns four different ports that were free a moment ago. */
export async function freePorts(): Promise<Ports> {
  const [payment, gateway, storefront, blog] = [
    await getPort(),
    await getPort(),
    await getPort(),
    await getPort(),
  ]
  return { payment, gateway, storefront, blog }
}

/** Throws an error with a clear message when a needed port is in use. */
export async function requireFree(ports: Ports, wanted: readonly ServiceName[]): Promise<void> {
  for (const name of wanted) {
    for (const host of ['127.0.0.1', undefined]) {
      const server = await listen(ports[name], host).catch((error: NodeJS.ErrnoException) => error)
      if (server instanceof Error) {
        if (server.code !== 'EADDRINUSE' && server.code !== 'EACCES') continue
        const why = server.code === 'EACCES' ? 'may not be opened by this user' : 'is in use'
        throw new Error(
          `Port ${ports[name]} ${why}, so the ${services[name].title} cannot start. Free it, or set ${services[name].portVariable} to another port.`,
        )
      }
      await new Promise((resolve) => {
        server.close(resolve)
      })
    }
  }
}

function listen(port: number, host: string | undefined): Promise<ReturnType<typeof createServer>> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
      resolve(server)
    })
  })
}
