import { createHash } from 'node:crypto'
import type { Effect, FiledSummary } from '../filing/filed-summary.ts'
import { openJournal } from './journal.ts'

/** One line of the journal: a transmission, its response and its effects. */
interface JournalLine {
  id: string
  digest: string
  images: string[]
  effects: Effect[]
}

/** The effects of customs on summaries on file without a transmission. */
interface NotedLine {
  effects: Effect[]
}

/** The stored state: every transmission with its response, and the summaries on file. */
export interface TransmissionStore {
  find(id: string): { digest: string; images: string[] } | undefined
  onFile(key: string): FiledSummary | undefined
  /** The summary that a transmission put on file. */
  filedBy(id: string): FiledSummary | undefined
  /** Returns once the line is on disk. */
  record(line: JournalLine): void
  /** Keeps what customs did with a summary on file. Returns once it is on disk. */
  note(summary: FiledSummary): void
  close(): void
}

/** The hash of the content sent under an id. */
export const digestOf = (images: readonly string[]): string =>
  createHash('sha256').update(images.join('\n')).digest('hex')

/** Opens the journal of a folder, one line per transmission. */
export function openTransmissionStore(folder: string): TransmissionStore {
  const answers = new Map<string, JournalLine>()
  const summaries = new Map<string, FiledSummary>()
  const remember = (line: JournalLine | NotedLine) => {
    if ('id' in line) answers.set(line.id, line)
    for (const effect of line.effects) {
      if (effect.kind === 'deleted') summaries.delete(effect.key)
      else summaries.set(effect.summary.key, effect.summary)
    }
  }
  const journal = openJournal<JournalLine | NotedLine>(folder, 'transmissions.jsonl', remember)

  return {
    find: (id) => answers.get(id),
    onFile: (key) => summaries.get(key),
    filedBy: (id) =>
      answers.get(id)?.effects.flatMap((effect) => (effect.kind === 'stored' ? [effect.summary] : []))[0],
    record: journal.write,
    note: (summary) => journal.write({ effects: [{ kind: 'stored', summary }] }),
    close: journal.close,
  }
}
