/**
 * Prints how many files knip looked at, which its own reporters do not say.
 * @param {import('knip').ReporterOptions} options
 */
const reportProcessed = ({ counters }) => {
  process.stdout.write(`\nfiles looked at: ${counters.processed}\n`)
}

export default reportProcessed
