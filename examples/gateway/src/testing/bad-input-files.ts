/** The files with cases of bad input, which tests read. */
export const BAD_INPUT_FILES = [
  '{packages,examples}/*/{src,tests}/**/*.bad-inputs.json',
  '{packages,examples}/*/{src,tests}/**/hostile-*.json',
]
