/** The face of code; a face of the machine would make each machine's pages look different. */
export const codeFamily = '"IBM Plex Mono", ui-monospace, Menlo, Consolas, monospace'
