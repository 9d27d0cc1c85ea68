import { expect, test } from 'vitest'
import { readImportFile } from './read-import-file.ts'

const file = (text: string) => new Blob([text]) as unknown as File

test('a file of one JSON object is read', async () => {
  expect(await readImportFile(file('{"schema_version":"1.0"}'))).toEqual({
    ok: true,
    json: { schema_version: '1.0' },
  })
})

test.each([
  ['', /^The file is empty\.$/],
  ['[1]', /^The file holds no entry\./],
  ['null', /^The file holds no entry\./],
  ['{"lines":', /^The file is not JSON\. Line 1, column 10 \(lines\): a value is expected here/],
  ['{\n  "a": 1\n  "b"', /^The file is not JSON\. Line 3, column 3 \(b\): a comma or } is expected here/],
  ['%PDF-1.7', /^The file is not JSON\. Line 1, column 1: /],
])('a file that holds %j is refused in one sentence', async (text, sentence) => {
  const read = await readImportFile(file(text))
  expect(read).toMatchObject({ ok: false, message: expect.stringMatching(sentence) })
})

test.each([
  ['a CSV file', 'Description,HTS,Value\nOak table,9403.60.8040,1200\n'],
  ['a CSV file of a European spreadsheet', 'Description;HTS;Value\r\nOak table;9403.60.8040;1200,50\r\n'],
  ['cells that were saved between tabs', 'Description\tHTS\nOak table\t9403.60.8040'],
  ['an Excel workbook', 'PK\u0003\u0004\u0014\u0000xl/workbook.xml\u0000'],
])('%s is led to Import lines', async (_, text) => {
  expect(await readImportFile(file(text))).toEqual({
    ok: false,
    message: 'This is a spreadsheet. Open an entry and choose Import lines in step 4.',
  })
})

test('an archive without a workbook is no spreadsheet', async () => {
  const read = await readImportFile(file('PK\u0003\u0004\u0014\u0000word/document.xml'))
  expect(read).toMatchObject({ ok: false, message: expect.stringMatching(/^The file is not JSON\./) })
})

test('a file beyond what the server takes is refused before it is read', async () => {
  let isRead = false
  const text = async () => {
    isRead = true
    return '{}'
  }
  expect(await readImportFile({ size: 4 * 1024 * 1024 + 1, text })).toMatchObject({ ok: false })
  expect(isRead).toBe(false)
})

test('a file that changed after it was chosen asks to be chosen again', async () => {
  const text = () => Promise.reject(new DOMException('', 'NotReadableError'))
  const read = await readImportFile({ size: 10, text })
  expect(read).toMatchObject({ ok: false, message: expect.stringMatching(/Choose it again\.$/) })
})
