import { type EntrySummaryFacts, summaryCorrection } from '@edfe/domain/filing'
import { describe, expect, test } from 'vitest'
import { everyRecord, sampleEntryFacts } from '../../test/summary/sample-message.ts'

/** Bonds and a waiver exclude each other. */
const { bondWaiver: _, ...facts } = everyRecord(sampleEntryFacts())

/** What a correction cannot change, or what follows from data that it names. */
const NOT_NAMED: Record<string, string> = {
  action: 'how the summary is filed',
  filerCode: 'the number of the entry',
  entryNumber: 'the number of the entry',
  port: 'cannot change (condition 286)',
  importer: 'cannot change (condition 286)',
  payment: 'is not filed again',
  reconciliation: 'is not filed again (conditions 273 and 274)',
  postSummary: 'the correction itself',
  adcvdTotals: 'sums of the lines',
  feeTotals: 'sums of the lines',
  totals: 'sums of the lines',
  'cargo.firmsCode': 'is not filed again (condition 280)',
  'lines.id': 'the number of the line, which another line before it changes',
  'lines.correctionReasons': 'the correction itself',
}

type Path = (string | number)[]

/** The paths of all texts and flags within the facts. */
function* leavesOf(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value))
      yield* leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key])
  } else if (value !== undefined) yield path
}

const nameOf = (path: Path): string => path.filter((key) => typeof key === 'string').join('.')

const isNotNamed = (name: string): boolean =>
  Object.keys(NOT_NAMED).some((known) => name === known || name.startsWith(`${known}.`))

/** Another text of the same form: a digit or a letter is the next one. */
const another = (text: string): string =>
  text.replace(/[0-8A-Ya-y](?=[^0-9A-Za-z]*$)|9(?=[^0-9A-Za-z]*$)/, (last) =>
    last === '9' ? '8' : String.fromCharCode(last.charCodeAt(0) + 1),
  )

function changed(path: Path): EntrySummaryFacts {
  const copy = structuredClone(facts)
  type Members = Record<string, unknown>
  const at = path
    .slice(0, -1)
    .reduce<Members>((members, key) => members[key] as Members, copy as unknown as Members)
  const leaf = path.at(-1)!
  at[leaf] = typeof at[leaf] === 'string' ? another(at[leaf]) : undefined
  return copy
}

const version = (of: EntrySummaryFacts) => ({ draft: { line_items: [] }, facts: of })

describe('a post summary correction names each datum of the summary that differs', () => {
  const leaves = [...leavesOf(facts)].map((path) => [path.join('.'), path] as const)
  test.each(leaves.filter(([, path]) => !isNotNamed(nameOf(path))))('%s', (_, path) => {
    const { changes, headerReasons, lineReasons } = summaryCorrection(version(facts), version(changed(path)))
    expect(changes.length).toBeGreaterThan(0)
    expect([...headerReasons, ...lineReasons.flat()]).not.toEqual([])
  })

  test('the facts have what is not named', () => {
    const names = new Set(leaves.map(([, path]) => nameOf(path)))
    const present = (known: string) =>
      [...names].some((name) => name === known || name.startsWith(`${known}.`))
    expect(Object.keys(NOT_NAMED).filter((known) => !present(known))).toEqual([])
  })
})
