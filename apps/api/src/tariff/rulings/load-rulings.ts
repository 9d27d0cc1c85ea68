import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { addDays, type CalendarDay, parseDay } from '@edfe/domain/calendar'
import type { Message } from '@edfe/domain/messages'
import { type RulingList, unpackRulings } from '@edfe/tariff/rulings'
import { rulingProblems } from '../../messages/tariff-messages.ts'
import { type CrossRuling, mergedRulings, readCrossAnswer, rulingListOf } from './cross-answer.ts'
import { fetchRulings, wholeOf } from './fetch-rulings.ts'
import { readRulings, rulingsPath, writeRulings } from './kept-rulings.ts'

/** All of CROSS had 218,606 rulings in August 2026. */
export const FEWEST_RULINGS = 200_000
/** CBP publishes a ruling some time after its day, and a later load asks again for that long. */
const PUBLISHED_WITHIN_DAYS = 60

export interface Load {
  readonly dataDir: string
  /** The address of CROSS's search, or files with its answers. */
  readonly source: { readonly url: string; readonly proxy: string | undefined } | readonly string[]
  /** Rulings from this day on; without it those since the newest that is kept, or all where none is. */
  readonly from: CalendarDay | undefined
  /** Rulings of this day and later are left out. */
  readonly before: CalendarDay | undefined
  /** True: whatever is kept is replaced. */
  readonly isWhole: boolean
  /** A load of all rulings from the address that has fewer is refused. */
  readonly fewest: number
  readonly wait: (milliseconds: number) => Promise<unknown>
  readonly onPage: (page: number, pages: number) => void
}

/** What is kept after a load, and from which day on it asked. */
interface Loaded extends RulingList {
  readonly from: CalendarDay | undefined
}

/** Loads rulings into the data folder, whole or not at all; running servers take them at their next question. */
export async function loadRulings(load: Load): Promise<Loaded | { problem: Message }> {
  const path = rulingsPath(load.dataDir)
  const packed = load.isWhole ? undefined : await readRulings(path)
  const kept = packed && unpackRulings(new TextDecoder().decode(packed))
  const from = load.from ?? nextDay(kept)
  const answered = await answersOf(load, from)
  if ('problem' in answered) return answered
  if (!from && !load.before && 'url' in load.source && answered.length < load.fewest)
    return { problem: rulingProblems.tooFew({ found: answered.length, fewest: load.fewest }) }
  const loaded = rulingListOf(answered.filter((one) => isBetween(one, from, load.before)))
  const list = kept ? mergedRulings(kept, loaded) : loaded
  writeRulings(path, list)
  return { ...list, from }
}

function nextDay(kept: RulingList | undefined): CalendarDay | undefined {
  const days = kept?.rulings.map(({ day }) => day) ?? []
  const newest = parseDay(days.toSorted().at(-1))
  return newest && addDays(newest, -PUBLISHED_WITHIN_DAYS)
}

const isBetween = (
  { rulingDate }: CrossRuling,
  from: CalendarDay | undefined,
  before: CalendarDay | undefined,
): boolean => {
  const day = (rulingDate ?? '').slice(0, 10)
  return (!from || day >= from) && (!before || day < before)
}

function answersOf(
  { source, wait, onPage }: Load,
  from: CalendarDay | undefined,
): Promise<CrossRuling[] | { problem: Message }> {
  return 'url' in source
    ? fetchRulings({ source: source.url, proxy: source.proxy, from, wait, onPage })
    : Promise.resolve(readFiles(source))
}

function readFiles(files: readonly string[]): CrossRuling[] | { problem: Message } {
  const answers = []
  for (const file of files) {
    const answer = readCrossAnswer(readFileSync(file))
    if (!answer) return { problem: rulingProblems.noAnswer({ file: basename(file) }) }
    answers.push(answer)
  }
  return wholeOf(answers)
}
