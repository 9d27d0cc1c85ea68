import { createHash } from 'node:crypto'
import type { FiledRelease } from '../filing/filed-release.ts'
import type { FiledSummary } from '../filing/filed-summary.ts'
import { type Effect, fileOver, NOTHING_ON_FILE, type OnFile } from '../filing/on-file.ts'
import { openJournal } from './journal.ts'

/** One line of the journal: a transmission, its response and its effects. */
interface JournalLine {
  id: string
  digest: string
  images: string[]
  effects: Effect[]
}

/** The effects of customs on what is on file without a transmission. */
interface NotedLine {
  effects: Effect[]
}

/** The stored state: every transmission with its response, and what is on file. */
export interface TransmissionStore {
  find(id: string): { digest: string; images: string[] } | undefined
  onFile: OnFile
  /** The summary that a transmission put on file. */
  filedBy(id: string): FiledSummary | undefined
  /** Returns once the line is on disk. */
  record(line: JournalLine): void
  /** The release that a transmission put on file, or asked to change. */
  releaseBy(id: string): FiledRelease | undefined
  /** Keeps what customs did with what is on file. Returns once it is on disk. */
  note(effect: Effect): void
  close(): void
}

/** The hash of the content sent under an id. */
export const digestOf = (images: readonly string[]): string =>
  createHash('sha256').update(images.join('\n')).digest('hex')

/** Opens the journal of a folder, one line per transmission. */
export function openTransmissionStore(folder: string): TransmissionStore {
  const answers = new Map<string, JournalLine>()
  const file = fileOver(NOTHING_ON_FILE)
  const remember = (line: JournalLine | NotedLine) => {
    if ('id' in line) answers.set(line.id, line)
    for (const effect of line.effects) file.apply(effect)
  }
  const journal = openJournal<JournalLine | NotedLine>(folder, 'transmissions.jsonl', remember)

  return {
    find: (id) => answers.get(id),
    onFile: file,
    filedBy: (id) =>
      answers.get(id)?.effects.flatMap((effect) => (effect.kind === 'stored' ? [effect.summary] : []))[0],
    releaseBy(id) {
      const filed = answers
        .get(id)
        ?.effects.flatMap((effect) => (effect.kind === 'release' ? [effect.release] : []))[0]
      return filed && file.release(filed.key)
    },
    record: journal.write,
    note: (effect) => journal.write({ effects: [effect] }),
    close: journal.close,
  }
}
