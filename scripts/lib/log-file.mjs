import { createWriteStream } from 'node:fs'

/**
 * Returns what appends a line to a log. A log that cannot be written, as on a full disk, loses lines and is opened again
 * with the next one: its writer goes on. `say` gets the reason, once.
 */
export function logFile(path, say) {
  let file
  let isReported = false
  const open = () => {
    const opened = createWriteStream(path, { flags: 'a' })
    opened.on('error', ({ code, message }) => {
      if (file === opened) file = undefined
      if (!isReported) say(`${path} cannot be written (${code ?? message}): log lines are lost.`)
      isReported = true
    })
    return opened
  }
  return (line) => {
    file ??= open()
    file.write(`${line}\n`)
  }
}
