import { editionName } from './edition-name.ts'
import { ANCHOR_SENTENCES, NOTE_LISTS, type NoteList } from './note-lists.ts'

/** The numbers of one list as the notes print it, without dots. */
export interface ReadList {
  readonly program: string
  readonly list: string
  readonly numbers: readonly string[]
}

/** The notes of an edition: its name, and the lists of NOTE_LISTS. */
export interface Notes {
  /** 'HTS 2026 Rev 6' */
  readonly name: string
  readonly lists: readonly ReadList[]
}

const TITLE = /Harmonized Tariff Schedule of the United States (?:Revision (\d+)|Basic Edition) \((\d{4})\)/g
/** The next subdivision, or the next note. */
const NEXT = /^ *\([a-z]{1,3}\) +[A-Z]|^\d+\. /gm
/** Eight or ten digits, with or without a dot before the last two. Numbers of fewer digits are years and headings. */
const NUMBER = /(?<![\d.])\d{4}\.\d\d\.\d\d(?:\.?\d\d)?(?![\d.]*\d)/g

/**
 * Reads the text of the U.S. notes to chapter 99 as the USITC publishes it. Any surprise refuses all of it: another
 * edition on a page, a sentence that is gone, a list that cannot be found or has become shorter.
 */
export function readNotes(text: string): { notes: Notes } | { problems: string[] } {
  const names = new Set(
    [...text.matchAll(TITLE)].map(([, revision, year = '']) => editionName(year, revision)),
  )
  const [name = ''] = names
  const found = NOTE_LISTS.map((wanted) => ({ wanted, numbers: numbersAfter(wanted, text) }))
  const problems = [
    ...(names.size === 1
      ? []
      : [`the pages name ${names.size === 0 ? 'no edition' : [...names].join(', ')}`]),
    ...ANCHOR_SENTENCES.filter((sentence) => !sentence.test(text)).map(
      ({ source }) => `the sentence '${source.replaceAll('\\', '')}' is gone`,
    ),
    ...found.flatMap(({ wanted, numbers }) => listProblem(wanted, numbers)),
  ]
  if (problems.length > 0) return { problems }
  return {
    notes: {
      name,
      lists: found.map(({ wanted: { program, list }, numbers = [] }) => ({ program, list, numbers })),
    },
  }
}

/** The numbers between an anchor and the next subdivision; undefined without the anchor. Chapter 99 only refers. */
function numbersAfter({ anchor }: NoteList, text: string): string[] | undefined {
  const found = anchor.exec(text)
  if (!found) return undefined
  const from = found.index + found[0].length
  NEXT.lastIndex = from
  // Note 20(s) has its list in subdivision (i), which begins with a small letter.
  const until = NEXT.exec(text)?.index ?? text.length
  const numbers = text.slice(from, until).match(NUMBER) ?? []
  return [...new Set(numbers.map((number) => number.replaceAll('.', '')))].filter((number) => number < '98')
}

function listProblem({ list, atLeast }: NoteList, numbers: readonly string[] | undefined): string[] {
  if (!numbers) return [`the list of note ${list} is not where it was`]
  return numbers.length < atLeast
    ? [`the list of note ${list} has ${numbers.length} numbers, fewer than ${atLeast}`]
    : []
}
