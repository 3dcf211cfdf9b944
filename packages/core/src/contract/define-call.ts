import type * as v from 'valibot'
import type { ErrorCode } from '../errors/catalogue.table.ts'

export type Schema = v.GenericSchema<unknown, unknown>
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The names between braces of a path: `'/order_item/{id}'` gives `'id'`. */
export type PathParam<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParam<Rest>
  : never

/** One call of the gateway: the single place that knows its method, path, shapes and faults. */
export interface Call<
  Path extends string = string,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
> {
  /**
   * Name of the call in code, in the OpenAPI document and in injected faults, such as `cart.add`.
   */
  readonly name: string
  readonly method: Method
  readonly path: Path
  /** Wire query. The client passes its input, the gateway receives its output. */
  readonly query: Query
  /** Wire body. The client passes its input, the gateway receives its output. */
  readonly body: Body
  /**
   * Wire answer. The gateway gives its input, the client receives its output in the domain's names.
   */
  readonly answer: Answer
  /** Codes that the gateway may answer with beside SERVER_ERROR. */
  readonly errors: readonly ErrorCode[]
  /** `session`: a guest or member; `none`: anybody; `provider`: a signed callback. */
  readonly auth: 'none' | 'session' | 'provider'
  /**
   * Which of the gateway's two front entry points serves it (spec 1 §7): the API itself or the cart API.
   */
  readonly service: 'gateway' | 'cart'
  /**
   * True when the request must carry an `Idempotency-Key` header (1 to 255 visible ASCII
   * characters).
   */
  readonly keyed: boolean
  /**
   * True when the request carries the cart's version in `If-Match`; a stale one is answered 409
   * with the current cart.
   */
  readonly versioned: boolean
}

type Optional = 'query' | 'body' | 'errors' | 'auth' | 'service' | 'keyed' | 'versioned'

/**
 * Defines a call. What is left out has the common value: no query, no body, a session, not keyed,
 * not versioned.
 */
// @__NO_SIDE_EFFECTS__
export function defineCall<
  const Path extends string,
  Answer extends Schema,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(
  call: Omit<Call<Path, Query, Body, Answer>, Optional> &
    Partial<Pick<Call<Path, Query, Body, Answer>, Optional>>,
): Call<Path, Query, Body, Answer> {
  return {
    errors: [],
    auth: 'session',
    service: 'gateway',
    keyed: false,
    versioned: false,
    query: undefined as Query,
    body: undefined as Body,
    ...call,
  }
}

type In<S> = S extends Schema ? v.InferInput<S> : undefined
type Out<S> = S extends Schema ? v.InferOutput<S> : undefined

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : { readonly [K in Key]: Value }

/** What a client hands to `gateway.send`. */
export type CallInput<C> =
  C extends Call<infer Path, infer Query, infer Body, Schema>
    ? ([PathParam<Path>] extends [never]
        ? { readonly params?: undefined }
        : { readonly params: Readonly<Record<PathParam<Path>, string | number>> }) &
        Part<'query', In<Query>> &
        Part<'body', In<Body>>
    : never

/** What `gateway.send` gives back: the answer in the domain's names. */
export type CallAnswer<C> =
  C extends Call<string, Schema | undefined, Schema | undefined, infer Answer>
    ? v.InferOutput<Answer>
    : never

/** What a gateway's handler receives and gives. */
export type CallQuery<C> =
  C extends Call<string, infer Query, Schema | undefined, Schema> ? Out<Query> : never
export type CallBody<C> =
  C extends Call<string, Schema | undefined, infer Body, Schema> ? Out<Body> : never
export type CallReply<C> =
  C extends Call<string, Schema | undefined, Schema | undefined, infer Answer>
    ? v.InferInput<Answer>
    : never
