import { basename } from 'node:path'
import { glossary } from './glossary.table.js'
import { tokensOnly } from './tokens-only.js'

const kebab = /^[.$_]?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
const testFunctions = new Set(['it', 'test', 'describe'])

/**
 * Splits a name into lower-case words: `fieldError`, `FieldError` and `FIELD_ERROR` are
 * `field-error`.
 */
const hyphenated = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase()

const termsFor = (filename) => glossary.filter(({ except }) => except?.test(filename) !== true)

/** Returns the called function's name: `it(…)` and `it.each(…)(…)` call `it`. */
function calledName(callee) {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression') return calledName(callee.object)
  if (callee.type === 'CallExpression') return calledName(callee.callee)
  return ''
}

/** Lint rules of this project that no published plugin has. */
export const houseRules = {
  rules: {
    'tokens-only': tokensOnly,
    'kebab-file-name': {
      meta: { type: 'suggestion', schema: [] },
      create: (context) => ({
        Program(node) {
          const name = basename(context.filename)
          // React Router reads parameters from names such as $lang.tsx and cart_.tsx.
          if (!kebab.test(name.replaceAll(/[$_]/g, '')))
            context.report({ node, message: `${name} is not in kebab-case.` })
        },
      }),
    },
    glossary: {
      meta: { type: 'suggestion', schema: [] },
      create(context) {
        const terms = termsFor(context.filename.replaceAll('\\', '/'))
        const report = (at, text, { instead }) =>
          context.report({ ...at, message: `"${text}": write ${instead}.` })

        const checkName = (node) => {
          const name = hyphenated(node.name)
          const term = terms.find((row) => row.name?.test(name))
          if (term) report({ node }, node.name, term)
        }
        const checkProse = (at, text) => {
          const term = terms.find((row) => row.prose?.test(text))
          if (term) report(at, text.slice(0, 60), term)
        }
        return {
          Identifier: checkName,
          JSXIdentifier: checkName,
          PrivateIdentifier: checkName,
          CallExpression({ callee, arguments: [title] }) {
            if (!testFunctions.has(calledName(callee)) || title?.type !== 'Literal') return
            if (typeof title.value === 'string') checkProse({ node: title }, title.value)
          },
          Program() {
            for (const { value, loc } of context.sourceCode.getAllComments())
              checkProse({ loc }, value.replaceAll(/\s*\n\s*\*? ?/g, ' ').replace(/^[*\s]+/, ''))
          },
        }
      },
    },
  },
}
