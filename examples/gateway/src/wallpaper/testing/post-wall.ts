import type { ReferenceGateway } from '../../testing/test-gateway.ts'

/** Sends a wall with a body that need not be valid. */
export async function postWall(
  gateway: ReferenceGateway,
  path: string,
  body: unknown,
): Promise<Response> {
  return gateway.fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}
