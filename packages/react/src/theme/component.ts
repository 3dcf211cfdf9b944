/**
 * The class of a component's outermost element. The rules for elements reach these and what is
 * inside them, and nothing else of a page.
 */
export const component = 'selvage'
