import { expect, test } from 'vitest'
import { readCodeFile } from './read-code-file.ts'

const HEADING = 'list,code,meaning,from,until'
const read = (...lines: string[]) => readCodeFile(Buffer.from(lines.join('\r\n')))
const problemsOf = (...lines: string[]) => {
  const found = read(HEADING, ...lines)
  return 'problems' in found ? found.problems : []
}

test('reads lists with their codes, days and meanings in quotes; empty lines count as lines', () => {
  const file = read(
    `\uFEFF${HEADING}`,
    'intended-use,130.000,"Consumer use, ""retail"" sale",2020-01-01,',
    '',
    'unit,CT,Carton,,2026-12-31',
    'unit,CT,Carton of any size,2027-01-01,',
  )
  expect(file).toEqual({
    lists: new Map([
      [
        'intended-use',
        [{ code: '130.000', meaning: 'Consumer use, "retail" sale', from: '2020-01-01', until: '' }],
      ],
      [
        'unit',
        [
          { code: 'CT', meaning: 'Carton', from: '', until: '2026-12-31' },
          { code: 'CT', meaning: 'Carton of any size', from: '2027-01-01', until: '' },
        ],
      ],
    ]),
  })
})

test('refuses every wrong row with its line, also behind a cell with several lines', () => {
  expect(
    problemsOf(
      'unit,CT,"Carton,',
      'of any size",,',
      'units,CT,Carton,,',
      'unit,ct,Carton,,',
      'unit,CARTON,Carton,,',
      'unit,C T,Carton,,',
      'unit,,Carton,,',
      'unit,KG,,,',
      'unit,KG,Kilogram,2026-02-30,',
      'unit,KG,Kilogram,2026-02-02,2026-02-01',
      'unit,KG,Kilogram',
      'unit,CT,Carton again,2026-01-01,',
      `unit,M2,${'x'.repeat(201)},,`,
    ),
  ).toEqual([
    "line 4: no field takes the list 'units'. Lists are intended-use, fda-processing, fda-affirmation, unit, aphis-processing, aphis-category, source-type, permit-type.",
    ...[5, 6, 7, 8].map(
      (line) => `line ${line}: a code of unit has 1 to 5 characters without spaces or small letters.`,
    ),
    'line 9: the meaning has 1 to 200 characters.',
    "line 10: '2026-02-30' is no day of the form 2026-11-25.",
    'line 11: it ends on 2026-02-01, before it begins on 2026-02-02.',
    'line 12: 3 columns, not 5.',
    'line 13: unit has CT twice on the same days.',
    'line 14: the meaning has 1 to 200 characters.',
  ])
})

test.each([
  ['other columns', ['code,list,meaning,from,until', 'CT,unit,Carton,,'], 'line 1: the columns are'],
  ['nothing', [''], 'line 1: the columns are'],
  ['no codes', [HEADING], 'The file has no codes.'],
  ['a quote that is not closed', [HEADING, 'unit,CT,"Carton,,'], 'line 2: '],
])('refuses a file with %s', (_, lines, problem) => {
  expect(read(...lines)).toEqual({ problems: expect.arrayContaining([expect.stringContaining(problem)]) })
})

test('refuses a file that is not UTF-8', () => {
  expect(readCodeFile(Buffer.from(`${HEADING}\nunit,CT,Kartón,,`, 'latin1'))).toEqual({
    problems: ['The file is not UTF-8. Save it as CSV in UTF-8.'],
  })
})
