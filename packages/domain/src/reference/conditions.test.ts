import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fieldOf } from '../entry/field-table.ts'
import { conditionPath, explainCondition } from './conditions.ts'
import table from './data/conditions.json' with { type: 'json' }

test.each([
  ['B16', 'header.entry_number'],
  ['101', 'parties.importer_number'],
  ['601', 'totals_declarations.fee_summary'],
  ['483', 'shipment_origin.manufacturer_id'],
  ['165', 'shipment_origin.mode_of_transport'],
  ['433', 'line_items.*.htsus'],
])('condition %s leads to %s', (code, path) => expect(explainCondition(code).path).toBe(path))

test('a condition without an explanation shows what customs wrote', () => {
  expect(explainCondition('9Z9', 'SOMETHING NEW ').title).toBe('SOMETHING NEW')
  expect(explainCondition('9Z9').title).toBe('CBP condition 9Z9')
})

test('a condition on a line leads to the field of that line', () => {
  expect(conditionPath('line_items.*.htsus', 4)).toBe('line_items.4.htsus')
  expect(conditionPath('line_items.*.htsus')).toBe('line_items')
  expect(conditionPath('header.port_code', 4)).toBe('header.port_code')
})

const list = new URL('../../../../../shared/reference/customs/ax_condition_codes.tsv', import.meta.url)

test.runIf(existsSync(list))('every listed condition has an explanation', () => {
  const codes = readFileSync(list, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .flatMap((row) => row.split('\t')[0]!)
  const known = codes.filter((code) => /^\w{3}$/.test(code))
  expect(known.length).toBeGreaterThan(90)
  for (const code of known) expect(explainCondition(code).title).not.toBe(`CBP condition ${code}`)
})

test('every path starts at a section of the draft', () => {
  for (const [code, , , path] of table.rows)
    expect(path, code).toMatch(
      /^$|^(header|shipment_origin|parties|line_items|totals_declarations|bond_information|export_details|trade_remedies)(\.|$)/,
    )
})

test('every path is that of a field', () => {
  for (const [code, , , path = ''] of table.rows)
    if (/\./.test(path) && !path.endsWith('.fee_summary'))
      expect(fieldOf(path.replace('*', '0')), `${code} ${path}`).toBeDefined()
})

test('explanations are sentences that end, titles are short', () => {
  for (const [code, title, text] of table.rows) {
    expect(text, code).toMatch(/^[A-Z].+\.$/)
    expect(title!.length, code).toBeLessThanOrEqual(60)
  }
})
