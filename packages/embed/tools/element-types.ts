import { widgets } from '../src/widgets.table.ts'

interface Attribute {
  readonly text: string
  readonly type: string
}
interface Row {
  readonly description: string
  readonly attributes: Readonly<Record<string, Attribute>>
  readonly events: Readonly<Record<string, string>>
}

const rows: readonly (readonly [tag: string, row: Row])[] = Object.entries(widgets)

const interfaceOf = (tag: string) =>
  `${tag.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}Attributes`
const indented = (lines: readonly string[], by = '  ') => lines.map((line) => by + line).join('\n')
/** A number may be a text too, as templates and addresses have it, and a language has a region. */
function typeOf(name: string, { type }: Attribute): string {
  if (type === 'number') return 'number | string'
  return name === 'lang' ? `${type} | \`\${${type}}-\${string}\`` : type
}

/** One line for each element, in the words of a framework. */
const forEach = (line: (tag: string, attributes: string, row: Row) => string) =>
  rows.map(([tag, row]) => line(tag, interfaceOf(tag), row))

/** The handlers of an element's events, named as a framework names them. */
const handlers = ({ events }: Row, nameOf: (event: string) => string) =>
  Object.keys(events)
    .map((event) => ` & { '${nameOf(event)}'?: (event: SelvageAddedEvent) => void }`)
    .join('')

/** The targets that hear the event: the element itself, and what it bubbles to. */
const EVENT_MAPS = ['HTMLElementEventMap', 'DocumentEventMap', 'WindowEventMap']

function elements(): string {
  const interfaces = rows.map(([tag, { description, attributes }]) => {
    const fields = Object.entries(attributes).flatMap(([name, attribute]) => [
      `/** ${attribute.text} */`,
      `'${name}'?: ${typeOf(name, attribute)} | undefined`,
    ])
    return `/** ${description} */\nexport interface ${interfaceOf(tag)} {\n${indented(fields)}\n}`
  })
  return `import type { AddedDetail, AddedYard } from './page/added-event.js'

${interfaces.join('\n\n')}

/** Sent by a widget after lines of it went into the cart; it bubbles and crosses shadow roots. */
export type SelvageAddedEvent = CustomEvent<AddedDetail>
export type { AddedDetail, AddedYard }

declare global {
  interface HTMLElementTagNameMap {
${indented(
  rows.map(([tag]) => `'${tag}': HTMLElement`),
  '    ',
)}
  }
${indented(EVENT_MAPS.map((map) => `interface ${map} {\n    'selvage-added': SelvageAddedEvent\n  }`))}
}
`
}

/** The types of `@selvage/embed`, which bring those of the elements. */
const ENTRY = `import type {} from './elements.js'

export { defineElements } from './define-elements/define-elements.js'
export type { ElementOptions, OwnMessages, WidgetMessageKey } from './define-elements/define-elements.js'
`

const imported = `import type { SelvageAddedEvent, ${rows
  .map(([tag]) => interfaceOf(tag))
  .join(', ')} } from './elements.js'`

/** Without an export of its own, a declaration file exports all its helper types. */
const NO_EXPORTS = `
export {}
`

function jsx(framework: 'react' | 'preact', attributes: string): string {
  const lines = forEach(
    (tag, name, row) => `'${tag}': SelvageProps<${name}>${handlers(row, (event) => `on${event}`)}`,
  )
  return `${imported}
import type { ${attributes} } from '${framework}'
${NO_EXPORTS}
type SelvageProps<Own> = Omit<${
    framework === 'react'
      ? 'DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>'
      : 'HTMLAttributes<HTMLElement>'
  }, keyof Own> &
  Own

declare module '${framework}' {
  namespace JSX {
    interface IntrinsicElements {
${indented(lines, '      ')}
    }
  }
}
`
}

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Vue's compiler looks every attribute up in camel case, however a template writes it. */
function vue(): string {
  const lines = forEach(
    (tag, name, row) =>
      `'${tag}': new () => { $props: CamelCase<${name}>${handlers(row, (event) =>
        camelCase(`on-${event}`),
      )} }`,
  )
  return `${imported}
${NO_EXPORTS}
type CamelCaseName<Name> = Name extends \`${'${infer Head}-${infer Tail}'}\`
  ? \`${'${Head}${Capitalize<CamelCaseName<Tail>>}'}\`
  : Name
type CamelCase<Own> = { [Name in keyof Own as CamelCaseName<Name>]: Own[Name] }

declare module 'vue' {
  interface GlobalComponents {
${indented(lines, '    ')}
  }
}
`
}

function svelte(): string {
  const lines = forEach(
    (tag, name, row) =>
      `'${tag}': Omit<HTMLAttributes<HTMLElement>, keyof ${name}> & ${name}${handlers(row, (event) => `on${event}`)}`,
  )
  return `${imported}
import type { HTMLAttributes } from 'svelte/elements'

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${indented(lines, '    ')}
  }
}
`
}

/**
 * Returns the typings of the elements, their attributes and events, for the DOM and for the markup
 * of four frameworks, by file name. Each is an import of types alone.
 */
export function elementTypes(): Readonly<Record<string, string>> {
  return {
    'elements.d.ts': elements(),
    'index.d.ts': ENTRY,
    'react.d.ts': jsx('react', 'DetailedHTMLProps, HTMLAttributes'),
    'preact.d.ts': jsx('preact', 'HTMLAttributes'),
    'vue.d.ts': vue(),
    'svelte.d.ts': svelte(),
  }
}
