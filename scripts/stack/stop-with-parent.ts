// Loaded into every server that the stack starts. When the starting process dies, the server ends
// too and frees its port.
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
})
process.channel?.unref()
