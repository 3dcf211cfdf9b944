/** A group of elements of which axe leaves one question open, and what answers it instead. */
interface Reviewed {
  /** The rule of axe with the reason that axe gives, if it gives one. */
  readonly question: string
  /** The elements, as selectors inside their document or shadow root. */
  readonly elements: readonly string[]
  readonly answer: string
}

const DRAWN_TEXT = ['svg text', 'svg tspan']

/** Answers what axe cannot decide in stories. All else that it leaves open fails. */
export const reviewedIncomplete: readonly Reviewed[] = [
  {
    question: 'color-contrast bgGradient',
    elements: ['svg ~ span', 'svg ~ span *', 'svg ~ a'],
    answer:
      'Text of a selvage and of its steps stands on threads of tokens, whose contrast is a test (tokens/contrast.test.ts).',
  },
  {
    question: 'color-contrast bgGradient',
    elements: ['select'],
    answer: 'The gradient is the arrow beside the text, which has the color of fields below it.',
  },
  {
    question: 'color-contrast bgGradient',
    elements: ['[class*="ruler-overlay"]'],
    answer: "Storybook's own ruler is a tool over the page, with its lines beside its numbers.",
  },
  ...['bgOverlap', 'imgNode', 'shortTextContent', 'pseudoContent'].map((reason) => ({
    question: `color-contrast ${reason}`,
    elements: DRAWN_TEXT,
    answer:
      'Labels of a drawing have a ground or an outline of their own (tokens/on-print.table.ts).',
  })),
  {
    question: 'color-contrast shortTextContent',
    elements: ['[class*="ruler-overlay"]'],
    answer: "The numbers of Storybook's own ruler have one digit at its beginning.",
  },
  {
    question: 'color-contrast bgOverlap',
    elements: ['article a', 'article p', 'article span', '.title > a', '#quantity'],
    answer: "A card's link covers its whole card and draws nothing over it.",
  },
  {
    question: 'color-contrast bgOverlap',
    elements: ['svg ~ span'],
    answer: "A card's link covers its selvage too and draws nothing over it.",
  },
  ...['bgOverlap', 'imgNode'].map((reason) => ({
    question: `color-contrast ${reason}`,
    elements: ['label *', 'th *', 'legend'],
    answer: 'A choice is covered by its radio button, which is transparent, beside a picture.',
  })),
  {
    question: 'color-contrast bgOverlap',
    elements: ['figcaption'],
    answer: 'The caption of a drawing stands below its selvage, which draws nothing over it.',
  },
  {
    question: 'color-contrast bgOverlap',
    elements: ['form *', '[class*="product__"]', '[class*="product__"] a', 'summary', 'details p'],
    answer: 'The bar with the button to buy stands over the page where a visitor has scrolled to.',
  },
  {
    question: 'color-contrast imgNode',
    elements: ['[role="status"]'],
    answer: "The sentence stands over the payment provider's frame, which is empty until it loads.",
  },
  {
    question: 'color-contrast imgNode',
    elements: ['article p'],
    answer: "A card's text stands beside its pictures, on the card's own ground.",
  },
  {
    question: 'color-contrast elmPartiallyObscured',
    elements: ['h1', 'h2', 'h2 a', 'legend'],
    answer: 'The boxes of letters are taller than the tight line of a heading; nothing covers it.',
  },
  {
    question: 'color-contrast elmPartiallyObscured',
    elements: ['td', 'td span', 'th *', 'li[part="design"] *', 'code'],
    answer:
      'A row or a card at the edge of a list that scrolls is cut off until it is scrolled to.',
  },
  {
    question: 'color-contrast elmPartiallyObscuring',
    elements: [':dir(rtl)'],
    answer: 'The accented letters of the pseudo-language are taller than the lines of a real one.',
  },
  {
    question: 'color-contrast elmPartiallyObscuring',
    elements: ['form [data-severity] > div'],
    answer: 'A message in the bar with the button to buy has a ground of its own over the form.',
  },
  {
    question: 'color-contrast bgGradient',
    elements: ['form a span', 'form button span'],
    answer: 'The bar with the button to buy fades above its buttons, which stand on paper.',
  },
  {
    question: 'color-contrast emptyValue',
    elements: ['#design-tags'],
    answer: 'The field for one more tag is empty, and its placeholder has the second ink.',
  },
  {
    question: 'color-contrast nonBmp',
    elements: ['button[aria-label]'],
    answer: 'The sign of a button has the colors of every button.',
  },
  {
    question: 'label-content-name-mismatch',
    elements: ['button[data-remove-wall]', '#less', '#more', '#earlier', '#further', '.close'],
    answer: 'The face of the button is a sign; a person who speaks says its name.',
  },
  {
    question: 'aria-hidden-focus',
    elements: ['[data-aria-hidden]'],
    answer: 'A modal dialog is open, which takes focus back from all that is hidden behind it.',
  },
  {
    question: 'frame-tested',
    elements: ['iframe'],
    answer: "The provider's page in the frame has tests of its own.",
  },
]
