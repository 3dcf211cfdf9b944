import { darkColors, lightColors } from '@selvage/react/tokens'
import { controlColors, panelColors } from '../src/page/theme-colors.ts'
import { widgets } from '../src/widgets.table.ts'

/** The properties by which a host changes the look of every widget. */
export const themeProperties = [
  ...[...panelColors, ...controlColors].map((name) => ({
    name: `--selvage-color-${name}`,
    description: 'A color of the widgets.',
    syntax: '<color>',
    default: `light-dark(${lightColors[name]}, ${darkColors[name]})`,
  })),
  { name: '--selvage-font-text', description: 'The font of texts.' },
  { name: '--selvage-font-display', description: 'The font of titles.' },
]

/** Returns the custom-elements manifest (schema 2.1.0), which editors and Storybook read. */
export function widgetsManifest(): object {
  return {
    schemaVersion: '2.1.0',
    readme: '',
    modules: [
      {
        kind: 'javascript-module',
        path: 'selvage.js',
        declarations: Object.entries(widgets).map(
          ([tagName, { description, attributes, parts, events }]) => ({
            kind: 'class',
            customElement: true,
            name: tagName.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase()),
            tagName,
            description,
            attributes: Object.entries(attributes).map(([name, { text, type }]) => ({
              name,
              description: text,
              type: { text: type },
            })),
            cssParts: Object.entries(parts).map(([name, text]) => ({ name, description: text })),
            cssProperties: themeProperties,
            events: Object.entries(events).map(([name, text]) => ({
              name,
              description: text,
              type: { text: 'CustomEvent' },
            })),
            slots: [
              { name: '', description: 'The link and picture that stand when the widget cannot.' },
            ],
          }),
        ),
      },
    ],
  }
}
