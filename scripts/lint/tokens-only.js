/** Properties of spacing, corners and type, in style objects. */
const governed =
  /^(?:(?:padding|margin|inset)(?:Block|Inline)?(?:Start|End)?|(?:padding|margin)(?:Top|Bottom)|top|bottom|gap|rowGap|columnGap|border\w*Radius|font|fontSize|fontWeight|fontFamily|lineHeight|letterSpacing)$/
const keyword = /^(?:auto|inherit|initial|unset|revert)$/
const calculation = /^(?:calc|min|max|clamp)\($/
const atoms = /#|[a-z-]+\(|[()+*/,-]|[\d.]+[a-z%]*|[a-z-]+|\S/gi
/** Stands for a token in a value's text. */
const TOKEN = '#'
/** Stands for an expression that is neither a token nor a constant of the file. */
const UNKNOWN = '?'

/** Returns the identifier at the start of `vars.space[4]`. */
const rootOf = (node) => (node.type === 'MemberExpression' ? rootOf(node.object) : node)

function variableOf(sourceCode, node) {
  for (let scope = sourceCode.getScope(node); scope; scope = scope.upper) {
    const variable = scope.set.get(node.name)
    if (variable) return variable
  }
  return undefined
}

/** Returns whether the name is the imported `vars` or a constant taken out of it. */
function isToken(sourceCode, node) {
  const root = rootOf(node)
  if (root.type !== 'Identifier') return false
  const [definition] = variableOf(sourceCode, root)?.defs ?? []
  if (definition?.type === 'ImportBinding') return definition.node.imported?.name === 'vars'
  const initial = definition?.type === 'Variable' ? definition.node.init : null
  return initial?.type === 'MemberExpression' || initial?.type === 'Identifier'
    ? isToken(sourceCode, initial)
    : false
}

/** Returns a value as text, with `#` in the place of each token. */
function textOf(sourceCode, node) {
  const inner = (child) => textOf(sourceCode, child)
  switch (node.type) {
    case 'Literal':
      return String(node.value)
    case 'TemplateLiteral':
      return node.quasis
        .map(({ value }, index) => {
          const expression = node.expressions[index]
          return value.cooked + (expression === undefined ? '' : inner(expression))
        })
        .join('')
    case 'UnaryExpression':
      return node.operator + inner(node.argument)
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return inner(node.expression)
    case 'MemberExpression':
      return isToken(sourceCode, node) ? TOKEN : UNKNOWN
    case 'Identifier': {
      if (isToken(sourceCode, node)) return TOKEN
      const [definition] = variableOf(sourceCode, node)?.defs ?? []
      const initial = definition?.type === 'Variable' ? definition.node.init : null
      return initial && definition.node.id.type === 'Identifier' ? inner(initial) : UNKNOWN
    }
    default:
      return UNKNOWN
  }
}

/** Returns the single values of an expression: both branches of a condition, every fallback. */
function valuesOf(node) {
  if (node.type === 'ConditionalExpression')
    return [...valuesOf(node.consequent), ...valuesOf(node.alternate)]
  if (node.type === 'LogicalExpression') return [...valuesOf(node.left), ...valuesOf(node.right)]
  if (node.type === 'ArrayExpression') return node.elements.flatMap(valuesOf)
  return [node]
}

function isAllowed(atom, inCalculation) {
  if (atom === TOKEN || keyword.test(atom) || /^0(?:px)?$/.test(atom)) return true
  if (/^[\d.]+%$/.test(atom)) return true
  return inCalculation && /^[\d.]+(?:[dsl]?v[wh]|cq[wib])?$|^[+*/,-]$/.test(atom)
}

/** Returns whether a value holds only tokens, `0`, `auto`, percentages, `env()` and their sums. */
function holdsTokensAlone(text) {
  const value = text
    .replaceAll(/env\([^()]*\)/g, TOKEN)
    .replaceAll(/var\((?:\?|--[\w-]+)(?:,\s*0(?:px)?)?\)/g, TOKEN)
  let depth = 0
  for (const [atom] of value.matchAll(atoms)) {
    if (calculation.test(atom) || (atom === '(' && depth > 0)) depth += 1
    else if (atom === ')') depth -= 1
    else if (!isAllowed(atom, depth > 0)) return false
  }
  return !value.includes('(') || /[#%]|v[wh]|cq/.test(value)
}

/** Paper is white and print is black: these two are no color of a theme. */
const color = /(?<![\w&])#(?!(?:000|fff)(?:000|fff)?\b)[0-9a-f]{3,8}\b/i

/** Spacing, corners, type and colors of a style sheet come from the tokens. */
export const tokensOnly = {
  meta: { type: 'suggestion', schema: [] },
  create: ({ report, sourceCode }) => ({
    Literal(node) {
      if (color.test(node.value))
        report({ node, message: `Take the color from vars or onPrint, not "${node.value}".` })
    },
    Property(node) {
      const name = node.key.name ?? node.key.value
      if (node.computed || node.parent.type !== 'ObjectExpression' || !governed.test(name)) return
      for (const value of valuesOf(node.value)) {
        if (value.type === 'ObjectExpression') continue
        const text = textOf(sourceCode, value)
        if (!holdsTokensAlone(text))
          report({ node: value, message: `Take ${name} from the tokens of vars, not "${text}".` })
      }
    },
  }),
}
