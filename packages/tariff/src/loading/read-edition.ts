import type { CalendarDay } from '@edfe/domain/calendar'
import type { Tariff } from '../duty/index.ts'
import {
  type Edition,
  editionOn,
  openSchedule,
  type Row,
  readOfficialCsv,
  readOfficialJson,
} from '../schedule/index.ts'
import { checkHeadings } from './check-headings.ts'
import { checkListedNumbers, grownLists } from './grown-lists.ts'
import { type ReadList, readNotes } from './read-notes.ts'

/** An edition that was read from official files. */
export interface LoadedEdition {
  readonly edition: Edition
  readonly rows: readonly Row[]
  /** The additions to the product lists of chapter 99 that come with it. */
  readonly grown: readonly ReadList[]
}

/** The official files as text. `sha256` is that of the file of the schedule. */
interface OfficialFiles {
  readonly schedule: string
  /** Their text, or without them the name of the edition: product lists then stay as they are. */
  readonly notes: string | { readonly name: string }
  readonly from: CalendarDay
  readonly source: string
  readonly sha256: string
}

/**
 * Reads an edition from the official schedule (CSV or JSON) and, where they are at hand, the notes to chapter 99, and
 * holds both against the tariff before it. Any surprise refuses all of it.
 */
export function readEdition(
  files: OfficialFiles,
  before: Tariff,
): { loaded: LoadedEdition } | { problems: string[] } {
  const read = files.schedule.trimStart().startsWith('[')
    ? readOfficialJson(files.schedule)
    : readOfficialCsv(files.schedule)
  const found =
    typeof files.notes === 'string'
      ? readNotes(files.notes)
      : { notes: { name: files.notes.name, lists: [] } }
  if ('problems' in read || 'problems' in found) {
    return {
      problems: [
        ...('problems' in read
          ? read.problems.map(({ row, problem }) => `schedule, row ${row}: ${problem}`)
          : []),
        ...('problems' in found ? found.problems.map((problem) => `notes: ${problem}`) : []),
      ],
    }
  }
  const { from, source, sha256 } = files
  const edition = { name: found.notes.name, from, source, sha256, rows: read.rows.length }
  const loaded = { edition, rows: read.rows, grown: grownLists(found.notes, before, from) }
  const problems = editionProblems(loaded, before)
  return problems.length > 0 ? { problems } : { loaded }
}

/** Where an edition contradicts the tariff before it: headings that programs file, numbers that lists gain. */
export function editionProblems({ edition, rows, grown }: LoadedEdition, before: Tariff): string[] {
  const schedule = openSchedule(edition, rows)
  return [
    ...checkHeadings(before, schedule, editionOn(before.schedules, edition.from)),
    ...checkListedNumbers(grown, schedule),
  ]
}
