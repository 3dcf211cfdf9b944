import { isPlain, CALL_AUTH, ORDER_TOKEN_HEADER, orderTokenUse } from '@selvage/core/contract'
import type { Call, Schema } from '@selvage/core/contract'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { JsonSchema } from '@valibot/to-json-schema'
import { jsonAnswer } from './answer.ts'
import type { PlainRoute, Route } from './handle.ts'
import { withSentParts } from './sent-parts.ts'

type Json = Readonly<Record<string, unknown>>

/** The input of a schema as JSON schema, without the checks that JSON schema cannot express. */
function schemaOf(
  schema: Schema,
  change: (part: JsonSchema) => JsonSchema | undefined = () => undefined,
): Json {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ jsonSchema }) => change(jsonSchema),
  })
  return rest
}

function parametersOf(call: Call): Json[] {
  const path = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const query = call.query
    ? (schemaOf(call.query) as { properties?: Json; required?: string[] })
    : {}
  return [
    ...path,
    ...Object.entries(query.properties ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      required: query.required?.includes(name) ?? false,
      schema,
    })),
    ...(call.keyed
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: !isPlain(call),
            schema: { type: 'string', minLength: 1, maxLength: 255 },
          },
        ]
      : []),
    ...(call.versioned
      ? [
          {
            name: 'If-Match',
            in: 'header',
            required: !isPlain(call),
            description: "The cart's version in quotation marks",
            schema: { type: 'string', pattern: '^"[0-9]+"$' },
          },
        ]
      : []),
  ]
}

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

const CACHED = {
  'Cache-Control': {
    description: 'Set in answers to requests without a session or token',
    schema: { type: 'string' },
  },
} as const

function operationOf(call: Call): Json {
  return {
    operationId: call.name,
    tags: [call.name.split('.')[0]],
    security: securityOf(call),
    parameters: parametersOf(call),
    ...(call.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(call.body) } },
      },
    }),
    responses: {
      200: {
        description: 'Success',
        ...(call.cacheable && { headers: CACHED }),
        content: { 'application/json': { schema: schemaOf(call.answer, withSentParts) } },
      },
      default: {
        description: ['SERVER_ERROR', ...call.errors].join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } },
      },
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
          code: { type: 'string' },
          field: { type: 'string' },
          message: { type: 'string' },
          params: { type: 'object' },
        },
      },
    },
    current: { description: 'The cart as it is, with 409' },
  },
} as const

/** The gateway's OpenAPI document, made from the contracts alone. */
export function openApiOf(routes: readonly Route[], server: string): Json {
  const byPath = Map.groupBy(routes, ({ call }) => call.path)
  return {
    openapi: '3.1.0',
    info: { title: 'Selvage reference gateway', version: '1.0.0', license: { name: 'MIT' } },
    servers: [{ url: server }],
    paths: Object.fromEntries(
      [...byPath].map(([path, own]) => [
        path,
        Object.fromEntries(own.map(({ call }) => [call.method.toLowerCase(), operationOf(call)])),
      ]),
    ),
    components: {
      schemas: { Errors: ERRORS },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'selvage_access' },
        cartToken: { type: 'http', scheme: 'bearer' },
        orderToken: { type: 'apiKey', in: 'header', name: ORDER_TOKEN_HEADER },
        providerSignature: { type: 'apiKey', in: 'header', name: 'X-Selvage-Signature' },
      },
    },
  }
}

/** `GET /openapi.json`. */
export function openApiRoute(routes: readonly Route[]): PlainRoute {
  return {
    path: '/openapi.json',
    name: 'openapi',
    open: false,
    run: async (_request, _params, { config }) => jsonAnswer(openApiOf(routes, config.origin)),
  }
}
