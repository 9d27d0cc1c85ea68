import { createHash } from 'node:crypto'
import type { FiledRelease } from '../filing/filed-release.ts'
import type { FiledSummary } from '../filing/filed-summary.ts'
import { type Effect, fileOver, NOTHING_ON_FILE, type OnFile } from '../filing/on-file.ts'
import { openJournal } from './journal.ts'

/** One line of the journal: a transmission, its response and its effects. Lines of earlier versions name no account. */
interface JournalLine {
  account?: string
  id: string
  digest: string
  images: string[]
  effects: Effect[]
}

/** The effects of customs on what is on file without a transmission. */
interface NotedLine {
  account?: string
  effects: Effect[]
}

/**
 * The stored state: every transmission with its response, and what is on file of one account. Filers that only practise
 * share a filer code, so that two of them may use the same entry number: what one has on file no other one sees.
 */
export interface TransmissionStore {
  /** The same journal for another account; '' is that of a sender that names none. */
  of(account: string): TransmissionStore
  /** The account that sent a transmission. */
  accountOf(id: string): string | undefined
  accounts(): readonly string[]
  find(id: string): { digest: string; images: string[] } | undefined
  onFile: OnFile
  /** The summary that a transmission put on file. */
  filedBy(id: string): FiledSummary | undefined
  /** Returns once the line is on disk. */
  record(line: JournalLine): void
  /** The transmission that put a summary on file, by filer code and entry number. */
  filedAs(key: string): string | undefined
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
  const unnamed = fileOver(NOTHING_ON_FILE)
  const files = new Map([['', unnamed]])
  // What was filed before accounts were named stays on file for each.
  const below = { ...unnamed, statements: NOTHING_ON_FILE.statements }
  const fileOf = (account: string) => {
    const file = files.get(account) ?? fileOver(below)
    files.set(account, file)
    return file
  }
  const remember = (line: JournalLine | NotedLine) => {
    if ('id' in line) answers.set(line.id, line)
    for (const effect of line.effects) fileOf(line.account ?? '').apply(effect)
  }
  const journal = openJournal<JournalLine | NotedLine>(folder, 'transmissions.jsonl', remember)

  const storeOf = (account: string): TransmissionStore => ({
    of: storeOf,
    accountOf: (id) => {
      const line = answers.get(id)
      return line && (line.account ?? '')
    },
    accounts: () => [...files.keys()],
    find: (id) => answers.get(id),
    onFile: fileOf(account),
    filedBy: (id) =>
      answers.get(id)?.effects.flatMap((effect) => (effect.kind === 'stored' ? [effect.summary] : []))[0],
    filedAs: (key) =>
      [...answers.values()].findLast(
        (line) =>
          (line.account ?? '') === account &&
          line.effects.some((effect) => effect.kind === 'stored' && effect.summary.key === key),
      )?.id,
    releaseBy(id) {
      const filed = answers
        .get(id)
        ?.effects.flatMap((effect) => (effect.kind === 'release' ? [effect.release] : []))[0]
      return filed && fileOf(account).release(filed.key)
    },
    record: (line) => journal.write({ ...line, account }),
    note: (effect) => journal.write({ effects: [effect], account }),
    close: journal.close,
  })
  return storeOf('')
}
