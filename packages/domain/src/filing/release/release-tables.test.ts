import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { RELEASE_CONDITIONS, RELEASE_NEEDS, RELEASE_RECORDS, releaseNeedsOf } from './index.ts'

test('a need is of one record, field and note, and of a condition', () => {
  for (const { field, condition, note } of RELEASE_NEEDS) {
    expect(field).not.toBe('')
    expect(note).toMatch(/^SE1[013] (note|positions?) \d/)
    expect(RELEASE_CONDITIONS).toHaveProperty(condition)
  }
})

test.each([
  [{ action: 'A', type: '01', mode: '11', traits: ['bill'] }, 'importerKind importer mode'],
  [{ action: 'A', type: '01', mode: '11', traits: ['bill', 'inBond'] }, 'importerKind importer mode port'],
  [{ action: 'A', type: '06', mode: '', traits: [] }, 'importerKind importer port location conveyance'],
  [
    { action: 'A', type: '22', mode: '30', traits: [] },
    'importerKind importer mode port warehouse originFiler originEntry',
  ],
  [{ action: 'U', type: '21', mode: '11', traits: [] }, 'importerKind importer mode port'],
  [{ action: 'D', type: '01', mode: '40', traits: [] }, 'importerKind importer mode port reason'],
  [{ action: 'A', type: '01', mode: '50', traits: [] }, 'importerKind importer mode portOfUnlading'],
  [{ action: 'A', type: '86', mode: '40', traits: [] }, 'mode port'],
] as const)('%j must have %s', (release, fields) => {
  const needed = releaseNeedsOf(release).filter(({ need }) => need === 'mandatory')
  expect(needed.map(({ field }) => field).join(' ')).toBe(fields)
})

const REFERENCE = '../shared/reference/customs'

describe.runIf(existsSync(`${REFERENCE}/se_usage_map.tsv`))(
  'the tables agree with the transcriptions',
  () => {
    const rowsOf = (name: string) =>
      readFileSync(`${REFERENCE}/${name}`, 'utf8')
        .trimEnd()
        .split('\n')
        .slice(1)
        .map((row) => row.split('\t').map((cell) => cell.replaceAll('"', '')))

    test.each([
      ['A, R', RELEASE_RECORDS.A],
      ['U', RELEASE_RECORDS.U],
      ['D', RELEASE_RECORDS.D],
    ])('the records of action %s and their repeats', (action, usages) => {
      const rows = rowsOf('se_usage_map.tsv')
        .filter(([of, record]) => of === action && /^SE\d\d$/.test(record ?? ''))
        .map(([, record, , , most, loop]) => ({
          record,
          most: Number(most),
          loop: Number.parseInt(loop ?? '', 10),
        }))
      expect(usages.map(({ record }) => record)).toEqual(rows.map(({ record }) => record))
      for (const [index, { record, most }] of usages.entries()) {
        const { most: single = 0, loop } = rows[index]!
        // The loop of SE10 is that of the block, which holds many releases.
        const expected = record === 'SE10' || Number.isNaN(loop) ? single : single * loop
        expect([record, most]).toEqual([record, expected])
      }
    })

    test('a condition with a code has its narrative in the list of that code', () => {
      const listed = new Map(
        rowsOf('release_conditions.tsv')
          .filter(([group = '']) => /^(SX condition|PGA condition)/.test(group))
          .map(([, code, narrative]) => [code, narrative?.toUpperCase()]),
      )
      for (const { code, narrative } of Object.values(RELEASE_CONDITIONS)) {
        if (code) expect([code, listed.get(code)]).toEqual([code, narrative])
      }
    })
  },
)
