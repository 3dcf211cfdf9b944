import type { WidgetName } from './loader/widget-names.ts'
import type { ShopAddress } from './loader/settings.ts'
import type { WidgetAttributes } from './widget-options.ts'

export type { WidgetName } from './loader/widget-names.ts'
export {
  hasCollection,
  hasDesign,
  isWidgetKind,
  readWidgetAttributes,
  widgetKinds,
  widgetOptions,
} from './widget-options.ts'
export type {
  ListedAttribute,
  ReadAttributes,
  WidgetAttributes,
  WidgetOption,
} from './widget-options.ts'

/** The forms in which the code of a widget is written. */
export const snippetFormats = ['html', 'react', 'vue', 'wordpress', 'oembed'] as const
/** The form in which the code of a widget is written. */
export type SnippetFormat = (typeof snippetFormats)[number]

/** The served files of one version of the embed. */
export interface ServedEmbed {
  /** The exact version, which the address of the files has, too. */
  readonly version: string
  /** Address of the files, without a slash at the end. */
  readonly files: string
  /** Integrity hashes of the served script and of its style sheet. */
  readonly integrity: { readonly script: string; readonly styles: string }
}

/** A widget, and where it comes from. */
export interface SnippetOptions {
  readonly kind: WidgetName
  /** All attributes of the element, in their order. */
  readonly attributes: WidgetAttributes
  /** The link inside the element, for readers without scripts. */
  readonly link: { readonly href: string; readonly text: string }
  readonly embed: ServedEmbed
  readonly shop: ShopAddress
  /** The page whose address oEmbed turns into a card. */
  readonly page: string
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '{': '&#123;',
  '}': '&#125;',
}
/** Escapes for HTML, and for templates in which braces are code. */
const escapeText = (text: string): string =>
  text.replace(/[&<>"{}]/g, (character) => ENTITIES[character] ?? character)

const WRITERS: Readonly<Record<SnippetFormat, (options: SnippetOptions) => string>> = {
  html,
  react,
  vue,
  // WordPress makes a block of custom HTML of it, in the visual editor as well as in the code.
  wordpress: (options) => `<!-- wp:html -->\n${html(options)}\n<!-- /wp:html -->`,
  oembed,
}

/**
 * Returns the code that shows a widget, ready to be pasted. Every text is escaped.
 * @example
 * embedSnippet('html', {
 *   kind: 'design-card',
 *   attributes: { 'design-id': '12' },
 *   link: { href: 'https://www.example.com/en/fabric/12', text: 'Ditsy Garden' },
 *   embed,
 *   shop: { gateway: 'https://api.example.com', storefront: 'https://www.example.com' },
 *   page: 'https://www.example.com/en/fabric/12',
 * })
 */
export function embedSnippet(format: SnippetFormat, options: SnippetOptions): string {
  return WRITERS[format](options)
}

/** Returns the tag of a widget with its link, each on a line of its own. */
function element({ kind, attributes, link }: SnippetOptions, more: readonly string[] = []): string {
  const written = [
    ...Object.entries(attributes).map(([name, value]) => `${name}="${escapeText(value)}"`),
    ...more,
  ]
  return [
    `<selvage-${kind}${written.map((each) => ` ${each}`).join('')}>`,
    `  <a href="${escapeText(link.href)}">${escapeText(link.text)}</a>`,
    `</selvage-${kind}>`,
  ].join('\n')
}

function html(options: SnippetOptions): string {
  const { files, integrity } = options.embed
  return `<link rel="stylesheet" crossorigin="anonymous" href="${escapeText(files)}/reserve.css"
  integrity="${escapeText(integrity.styles)}">
<script type="module" async crossorigin="anonymous" src="${escapeText(files)}/selvage.js"
  integrity="${escapeText(integrity.script)}"></script>

${element(options)}`
}

/** Returns the lines of a module that define the elements. */
const definition = ({ gateway, storefront }: ShopAddress): string => `defineElements({
  gateway: ${JSON.stringify(gateway)},
  storefront: ${JSON.stringify(storefront)},
})`

const install = ({ version }: ServedEmbed): string => `npm install @selvage/embed@${version}`
const indented = (text: string, by: string): string => text.replaceAll(/^/gm, by)

function react(options: SnippetOptions): string {
  return `'use client'
// ${install(options.embed)}
import { defineElements } from '@selvage/embed'
import type {} from '@selvage/embed/react'

${definition(options.shop)}

export const SelvageWidget = () => (
${indented(element(options), '  ')}
)`
}

function vue(options: SnippetOptions): string {
  return `<!-- ${install(options.embed)} -->
<!-- In vite.config, so that Vue leaves these elements to the browser:
  vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('selvage-') } } }) -->
<script setup lang="ts">
import { defineElements } from '@selvage/embed'
import type {} from '@selvage/embed/vue'

${definition(options.shop)}
</script>

<template>
${indented(element(options), '  ')}
</template>`
}

function oembed({ page, shop }: SnippetOptions): string {
  return `${page}\n\n${shop.storefront}/oembed?format=json&url=${encodeURIComponent(page)}`
}
