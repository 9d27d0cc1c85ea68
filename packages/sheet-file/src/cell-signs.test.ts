import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { signOfFormat, signsOfCells, signsOfStyles } from './cell-signs.ts'

test.each([
  ['[$€-407] #,##0.00', '€'],
  ['#,##0.00\\ [$€-1];[Red]-#,##0.00\\ [$€-1]', '€'],
  ['[$$-409]#,##0.00', 'US$'],
  ['[$$-1009]#,##0.00', 'C$'],
  ['[$¥-804]#,##0', 'CN¥'],
  ['[$THB] #,##0', 'THB'],
  ['"kr" 0.00', 'kr'],
  ['"$"#,##0.00', '$'],
  ['£#,##0', '£'],
  ['#,##0.00', undefined],
  ['[$-409]mmmm d', undefined],
])('the format %s shows %s', (code, sign) => {
  expect(signOfFormat(code)).toBe(sign)
})

test('the styles of a workbook give its cells their signs', () => {
  const styles = signsOfStyles({
    'xl/styles.xml': strToU8(
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$€-407] #,##0.00;&quot;-&quot;"/></numFmts>' +
        '<cellStyleXfs><xf numFmtId="164"/></cellStyleXfs>' +
        '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>',
    ),
  })
  expect(styles).toEqual([undefined, '€'])
  const xml = '<row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2" s="0"/><c r="C2" s="1"><v>300</v></c></row>'
  expect([...signsOfCells(xml, styles)]).toEqual([['C2', '€']])
})
