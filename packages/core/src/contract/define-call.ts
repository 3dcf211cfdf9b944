import type * as v from 'valibot'
import type { ErrorCode } from '../errors/catalogue.table.ts'
import type { CallAuth } from './call-auth.table.ts'

/** A valibot schema of a query, a body or an answer. */
export type Schema = v.GenericSchema<unknown, unknown>
/** The HTTP methods of the gateway's calls. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The parameter names in a path: `'/order_item/{id}'` gives `'id'`. */
export type PathParam<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParam<Rest>
  : never

/**
 * One call of the gateway. It is the only place that knows the call's method, path, shapes and
 * error codes.
 */
export interface Call<
  Path extends string = string,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
  in QueryInput = never,
  in BodyInput = never,
> {
  /**
   * Name of the call, such as `cart.add`, in code, in the OpenAPI document and in tests that inject
   * errors.
   */
  readonly name: string
  readonly method: Method
  readonly path: Path
  /**
   * Schema of the query on the wire. The client sends its input, the gateway receives its output.
   */
  readonly query: Query
  /**
   * Turns the query that a caller passes into its wire form. When left out, the caller passes the
   * wire form.
   * @param locale locale of the client, such as `de_DE`
   */
  readonly encodeQuery?: ((query: QueryInput, locale: string) => In<Query>) | undefined
  /**
   * Schema of the body on the wire. The client sends its input, the gateway receives its output.
   */
  readonly body: Body
  /**
   * Turns the body that a caller passes into its wire form. When left out, the caller passes the
   * wire form.
   */
  readonly encodeBody?: ((body: BodyInput) => In<Body>) | undefined
  /**
   * Schema of the answer on the wire. The gateway passes its input, the client receives its output
   * in the domain's names.
   */
  readonly answer: Answer
  /** Error codes that the gateway can answer with, besides `COMMON_ERRORS`, those of every call. */
  readonly errors: readonly ErrorCode[]
  /** Who can make the call: a row of {@link CALL_AUTH}. */
  readonly auth: CallAuth
  /**
   * The service that answers the call: the API itself or the cart API.
   * @source spec 1 §7
   */
  readonly service: 'gateway' | 'cart'
  /**
   * True when the request has an `Idempotency-Key` header of 1 to 255 visible ASCII characters. A
   * call of the cart works without it: the same content within ten seconds is one request then. The
   * answer to a repeated request has the header `Idempotent-Replayed: true`.
   */
  readonly keyed: boolean
  /**
   * True when the request carries the cart's version in `If-Match`. A stale version is answered
   * with 409 and the current cart. A call of the cart works without it: the last write wins then.
   */
  readonly versioned: boolean
  /**
   * True when the answer is the same for everybody without a session or token, so that a cache may
   * keep it for a short time. Only for a GET that changes nothing.
   */
  readonly cacheable: boolean
}

type Optional =
  'query' | 'body' | 'errors' | 'auth' | 'service' | 'keyed' | 'versioned' | 'cacheable'

type In<S> = S extends Schema ? v.InferInput<S> : undefined
type Out<S> = S extends Schema ? v.InferOutput<S> : undefined
/** A query on the wire without the locale, which the client adds to every call. */
type OwnQuery<S> = S extends Schema ? Closed<Omit<v.InferInput<S>, 'page_locale'>> : undefined
/** An object type that allows no other names, also when it has none itself. */
type Closed<T> = keyof T extends never ? Record<string, never> : T

/**
 * Defines a call. Defaults: no query, no body, no error codes, auth `session`, service `gateway`,
 * not keyed, not versioned and not cacheable.
 */
// @__NO_SIDE_EFFECTS__
export function defineCall<
  const Path extends string,
  Answer extends Schema,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  QueryInput = OwnQuery<Query>,
  BodyInput = In<Body>,
>(
  call: Omit<Call<Path, Query, Body, Answer, QueryInput, BodyInput>, Optional> &
    Partial<Pick<Call<Path, Query, Body, Answer, QueryInput, BodyInput>, Optional>>,
): Call<Path, Query, Body, Answer, QueryInput, BodyInput> {
  return {
    errors: [],
    auth: 'session',
    service: 'gateway',
    keyed: false,
    versioned: false,
    cacheable: false,
    query: undefined as Query,
    body: undefined as Body,
    ...call,
  }
}

/** A part of a call's input, which can be left out when nothing in it is required. */
type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: Value }
  : Record<never, never> extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value }

/** The input that a client passes to `gateway.send`, in the domain's names. */
export type CallInput<C> =
  C extends Call<
    infer Path,
    Schema | undefined,
    Schema | undefined,
    Schema,
    infer QueryInput,
    infer BodyInput
  >
    ? ([PathParam<Path>] extends [never]
        ? { readonly params?: undefined }
        : { readonly params: Readonly<Record<PathParam<Path>, string | number>> }) &
        Part<'query', QueryInput> &
        Part<'body', BodyInput>
    : never

/** The answer that `gateway.send` returns, in the domain's names. */
export type CallAnswer<C> =
  C extends Call<string, Schema | undefined, Schema | undefined, infer Answer>
    ? v.InferOutput<Answer>
    : never

/** The query and the body that a gateway's handler receives, and the reply that it gives. */
export type CallQuery<C> =
  C extends Call<string, infer Query, Schema | undefined, Schema> ? Out<Query> : never
/** The body that a gateway's handler receives. */
export type CallBody<C> =
  C extends Call<string, Schema | undefined, infer Body, Schema> ? Out<Body> : never
/** The reply that a gateway's handler gives, with the names of the wire. */
export type CallReply<C> =
  C extends Call<string, Schema | undefined, Schema | undefined, infer Answer>
    ? v.InferInput<Answer>
    : never
