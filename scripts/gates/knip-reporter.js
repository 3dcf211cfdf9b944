/**
 * Prints the number of files that knip examined, which its own reporters leave out.
 * @param {import('knip').ReporterOptions} options
 */
const reportProcessed = ({ counters }) => {
  process.stdout.write(`\nfiles looked at: ${counters.processed}\n`)
}

export default reportProcessed
