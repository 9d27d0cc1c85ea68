import { parseRate, parseSpecial } from '../rate/index.ts'
import { quoted } from './official-size.ts'
import type { Row, RowProblem } from './row.ts'

/** Numbers of 4, 6, 8 or 10 digits. */
const NUMBER = /^(?:\d{4}(?:\d\d){0,3})?$/
/** No edition since 2020 had fewer; a shorter file is a part of one. */
const LEAST_ROWS = 30_000
const CHAPTERS = Array.from({ length: 99 }, (_, index) => String(index + 1).padStart(2, '0')).filter(
  (chapter) => chapter !== '77',
)

/** Everything that makes an edition unusable: one problem refuses the whole file. */
export function checkRows(rows: readonly Row[]): RowProblem[] {
  const problems: RowProblem[] = []
  const seen = new Set<string>()
  const known = new Map<string, boolean>()
  const reads = (kind: 'rate' | 'special', text: string): boolean => {
    const key = `${kind} ${text}`
    const readable =
      known.get(key) ?? (kind === 'rate' ? parseRate(text) !== undefined : parseSpecial(text) !== undefined)
    known.set(key, readable)
    return readable
  }
  rows.forEach((row, index) => {
    const report = (problem: string) => problems.push({ row: index + 1, problem })
    if (!NUMBER.test(row.number)) report(`${quoted(row.number)} is no number of the schedule`)
    if (row.number && seen.has(row.number)) report(`${row.number} occurs twice`)
    seen.add(row.number)
    if (!Number.isInteger(row.indent) || row.indent < 0) report(`${row.number} has no indent`)
    if (!row.description) report(`${row.number} has no description`)
    for (const text of [row.general, row.column2]) {
      if (text && !reads('rate', text)) report(`${row.number}: no rule reads the rate ${quoted(text)}`)
    }
    if (row.special && !reads('special', row.special)) {
      report(`${row.number}: no rule reads the special rate ${quoted(row.special)}`)
    }
  })
  const chapters = new Set([...seen].map((number) => number.slice(0, 2)))
  for (const chapter of CHAPTERS.filter((wanted) => !chapters.has(wanted))) {
    problems.push({ row: 0, problem: `chapter ${chapter} is missing` })
  }
  if (rows.length < LEAST_ROWS) problems.push({ row: 0, problem: `only ${rows.length} rows` })
  return problems
}
