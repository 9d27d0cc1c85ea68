import { INPUT_CONTROL_RECORDS } from '../../src/records/batch-input.ts'
import { OUTPUT_CONTROL_RECORDS } from '../../src/records/batch-output.ts'
import { layoutBook } from '../../src/records/index.ts'
import { f, gap, id, layoutsFrom } from '../../src/records/layout.ts'

const record = layoutsFrom({ chapter: 'Invented for a test', effective: '2026-01-01' })

const QUERY_RECORDS = [
  record('ZQ10', 'Entry', [
    id('ZQ10', 1, 4),
    f('filerCode', 5, 7, 'AN', 'M', 'Filer Code'),
    f('entryNumber', 8, 15, 'AN', 'M', 'Entry Number'),
    gap(16, 80),
  ]),
  record('ZQ20', 'Question', [id('ZQ20', 1, 4), f('lines', 5, 7, 'N', 'M', 'Number of Lines'), gap(8, 80)]),
] as const

export const QUERY_LAYOUTS = layoutBook([...INPUT_CONTROL_RECORDS, ...QUERY_RECORDS])

export const QUERY_ANSWER_LAYOUTS = layoutBook([
  ...OUTPUT_CONTROL_RECORDS,
  record('ZR90', 'Disposition', [
    id('ZR90', 1, 4),
    f('disposition', 5, 5, 'A', 'M', 'Disposition'),
    f('narrative', 6, 45, 'X', 'M', 'Narrative'),
    gap(46, 80),
  ]),
])
