import { widgets } from '../src/widgets.table.ts'

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
            cssProperties: [
              {
                name: '--selvage-color-*',
                description: 'A colour token, such as --selvage-color-paper.',
              },
              { name: '--selvage-font-text' },
              { name: '--selvage-font-display' },
            ],
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
