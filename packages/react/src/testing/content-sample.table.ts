import type { ContentPage } from '@selvage/core/content'

/** A page with one block of every kind. */
export const CONTENT_SAMPLE: Pick<ContentPage, 'blocks' | 'updated'> = {
  updated: '2026-11-02',
  blocks: [
    { type: 'heading', id: 'cloth', text: 'The cloth', level: 2 },
    {
      type: 'paragraph',
      text: [
        { text: 'Ask for a ' },
        { text: 'swatch', href: '/en/sample-pack' },
        { text: ' first. It is ' },
        { text: 'always', em: true },
        { text: ' worth it.' },
      ],
    },
    { type: 'list', ordered: false, items: [[{ text: 'Wash it.' }], [{ text: 'Press it.' }]] },
    { type: 'heading', id: 'steps', text: 'The steps', level: 2 },
    { type: 'list', ordered: true, items: [[{ text: 'Choose.' }], [{ text: 'Sew.' }]] },
    {
      type: 'picture',
      src: '/images/designs/1/card-650.webp',
      width: 650,
      height: 689,
      alt: 'Small flowers on a dark ground',
      caption: [{ text: 'At true scale.' }],
    },
    { type: 'heading', id: 'questions', text: 'Questions', level: 2 },
    {
      type: 'questions',
      items: [{ question: 'Does it shrink?', answer: [[{ text: 'A little.' }]] }],
    },
    { type: 'heading', id: 'stored', text: 'What is stored', level: 2 },
    {
      type: 'table',
      caption: 'Cookies',
      columns: ['Name', 'What for'],
      rows: [[[{ text: 'selvage_language', code: true }], [{ text: 'Your language.' }]]],
    },
    { type: 'heading', id: 'more', text: 'More', level: 2 },
    { type: 'heading', id: 'note', text: 'A note', level: 3 },
    { type: 'heading', id: 'rule', text: 'The rule', level: 2 },
    { type: 'callout', text: [[{ text: 'Measure twice.', strong: true }]] },
    {
      type: 'links',
      items: [{ href: '/en/contact', title: 'Contact', text: 'Write to us.' }],
    },
  ],
}
