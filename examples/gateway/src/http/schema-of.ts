import type { Schema } from '@selvage/core/contract'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { JsonSchema } from '@valibot/to-json-schema'

/** An object without required properties says nothing about them. */
function withoutEmptyList({ required, ...schema }: JsonSchema): JsonSchema {
  return required?.length === 0 ? schema : { ...schema, ...(required && { required }) }
}

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
    overrideSchema: ({ jsonSchema }) => withoutEmptyList(change(jsonSchema) ?? jsonSchema),
  })
  return rest
}
