import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

export interface Journal<Line> {
  /** Returns once the line is on disk. */
  write(line: Line): void
  close(): void
}

/**
 * Opens a journal with one JSON line per fact. Passes each line to `remember`, including later ones. Removes a last
 * line that a crash cut off: it was never acknowledged.
 */
export function openJournal<Line>(
  folder: string,
  name: string,
  remember: (line: Line) => void,
): Journal<Line> {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, name)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const file = openSync(path, 'a')
  if (whole.length < text.length) ftruncateSync(file, Buffer.byteLength(whole))
  for (const line of whole.split('\n')) if (line) remember(JSON.parse(line) as Line)
  return {
    write(line) {
      writeSync(file, `${JSON.stringify(line)}\n`)
      fsyncSync(file)
      remember(line)
    },
    close: () => closeSync(file),
  }
}
