/** Resolves with 'stop' on Ctrl-C or SIGTERM. A second signal has no effect: the services still finish. */
export function stopSignal() {
  return new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => done('stop'))
  })
}
