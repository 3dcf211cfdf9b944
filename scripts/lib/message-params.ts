import { PLURAL, withoutPlural } from '../../packages/i18n/src/messages/catalogue.ts'
import type { MessagesByFeature } from '../../packages/i18n/src/messages/catalogue.ts'

const PLACEHOLDER = /\{\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?\}\}/g

/** Where the generated declaration lies in the workspace. */
export const MESSAGE_PARAMS_FILE = 'packages/i18n/src/messages/message-params.generated.ts'

const HEADER = `// Generated from en/*.json by \`npm run messages\`; a test compares the two.

type Value = string | number

/** The parameters of each English message that has any, by the message's key. */
export interface MessageParamsByKey {
`

/**
 * Returns the TypeScript source that declares the parameters of every message. A plural's \`count\`
 * and a \`{{value, number}}\` are numbers; any other parameter is a string or a number.
 */
export function declareMessageParams(english: MessagesByFeature): string {
  const lines = [...paramsByKey(english)]
    .filter(([, params]) => params.size > 0)
    .map(([key, params]) => `  ${declareKey(key, params)}\n`)
  return `${HEADER}${lines.join('')}}\n`
}

type ParamType = 'number' | 'Value'
type Params = Map<string, ParamType>

/** The forms of one plural are one message, which needs what any of its forms shows. */
function paramsByKey(english: MessagesByFeature): Map<string, Params> {
  const byKey = new Map<string, Params>()
  for (const [feature, messages] of Object.entries(english)) {
    for (const [name, sentence] of Object.entries(messages)) {
      const key = `${feature}.${withoutPlural(name)}`
      const params: Params = byKey.get(key) ?? new Map()
      byKey.set(key, params)
      if (PLURAL.test(name)) params.set('count', 'number')
      for (const [, param = '', format] of sentence.matchAll(PLACEHOLDER))
        if (params.get(param) !== 'number')
          params.set(param, format === 'number' ? 'number' : 'Value')
    }
  }
  return byKey
}

function declareKey(key: string, params: Params): string {
  const members = [...params].sort().map(([name, type]) => `readonly ${name}: ${type}`)
  const line = `'${key}': { ${members.join('; ')} }`
  if (line.length + 2 <= 100) return line
  return `'${key}': {\n${members.map((member) => `    ${member}\n`).join('')}  }`
}
