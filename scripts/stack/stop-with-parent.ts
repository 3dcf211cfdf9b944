// Loaded into every server that the stack starts: when the starter dies without a word, its servers
// end too and free their ports, instead of serving on for nobody.
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
})
process.channel?.unref()
