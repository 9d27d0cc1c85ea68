import type { DraftData } from '@edfe/domain/entry'
import { PDFDocument } from 'pdf-lib'
import { describe, expect, test } from 'vitest'
import { formFromDraft } from './form-from-draft.ts'
import { layoutForm } from './layout.ts'
import { printable, renderForm7501 } from './render.ts'

const draft = (lineCount: number): DraftData => ({
  header: {
    entry_number: 'B7645678905',
    entry_type: '01',
    summary_date: '2026-03-05',
    surety_no: '054',
    port_code: '2704',
  },
  shipment_origin: { country_of_origin: 'TW', import_date: '2026-02-24', missing_documents: ['10', '99'] },
  parties: {
    location_of_goods: 'Y292',
    importer_of_record: {
      name: 'Alder & Finch',
      address_line1: '1420 E 7TH ST',
      city: 'Los Angeles',
      state: 'CA',
      zip: '90021',
    },
  },
  line_items: Array.from({ length: lineCount }, (_, index) => ({
    id: `l${index}`,
    line_number: index + 1,
    description: `Solar luminaires ${index + 1}`,
    htsus: '9405.41.8440',
    gross_weight_kg: '1248',
    entered_value: '12129',
    charges: '4000',
    relationship: 'N',
    duty_amount: '473.03',
  })),
  totals_declarations: {
    total_entered_value: '12129.00',
    grand_total: '530.2',
    fee_summary: [
      { id: 'f', fee_type: 'MPF', class_code: '499', amount: '42.01' },
      { id: 'g', fee_type: 'HMF', class_code: '501', amount: '15.16' },
    ],
    declarant_name: 'Ruth Okafor',
    declarant_signature: 'Ruth Okafor',
    declaration_ior_agent: true,
  },
})

const texts = (lineCount: number): string[][] =>
  layoutForm(formFromDraft(draft(lineCount))).map((page) => page.texts.map((run) => run.text))

describe('the printed Form 7501', () => {
  test('says each block as the form writes it', () => {
    const [first = []] = texts(1)
    for (const expected of [
      'B76-4567890-5',
      '03/05/2026',
      '02/24/2026',
      '10, 99',
      'Y292',
      '12,129.00',
      '530.20',
    ]) {
      expect(first).toContain(expected)
    }
    expect(first).toContain('C 4,000  N')
    expect(first).toContain('MPF 499')
    expect(first).toContain('/s/ Ruth Okafor')
  })

  test('goes on to continuation sheets that repeat blocks 31 to 38, and loses no line', () => {
    const pages = texts(60)
    expect(pages.length).toBeGreaterThan(2)
    const printed = pages.flat().filter((text) => text.startsWith('Solar luminaires'))
    expect(printed).toHaveLength(60)
    expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`)
  })

  test('says MULTI when the lines come from several countries', () => {
    const mixed = draft(2)
    mixed.line_items![1]!.origin_country = 'VN'
    expect(formFromDraft(mixed).blocks['10']).toBe('MULTI')
  })

  test('keeps every drawing on the page', () => {
    for (const page of layoutForm(formFromDraft(draft(60)))) {
      for (const run of page.texts) expect(run.y).toBeGreaterThan(25)
      for (const line of page.rules) expect(Math.min(line.y1, line.y2)).toBeGreaterThanOrEqual(29)
    }
  })

  test('is a PDF that opens, the same bytes for the same entry and instant', async () => {
    const at = new Date('2026-03-05T16:00:00Z')
    const bytes = await renderForm7501(formFromDraft(draft(1), 'DRAFT'), at)
    const opened = await PDFDocument.load(bytes, { updateMetadata: false })
    expect(opened.getPageCount()).toBe(1)
    expect(opened.getTitle()).toContain('B76-4567890-5')
    expect(
      Buffer.from(await renderForm7501(formFromDraft(draft(1), 'DRAFT'), at)).equals(Buffer.from(bytes)),
    ).toBe(true)
  })

  test('prints letters that the font lacks without their marks rather than failing', () => {
    expect(printable('Łódź Güler 東京')).toBe('?ódz Güler ??')
  })
})
