/** The path of the page inside the builder's frame. */
export const PREVIEW_PATH = '/embed-preview'
