import { describe, expect, test } from 'vitest'
import { everyFieldDraft } from '../../test/fixtures/index.ts'
import { COPY_PARTS } from './copy-parts.ts'
import { emptyDraft } from './empty-draft.ts'
import { fieldOf } from './field-table.ts'
import { draftFromTemplate, TEMPLATE_PARTS, templateOf } from './template-draft.ts'

const counter = () => {
  let next = 0
  return () => `id-${++next}`
}
const texts = (value: unknown, path = ''): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => texts(inner, path ? `${path}.${key}` : key))
    : [[path, value]]
const entry = everyFieldDraft()

describe('a template of an entry with every field', () => {
  test.each([
    ['without lines', TEMPLATE_PARTS],
    ['with lines', COPY_PARTS],
  ])('%s has no day, bill, number, sum or signature', (_, parts) => {
    const template = templateOf(entry, parts, counter())
    const paths = texts(template).map(([path]) => path)
    expect(paths.filter((path) => ['day', 'form-day'].includes(fieldOf(path)?.kind ?? ''))).toEqual([])
    expect(paths.filter((path) => fieldOf(path)?.ofOneShipment)).toEqual([])
    expect(template.header).not.toHaveProperty('entry_number')
    expect(template.totals_declarations).not.toHaveProperty('total_duty')
    expect(template.totals_declarations).not.toHaveProperty('declarant_signature')
    expect(template.final_review).toBeUndefined()
  })

  test('has parties, transport, port, bond, declarant, payment and filer; lines by choice', () => {
    const template = templateOf(entry, TEMPLATE_PARTS, counter())
    expect(template.parties).toEqual(entry.parties)
    expect(template.shipment_origin?.mode_of_transport).toBe(entry.shipment_origin?.mode_of_transport)
    expect(template.header?.port_code).toBe(entry.header?.port_code)
    expect(template.bond_information?.surety_company).toBe(entry.bond_information?.surety_company)
    expect(template.totals_declarations).toMatchObject({
      declarant_name: entry.totals_declarations?.declarant_name,
      payment_type: entry.totals_declarations?.payment_type,
      broker_name: entry.totals_declarations?.broker_name,
    })
    expect(template.line_items).toBeUndefined()
    expect(templateOf(entry, COPY_PARTS, counter()).line_items?.[0]?.htsus).toBe(entry.line_items?.[0]?.htsus)
  })
})

describe('an entry from a template', () => {
  const NEW = {
    ...emptyDraft({ entryNumber: '', lineId: 'new-line' }),
    parties: { importer_number: '12-3456789', importer_of_record: { name: 'Harbor Lamp Company' } },
  }

  test('keeps what the organization sets where the template has nothing', () => {
    const draft = draftFromTemplate(templateOf(entry, ['transport'], counter()), NEW, counter())
    expect(draft.parties).toEqual(NEW.parties)
    expect(draft.line_items).toEqual(NEW.line_items)
    expect(draft.shipment_origin?.importing_carrier).toBe(entry.shipment_origin?.importing_carrier)
  })

  test('has new ids for its lines, so that two entries share none', () => {
    const template = templateOf(entry, COPY_PARTS, counter())
    const draft = draftFromTemplate(template, NEW, () => 'fresh')
    expect(draft.line_items?.[0]?.id).toBe('fresh')
  })

  test('takes the current standing bond in place of the bond of the template', () => {
    const standing = {
      ...NEW,
      header: { surety_no: '100', bond_type: '8' },
      bond_information: { surety_company: 'Current surety' },
    }
    const draft = draftFromTemplate(templateOf(entry, TEMPLATE_PARTS, counter()), standing, counter())
    expect(draft.bond_information).toEqual({ surety_company: 'Current surety' })
    expect(draft.header?.surety_no).toBe('100')
  })
})
