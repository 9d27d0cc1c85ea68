import { GOODS_QUESTIONS, type GoodsQuestion } from '@edfe/domain/entry'
import type { Schedule } from '../../schedule/index.ts'
import { coveredText, isBareOf } from './covered-text.ts'
import { READERS } from './readers.ts'
import { type GoodsAttributes, isRest, leftOf, type Said, saidOf } from './said.ts'

const QUESTIONS = Object.keys(GOODS_QUESTIONS) as GoodsQuestion[]
/** Read in about ten milliseconds, between which other work continues. */
const HEADINGS_AT_ONCE = 20

/**
 * What the schedule says about the goods of each subheading of six digits, by its own words: those of the chapter, the
 * heading and the descriptions down to the subheading. A more detailed description counts before one above it, and
 * 'other' goods are what the descriptions before them leave. `subheadings` has the positions of the lines of each.
 */
export async function attributesOf(
  schedule: Schedule,
  subheadings: ReadonlyMap<string, readonly number[]>,
): Promise<ReadonlyMap<string, GoodsAttributes>> {
  const readSaid = readerOf(schedule, subheadings)
  const attributes = new Map<string, GoodsAttributes>()
  const headings = [...Map.groupBy(subheadings.keys(), (number) => number.slice(0, 4)).values()]
  for (const [place, numbers] of headings.entries()) {
    if (place % HEADINGS_AT_ONCE === 0) await new Promise((done) => setTimeout(done))
    const found = new Map(numbers.map((number) => [number, new Map<GoodsQuestion, Said>()] as const))
    for (const question of QUESTIONS) {
      const read = numbers.map((number) => readSaid(question, number))
      /** What one subheading of a heading names is not true of those beside it. */
      const { besides } = READERS[question]
      const others = besides && read.some(Boolean) ? saidOf([besides]) : undefined
      for (const [at, number] of numbers.entries()) {
        const said = read[at] ?? others
        if (said) found.get(number)!.set(question, said)
      }
    }
    for (const [number, said] of found) attributes.set(number, said)
  }
  return attributes
}

/** Reads the answer to a question along the rows of a subheading. */
function readerOf(schedule: Schedule, subheadings: ReadonlyMap<string, readonly number[]>) {
  const pathOf = memo(schedule.pathOf)
  const textOf = memo((position: number) => coveredText(schedule.rows[position]!.description))
  const before = neighborsBefore(schedule, pathOf)
  const bareBefore = memo((at: number) => before(at).filter((one) => isBareOf(textOf(one), textOf(at))))
  /** What the description of a row names, without those around it. */
  const names = new Map(
    QUESTIONS.map((question) => [
      question,
      memo((at: number) => {
        const chapter = schedule.rows[pathOf(at)[0]!]!.number.slice(0, 2)
        return READERS[question].read(textOf(at), chapter, pathOf(at).length === 1)
      }),
    ]),
  )
  return (question: GoodsQuestion, number: string): Said | undefined => {
    const namesOf = names.get(question)!
    const ofChapter = READERS[question].ofChapter(number.slice(0, 2))
    let said = ofChapter.length > 0 ? saidOf(ofChapter) : undefined
    for (const [depth, at] of commonPath(pathOf, subheadings.get(number)!).entries()) {
      const named = namesOf(at)
      if (named.length > 0) said = saidOf(named)
      if (depth > 0 && OTHER.test(textOf(at)) && named.every(isRest))
        said = leftOf(question, said, saidOf(bareBefore(at).flatMap(namesOf)).accepts)
    }
    return said
  }
}

/** A description of what those before it leave. */
const OTHER = /^other\b|\bof other\b/

type PathOf = Schedule['pathOf']

function memo<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key)!
  }
}

/** The rows above all of some lines, from the heading down; of a single line, with the line. */
function commonPath(pathOf: PathOf, lines: readonly number[]): number[] {
  const first = pathOf(lines[0]!)
  const last = pathOf(lines.at(-1)!)
  const end = first.findIndex((position, depth) => position !== last[depth])
  return end < 0 ? first : first.slice(0, end)
}

/** The rows that come before a row under the same one. */
function neighborsBefore({ rows }: Schedule, pathOf: PathOf): (position: number) => number[] {
  const under = Map.groupBy(rows.keys(), (position) => pathOf(position).at(-2))
  return (position) => (under.get(pathOf(position).at(-2)) ?? []).filter((one) => one < position)
}
