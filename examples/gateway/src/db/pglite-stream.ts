import { Duplex } from 'node:stream'

/**
 * `AuthenticationOk`, then `ReadyForQuery` outside a transaction: the answer of a server that
 * accepts a client.
 */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])
const TERMINATE = 0x58
const HEADER = 5
/** Sync, simple query, flush, and the ends of a COPY: after these a client waits for the server. */
const BATCH_ENDS = new Set([0x53, 0x51, 0x48, 0x63, 0x66])

/** A simple query that ends what an earlier client left open. */
const ROLLBACK = simpleQuery('ROLLBACK')

function simpleQuery(sql: string): Uint8Array {
  const text = Buffer.from(`${sql}\0`)
  const message = Buffer.alloc(HEADER + text.length)
  message.write('Q')
  message.writeInt32BE(text.length + 4, 1)
  text.copy(message, HEADER)
  return Uint8Array.from(message)
}

/**
 * A stream that node-postgres takes for a socket and that connects it to an embedded database, so
 * that one driver, one set of types and one set of error codes serve both databases.
 */
export class PgliteStream extends Duplex {
  readonly #exec: (bytes: Uint8Array) => Promise<Uint8Array>
  #pending: Buffer = Buffer.alloc(0)
  #started = false

  constructor(exec: (bytes: Uint8Array) => Promise<Uint8Array>) {
    super()
    this.#exec = exec
  }

  /** Nothing is dialled; a transaction that an earlier client left open is ended first. */
  connect(): this {
    this.#exec(ROLLBACK).then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    )
    return this
  }

  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }

  override _read(): void {}

  override _write(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error?: Error | null) => void,
  ): void {
    this.#pending = this.#pending.length ? Buffer.concat([this.#pending, chunk]) : chunk
    this.#run().then(
      () => done(),
      (error: Error) => done(error),
    )
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'binary', done)
  }

  async #run(): Promise<void> {
    if (!this.#started) {
      if (this.#pending.length < 4 || this.#pending.length < this.#pending.readInt32BE(0)) return
      this.#pending = this.#pending.subarray(this.#pending.readInt32BE(0))
      this.#started = true
      this.push(WELCOME)
    }
    let end = 0
    for (let at = 0; at + HEADER <= this.#pending.length;) {
      const next = at + 1 + this.#pending.readInt32BE(at + 1)
      if (next > this.#pending.length) break
      const type = this.#pending[at]
      if (type === TERMINATE) return this.#finish()
      at = next
      if (type !== undefined && BATCH_ENDS.has(type)) end = at
    }
    if (end === 0) return
    const batch = Uint8Array.from(this.#pending.subarray(0, end))
    this.#pending = this.#pending.subarray(end)
    this.push(Buffer.from(await this.#exec(batch)))
  }

  #finish(): void {
    this.#pending = Buffer.alloc(0)
    this.push(null)
    this.destroy()
  }
}
