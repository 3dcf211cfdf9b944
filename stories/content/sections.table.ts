import type { ContentBlock } from '@selvage/core/content'
import { storyDesign } from '../support/pictures.ts'

/** A text with one block of every kind. */
export const SECTIONS: ContentBlock[] = [
  { type: 'heading', id: 'cloth', text: 'Before the first cut', level: 2 },
  {
    type: 'paragraph',
    text: [
      {
        text: 'Wash cotton and linen once before you cut them, as you will wash what you make. A ',
      },
      { text: 'swatch', href: '#swatch' },
      { text: ' says by how much they ' },
      { text: 'really', em: true },
      { text: ' shrink.' },
    ],
  },
  {
    type: 'list',
    ordered: false,
    items: [
      [{ text: 'Measure the swatch, and write it down.' }],
      [{ text: 'Wash and dry it.' }],
      [{ text: 'Measure again: what is missing is missing from every yard.' }],
    ],
  },
  { type: 'heading', id: 'rule', text: 'The rule', level: 2 },
  { type: 'callout', text: [[{ text: 'Measure twice. Cut once.', strong: true }]] },
  { type: 'heading', id: 'scale', text: 'At true scale', level: 2 },
  {
    type: 'picture',
    src: `/images/designs/${storyDesign(0).id}/card-300.webp`,
    width: 300,
    height: 318,
    alt: 'A printed cotton',
    caption: [{ text: 'Twelve inches of fabric.' }],
  },
  { type: 'heading', id: 'order', text: 'In this order', level: 2 },
  {
    type: 'list',
    ordered: true,
    items: [
      [{ text: 'Choose a design.' }],
      [{ text: 'Choose the fabric.' }],
      [{ text: 'Choose how much.' }],
    ],
  },
  { type: 'heading', id: 'questions', text: 'Questions', level: 2 },
  {
    type: 'questions',
    items: [
      { question: 'Does velvet shrink?', answer: [[{ text: 'Hardly, if it is washed cold.' }]] },
      { question: 'Can I iron it?', answer: [[{ text: 'From the back, without steam.' }]] },
    ],
  },
  { type: 'heading', id: 'stored', text: 'What is stored', level: 2 },
  {
    type: 'table',
    caption: 'Cookies of the shop',
    columns: ['Name', 'What for', 'How long'],
    rows: [
      [
        [{ text: 'selvage_language', code: true }],
        [{ text: 'The language that you chose.' }],
        [{ text: 'One year' }],
      ],
      [
        [{ text: 'selvage_access', code: true }],
        [{ text: 'Your cart, and your account while you are logged in.' }],
        [{ text: '30 days' }],
      ],
    ],
  },
  { type: 'heading', id: 'small', text: 'And where to ask', level: 3 },
  {
    type: 'links',
    items: [
      { href: '#contact', title: 'Contact', text: 'Write to us; a person answers.' },
      { href: '#about', title: 'About us', text: 'Who prints your fabric.' },
    ],
  },
]
