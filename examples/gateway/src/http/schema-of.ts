import type { Schema } from '@selvage/core/contract'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { JsonSchema } from '@valibot/to-json-schema'

/** The input of a schema as JSON schema, without the checks that JSON schema cannot express. */
export function schemaOf(
  schema: Schema,
  change: (part: JsonSchema) => JsonSchema | undefined = () => undefined,
): Readonly<Record<string, unknown>> {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    // The dialect of OpenAPI 3.1.
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ jsonSchema }) => change(jsonSchema),
  })
  return rest
}
