import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { houseRules } from './scripts/lint/house-rules.js'

const ban = (selector, message) => ({ selector, message })

const everywhere = [
  ban(
    'CallExpression:matches([callee.property.name="addEventListener"], [callee.name="addEventListener"])[arguments.0.value=/^(resize|scroll)$/]:not([arguments.1.callee.name="throttle"])',
    'Hand it throttle(handler) of @selvage/core/timing: these events come with every frame.',
  ),
  ban(
    'TSEnumDeclaration',
    'Write a union of literals or a table `as const`: an enum does not erase.',
  ),
  ban(
    'JSXAttribute[name.name="dangerouslySetInnerHTML"], Property[key.name="dangerouslySetInnerHTML"]',
    'HTML from outside is parsed to an allow-list tree and drawn as elements.',
  ),
  ban(
    'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo|skipIf|runIf)$/]',
    'Every test runs, always: a skipped test proves nothing.',
  ),
  ban(
    'NewExpression[callee.name="Request"] Property[key.name="signal"]',
    'Give the signal to fetch: Node forgets that of a Request whose object is collected, and the call then never ends.',
  ),
]
const inlineTypes = ban(
  'ImportSpecifier[importKind="type"], ExportSpecifier[exportKind="type"]',
  'Write `import type { … }` or `export type { … }` on a line of its own.',
)
const namedExports = ban(
  'ExportDefaultDeclaration',
  'Export by name, so that one word finds a thing everywhere.',
)
const noInlineStyle = ban(
  'JSXAttribute[name.name="style"]',
  'The content-security policy refuses style attributes in server HTML: write a class, or an SVG presentation attribute.',
)
const optionalProps = ban(
  'ExportNamedDeclaration > TSInterfaceDeclaration[id.name=/Props$/] > TSInterfaceBody > TSPropertySignature[optional=true]:not(:has(TSUndefinedKeyword)):not(:has(TSNeverKeyword)):not([typeAnnotation.typeAnnotation.typeName.name="ReactNode"])',
  'Let an optional prop take undefined: a page that passes on what it may not have leaves nothing out.',
)
const noClock = ban(
  'CallExpression[callee.object.name="Date"][callee.property.name="now"], NewExpression[callee.name="Date"][arguments.length=0], CallExpression[callee.object.name="Math"][callee.property.name="random"]',
  'core and machines know no clock and no chance: take the value from the caller or from an actor.',
)
const physical =
  /^(margin|padding)(Left|Right)$|^border(Left|Right)|^border(Top|Bottom)(Left|Right)Radius$|^(left|right)$/
    .source
const logicalCss = [
  ban(
    `Property[key.name=/${physical}/]`,
    'Use the logical property (marginInlineStart, insetInlineEnd …), which follows the writing direction.',
  ),
  ban(
    'Property[key.name=/^(textAlign|float)$/] > Literal[value=/^(left|right)$/]',
    'Use start or end, which follow the writing direction.',
  ),
]

const byRoleAndName =
  'Find it by its role and name, as a person does. What has neither is found by a named finder in the support folder.'
const selectors = [
  'querySelector',
  'querySelectorAll',
  'getElementById',
  'getElementsByClassName',
  'getElementsByName',
  'getElementsByTagName',
  'closest',
  // Playwright's, which take a selector too.
  'locator',
  'frameLocator',
].map((property) => ({ property, message: byRoleAndName }))

const restrict = (...rules) => ({
  'no-restricted-syntax': ['error', inlineTypes, ...everywhere, ...rules],
})

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/build/',
      '**/.react-router/',
      '**/storybook-static/',
      '**/.pack/',
      '**/.data/',
      '**/coverage/',
      // A build that runs at the same time writes and removes these.
      '**/tsup.config.bundled_*',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,js,cjs}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { '@typescript-eslint': tseslint.plugin, house: houseRules },
    rules: {
      ...restrict(namedExports),
      'house/kebab-file-name': 'error',
      'house/glossary': 'error',
      'max-lines': ['error', { max: 250 }],
      // Prettier keeps code within 100 columns; this holds comments to the same.
      'max-len': [
        'error',
        {
          code: 100,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreUrls: true,
          ignoreRegExpLiterals: true,
        },
      ],
      'no-nested-ternary': 'error',
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      'no-console': 'off',
      'no-debugger': 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-unreachable': 'error',
      'no-dupe-else-if': 'error',
      'no-self-compare': 'error',
      'no-constant-condition': ['error', { checkLoops: false }],
      'no-control-regex': 'off',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'start' }],
      eqeqeq: ['error', 'always'],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { args: 'after-used', argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['**/*.table.{ts,js}', '**/*.generated.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['packages/{core,machines}/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**', 'packages/core/src/gateway/**'],
    rules: restrict(namedExports, noClock),
  },
  {
    files: ['**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // A table that scrolls sideways is a region that the keyboard must reach.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region'] }],
      ...restrict(namedExports, noInlineStyle),
    },
  },
  {
    files: ['packages/react/src/**/*.tsx'],
    rules: restrict(namedExports, noInlineStyle, optionalProps),
  },
  {
    files: [
      'packages/react/**/*.{ts,tsx}',
      'packages/embed/**/*.{ts,tsx}',
      'examples/storefront/**/*.{ts,tsx}',
      'stories/**/*.{ts,tsx}',
      '.storybook/**/*.{ts,tsx}',
    ],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  { files: ['**/*.css.ts'], rules: restrict(namedExports, ...logicalCss) },
  {
    files: ['**/*.css.ts'],
    // The contract names the tokens.
    ignores: ['packages/react/src/theme/contract.css.ts'],
    rules: { 'house/tokens-only': 'error' },
  },
  {
    // These are loaded by a tool that takes the default export.
    files: [
      '.size-limit.js',
      '*.config.{ts,js}',
      '**/*.config.{ts,js}',
      '.storybook/**',
      'stories/support/{main,preview}.{ts,tsx}',
      'scripts/gates/knip-reporter.js',
      'examples/storefront/journeys/support/start-shop.ts',
      'examples/storefront/app/{root,routes,entry.server,entry.client}.{ts,tsx}',
      'examples/storefront/app/{islands,routes}/**/*.{ts,tsx}',
    ],
    rules: restrict(noInlineStyle),
  },
  { files: ['**/*.stories.tsx', '.storybook/**/*.tsx'], rules: restrict() },
  {
    files: ['stories/**/*.{ts,tsx}', '{examples,scripts}/**/*.journey.test.ts'],
    ignores: ['stories/support/**'],
    rules: { 'no-restricted-properties': ['error', ...selectors] },
  },
)
