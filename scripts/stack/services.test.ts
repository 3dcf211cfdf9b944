import { createServer } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { freePorts, portsFrom, requireFree, urlsOf } from './services.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

function occupy(host: string): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen({ port: 0, host }, () => {
      resolve((server.address() as { port: number }).port)
    })
    closing.push(() => {
      server.close()
    })
  })
}

describe('the ports of the reference shop', () => {
  it('are the default ports unless the environment sets others', () => {
    expect(portsFrom({})).toEqual({ payment: 4001, gateway: 4000, storefront: 3000, blog: 3001 })
    expect(portsFrom({ GATEWAY_PORT: '4100' }).gateway).toBe(4100)
  })

  it.each(['0', '65536', 'many', '-1', '80.5'])('cannot be %s', (value) => {
    expect(() => portsFrom({ BLOG_PORT: value })).toThrow(
      `BLOG_PORT must be a port from 1 to 65535, not "${value}".`,
    )
  })

  it('have a different site for the blog and the storefront', () => {
    const urls = urlsOf(portsFrom({}))
    expect(new URL(urls.blog).hostname).not.toBe(new URL(urls.storefront).hostname)
  })

  it('are four different free ports when they are ephemeral', async () => {
    expect(new Set(Object.values(await freePorts())).size).toBe(4)
  })

  it.each(['127.0.0.1', '::'])(
    'are rejected with a clear message when %s is in use',
    async (host) => {
      const port = await occupy(host)
      const ports = { ...(await freePorts()), storefront: port }
      await expect(requireFree(ports, ['payment', 'storefront'])).rejects.toThrow(
        `Port ${port} is in use, so the storefront cannot start. Free it, or set STOREFRONT_PORT to another port.`,
      )
    },
  )
})
