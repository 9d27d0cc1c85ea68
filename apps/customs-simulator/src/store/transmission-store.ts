import { createHash } from 'node:crypto'
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
import type { Effect, FiledSummary } from '../filing/filed-summary.ts'

/** One line of the journal: a transmission, its answer and what it did. */
interface JournalLine {
  id: string
  digest: string
  images: string[]
  effects: Effect[]
}

/** What customs remembers: every transmission it has answered, and the summaries on file. */
export interface TransmissionStore {
  find(id: string): { digest: string; images: string[] } | undefined
  onFile(key: string): FiledSummary | undefined
  /** Returns once the line is on disk. */
  record(line: JournalLine): void
  close(): void
}

/** The identity of what was sent under an id. */
export const digestOf = (images: readonly string[]): string =>
  createHash('sha256').update(images.join('\n')).digest('hex')

/**
 * Opens the journal of a folder, one JSON line per transmission. A last line that was cut off by a crash was
 * never answered, so it is cut away.
 */
export function openTransmissionStore(folder: string): TransmissionStore {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'transmissions.jsonl')
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const file = openSync(path, 'a')
  if (whole.length < text.length) ftruncateSync(file, Buffer.byteLength(whole))

  const answers = new Map<string, JournalLine>()
  const summaries = new Map<string, FiledSummary>()
  const remember = (line: JournalLine) => {
    answers.set(line.id, line)
    for (const effect of line.effects) {
      if (effect.kind === 'stored') summaries.set(effect.summary.key, effect.summary)
      else summaries.delete(effect.key)
    }
  }
  for (const line of whole.split('\n')) if (line) remember(JSON.parse(line) as JournalLine)

  return {
    find: (id) => answers.get(id),
    onFile: (key) => summaries.get(key),
    record(line) {
      writeSync(file, `${JSON.stringify(line)}\n`)
      fsyncSync(file)
      remember(line)
    },
    close: () => closeSync(file),
  }
}
