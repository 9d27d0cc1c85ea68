import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { goodsOfSubject } from '../src/rulings/index.ts'
import { shippedSchedules } from '../src/shipped/index.ts'

/**
 * Makes the lists of goods that are named elsewhere and of CBP's rulings from tables with a number for each text:
 * `npm run tariff:pack-search -- FOLDER`. A number that the schedule lacks is cut to the level that it has.
 */
const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Usage: npm run tariff:pack-search -- FOLDER')
  process.exit(2)
}

const LISTS = [
  ['uk_search_references.tsv', 'uk-index'],
  ['uk_extra_references.tsv', 'uk-declared'],
  ['eu_uk_rulings.tsv', 'eu-ruling'],
] as const
/** A trader's text is read no further than this. */
const MOST_CHARACTERS = 160
const LEVELS = [10, 8, 6, 4]

const [schedule] = shippedSchedules()
const numbers = new Set(
  schedule.rows.flatMap(({ number }) => LEVELS.map((digits) => number.slice(0, digits))),
)

/** The digits of a number that the schedule has, at most so many; undefined where not even the heading is there. */
function shortened(number: string, most: number): string | undefined {
  const digits = LEVELS.find(
    (level) => level <= Math.min(most, number.length) && numbers.has(number.slice(0, level)),
  )
  return digits && number < '98' ? number.slice(0, digits) : undefined
}

function rowsOf(file: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(join(folder!, file), 'utf8').trim().split('\n')
  const names = head.split('\t')
  return lines.map((line) =>
    Object.fromEntries(line.split('\t').map((value, at) => [names[at]!, value.trim()])),
  )
}

function write(file: string, lines: ReadonlySet<string>): void {
  writeFileSync(resolve(import.meta.dirname, '../data/search', file), `${[...lines].toSorted().join('\n')}\n`)
  console.log(`${file}: ${lines.size} rows`)
}

const listed = LISTS.flatMap(([file, source]) =>
  rowsOf(file).flatMap(({ text = '', hts = '' }) => {
    const number = shortened(hts, 6)
    return number && text ? [[number, source, text.slice(0, MOST_CHARACTERS).toLowerCase()].join('\t')] : []
  }),
)
write('listed.tsv', new Set(listed))

const ruled = rowsOf('cbp_rulings.tsv').flatMap(({ text = '', hts = '', id = '', date = '' }) => {
  const number = shortened(hts, 10)
  const goods = goodsOfSubject(text)
  return number && goods ? [[number, id.toUpperCase(), date, goods].join('\t')] : []
})
write('rulings.tsv', new Set(ruled))
