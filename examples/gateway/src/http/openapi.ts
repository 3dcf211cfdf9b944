import { CALL_AUTH, ORDER_TOKEN_HEADER, orderTokenUse } from '@selvage/core/contract'
import type { Call } from '@selvage/core/contract'
import { jsonAnswer, REPLAYED_HEADER } from './answer.ts'
import { CALL_TEXTS } from './call-texts.generated.ts'
import type { CallText } from './call-texts.generated.ts'
import type { PlainRoute, Route } from './handle.ts'
import { nameSchemas } from './named-schemas.ts'
import { parametersOf } from './openapi-parameters.ts'
import { ERROR_ANSWERS, errorAnswersOf } from './openapi-answers.ts'
import { schemaOf } from './schema-of.ts'
import { withSentParts } from './sent-parts.ts'

type Json = Readonly<Record<string, unknown>>

/** Who can make a call; an empty object is a request without credentials. */
function securityOf({ auth }: Call): Json[] {
  if (auth === 'provider') return [{ providerSignature: [] }]
  const { user, cartToken } = CALL_AUTH[auth]
  if (user === 'none') return []
  const byToken = orderTokenUse({ auth })
  return [
    ...(user === 'optional' ? [{}] : []),
    { session: [] },
    ...(cartToken ? [{ cartToken: [] }] : []),
    ...(byToken === 'alone' ? [{ orderToken: [] }] : []),
    ...(byToken === 'beside' ? [{ session: [], orderToken: [] }] : []),
  ]
}

/** The headers that the answers of several calls share. */
const HEADERS = {
  Cached: {
    description: 'Set in answers to requests without a session or token',
    schema: { type: 'string' },
  },
  Replayed: {
    description: '`true` where the request was sent before, and nothing was done a second time',
    schema: { type: 'string', enum: ['true'] },
  },
} as const
const CACHED = { 'Cache-Control': { $ref: '#/components/headers/Cached' } } as const
const REPLAYED = { [REPLAYED_HEADER]: { $ref: '#/components/headers/Replayed' } } as const

/** The text of a call: its own, or that of all calls with the same last name. */
export const textOf = ({ name }: Pick<Call, 'name'>): CallText | undefined =>
  CALL_TEXTS[name] ?? CALL_TEXTS[`*.${name.split('.').at(-1)}`]

const answerOf = (call: Call): Json => schemaOf(call.answer, withSentParts)

function operationOf(route: Route): Json {
  const { call } = route
  const headers = { ...(call.cacheable && CACHED), ...(call.keyed && REPLAYED) }
  return {
    operationId: call.name,
    tags: [call.name.split('.')[0]],
    ...textOf(call),
    security: securityOf(call),
    parameters: parametersOf(route),
    ...(call.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(call.body) } },
      },
    }),
    responses: {
      200: {
        description: 'Success',
        ...(Object.keys(headers).length > 0 && { headers }),
        content: { 'application/json': { schema: answerOf(call) } },
      },
      ...errorAnswersOf(call),
    },
  }
}

const ERRORS = {
  type: 'object',
  required: ['errors'],
  properties: {
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['code'],
        properties: {
          code: { type: 'string', description: 'The code by which a client words the error' },
          field: { type: 'string', description: 'The field of the request that is wrong' },
          message: {
            type: 'string',
            description: 'A sentence for developers, or the rule that the field broke',
          },
          params: { type: 'object', description: 'Values for the text of the code' },
        },
      },
    },
    current: { description: 'The cart as it is, with 409' },
  },
} as const

const ABOUT = `The shop behind Selvage: its catalog, carts, checkout, orders and accounts.

A page of any origin makes a guest with \`POST /guests\` and \`"kind": "embed"\`, sends the \`cart_token\` of the answer as \`Authorization: Bearer …\`, and adds lines with it. The pages of the storefront have the cookies of a session instead.

A rejected request is answered with \`{ "errors": [{ "code", "field", "message", "params" }] }\`. Prices are numbers of the currency beside them.`

/** The gateway's OpenAPI document, made from the contracts and their doc comments alone. */
export function openApiOf(routes: readonly Route[], server: string): Json {
  const byPath = Map.groupBy(routes, ({ call }) => call.path)
  const { schemas, withReferences } = nameSchemas(
    new Map(
      routes.map(({ call }) => [
        call.name,
        { body: call.body && schemaOf(call.body), answer: answerOf(call) },
      ]),
    ),
  )
  const paths = Object.fromEntries(
    [...byPath].map(([path, own]) => [
      path,
      Object.fromEntries(own.map((route) => [route.call.method.toLowerCase(), operationOf(route)])),
    ]),
  )
  return {
    openapi: '3.1.0',
    info: {
      title: 'Selvage reference gateway',
      description: ABOUT,
      version: '1.0.0',
      license: { name: 'MIT' },
    },
    servers: [{ url: server }],
    paths: withReferences(paths),
    components: {
      schemas: { Errors: ERRORS, ...schemas },
      responses: ERROR_ANSWERS,
      headers: HEADERS,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'selvage_access' },
        cartToken: { type: 'http', scheme: 'bearer' },
        orderToken: { type: 'apiKey', in: 'header', name: ORDER_TOKEN_HEADER },
        providerSignature: { type: 'apiKey', in: 'header', name: 'X-Selvage-Signature' },
      },
    },
  }
}

/** `GET /openapi.json`; the document is made with the first request. */
export function openApiRoute(routes: readonly Route[]): PlainRoute {
  let document: Json | undefined
  return {
    path: '/openapi.json',
    name: 'openapi',
    open: false,
    run: async (_request, _params, { config }) => {
      document ??= openApiOf(routes, config.origin)
      return jsonAnswer(document)
    },
  }
}
