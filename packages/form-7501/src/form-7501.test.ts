import type { DraftData } from '@edfe/domain/entry'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { FONTS, fontRuns, printable } from './fonts.ts'
import { formFromDraft } from './form-from-draft.ts'
import { layoutForm } from './layout.ts'
import { renderForm7501 } from './render.ts'

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

interface Element {
  role: string
  text: string
}

/** The document as a reader program sees it: its pages in the order of the structure tree. */
async function opened(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes.slice())
  const { info, metadata } = await pdf.getMetadata()
  const pages: Element[][] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const texts = new Map<string, string>()
    let id: string | undefined
    for (const item of items) {
      if (!('str' in item)) id = item.type === 'beginMarkedContentProps' ? item.id : undefined
      else if (id !== undefined) texts.set(id, (texts.get(id) ?? '') + item.str)
    }
    const elements: Element[] = []
    const walk = (node: StructureNode) => {
      const own = (node.children ?? []).flatMap((child) =>
        'id' in child ? [texts.get(child.id ?? '') ?? ''] : [],
      )
      if (node.role && node.role !== 'Root') elements.push({ role: node.role, text: own.join('') })
      for (const child of node.children ?? []) if ('role' in child) walk(child)
    }
    const tree: StructureNode | null = await page.getStructTree()
    if (tree) walk(tree)
    pages.push(elements)
  }
  const { Title: title, Language: lang } = info as { Title?: string; Language?: string }
  const marked = (await pdf.getMarkInfo())?.Marked
  return { pages, title, lang, marked, metadata: metadata?.getRaw?.() ?? '' }
}

interface StructureNode {
  role?: string
  id?: string
  children?: StructureNode[]
}

const texts = (lineCount: number): string[][] =>
  layoutForm(formFromDraft(draft(lineCount))).map((page) => page.texts.map((run) => run.text))

describe('block 2 says how the summary is paid', () => {
  test.each([
    ['on no statement', '01', {}, '01 ABI/N'],
    ['individually', '01', { payment_type: '1' }, '01 ABI/N'],
    ['on a daily statement by ACH', '03', { payment_type: '3' }, '03 ABI/A'],
    ['on a monthly statement', '01', { payment_type: '7' }, '01 ABI/P'],
    ['a withdrawal from a warehouse, which is live', '31', { payment_type: '2' }, '31 ABI/A/L'],
    ['a rewarehouse entry, which is not', '22', { payment_type: '2' }, '22 ABI/A'],
  ])('%s', (_, entry_type, totals_declarations, printed) => {
    expect(formFromDraft({ header: { entry_type }, totals_declarations }).blocks['2']).toBe(printed)
  })
})

describe('the lines say what the record of the entry type says', () => {
  const goodsOf = (change: DraftData): string[] =>
    formFromDraft({ ...draft(2), ...change }).lines.map(({ rows }) =>
      rows.map(({ goods }) => goods?.text ?? '').join(' '),
    )

  test('a withdrawal names its warehouse entry, once', () => {
    const [first, second] = goodsOf({
      header: { entry_type: '31' },
      export_details: { warehouse_reference: 'B76-0324527-8' },
    })
    expect(first).toContain('Warehouse entry B76-0324527-8')
    expect(second).not.toContain('Warehouse')
  })

  test('an entry for consumption names no warehouse entry', () => {
    const printed = goodsOf({ export_details: { warehouse_reference: 'B76-0324527-8' } })
    expect(printed.join(' ')).not.toContain('Warehouse')
  })

  test('goods of a zone have their status, the day of a privileged one, and the zone', () => {
    const [one, other] = draft(2).line_items!
    const printed = goodsOf({
      header: { entry_type: '06', zone_id: '02600A001' },
      line_items: [
        { ...one!, zone: { status: 'P', filing_date: '2026-01-12' } },
        { ...other!, zone: { status: 'D', filing_date: '2026-01-12' } },
      ],
    })
    expect(printed[0]).toContain('Privileged foreign, 01/12/2026 Zone 02600A001')
    expect(printed[1]).toContain('Domestic Zone 02600A001')
  })

  test('goods under a bond for temporary importation carry the statement of 19 CFR 10.31(a)(3)', () => {
    const [first] = goodsOf({ header: { entry_type: '23' }, totals_declarations: { declaration_tib: true } })
    expect(first).toContain('the articles are not imported for sale or sale upon approval')
  })
})

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

  test('says MULTI where the lines differ in origin or manufacturer, and then each at its line', () => {
    const stored = draft(2)
    stored.shipment_origin!.manufacturer_id = 'TWHSI118TAI'
    const [first, second] = stored.line_items!
    const blocks = () => formFromDraft(stored).blocks
    const rows = () =>
      formFromDraft(stored).lines.map((line) => line.rows.flatMap((row) => [row.line?.text, row.goods?.text]))
    expect([blocks()['10'], blocks()['13']]).toEqual(['TW', 'TWHSI118TAI'])
    expect(rows().flat()).not.toContain('O TW')

    Object.assign(second!, { origin_country: 'CN', manufacturer_mid: 'CNHSILIG118SHE' })
    expect([blocks()['10'], blocks()['13']]).toEqual(['MULTI', 'MULTI'])
    expect(rows()[0]).toEqual(expect.arrayContaining(['001', 'O TW', 'M TWHSI118TAI']))
    expect(rows()[1]).toEqual(expect.arrayContaining(['002', 'O CN', 'M CNHSILIG118SHE']))

    Object.assign(first!, { origin_country: 'CN', manufacturer_mid: 'CNHSILIG118SHE' })
    expect([blocks()['10'], blocks()['13']], 'what the lines say goes before step 2').toEqual([
      'CN',
      'CNHSILIG118SHE',
    ])
  })

  test('prints every tariff row of a line with its rate and duty, in the order of the message', () => {
    const stacked = draft(1)
    Object.assign(stacked.line_items![0]!, {
      htsus: '6109.10.0012',
      hts_rate: '16.5',
      net_qty: '120',
      net_uom: 'DOZ',
      net_qty_2: '310.5',
      net_uom_2: 'KG',
      duty_amount: '4426.62',
      tariff_rows: [
        { hts: '9903.88.15', rate: '7.5%', duty: '909.68' },
        { hts: '9903.05.31', rate: '12.5%', duty: '1516.13' },
      ],
    })
    const rows = formFromDraft(stacked).lines[0]!.rows.map(({ goods, net, rate, duty }) =>
      [goods, net, rate, duty].map((cell) => cell?.text ?? ''),
    )
    expect(rows.slice(1, 5)).toEqual([
      ['9903.88.15', '', '7.5%', '909.68'],
      ['9903.05.31', '', '12.5%', '1,516.13'],
      ['6109.10.0012', '120 DOZ', '16.5%', '2,000.81'],
      ['', '310.5 KG', '', ''],
    ])
  })

  test.each([
    ['7.5 percent of 12,129 dollars', { hts: '9903.88.15', duty: '909.68' }, '7.5%'],
    ['25 percent of a value that the row has', { hts: '9903.94.05', duty: '250.00', value: '1000' }, '25%'],
    ['no duty', { hts: '9903.01.33', duty: '0.00' }, 'Free'],
    ['a duty that no rate gives', { hts: '9903.88.15', duty: '909.99' }, ''],
    ['other goods, whose duty may be by weight', { hts: '6109.10.0012', duty: '909.68' }, ''],
  ])('block 37 A of a row without its rate: %s', (_, row, printed) => {
    const entry = draft(1)
    Object.assign(entry.line_items![0]!, {
      entered_value: '12129',
      duty_amount: '1500.00',
      tariff_rows: [row],
    })
    const rows = formFromDraft(entry).lines[0]!.rows
    expect(rows.find(({ goods }) => goods?.text === row.hts)?.rate?.text ?? '').toBe(printed)
  })

  test('prints the fees and the case of a line as the message sends them', () => {
    const fees = draft(1)
    fees.header!.entry_date = '2026-02-24'
    fees.shipment_origin!.mode_of_transport = '11'
    Object.assign(fees.line_items![0]!, { adcvd_case_number: 'A-583-851-000', adcvd_rate: '10' })
    const rows = formFromDraft(fees).lines[0]!.rows.map(({ goods, rate, duty }) =>
      [goods, rate, duty].map((cell) => cell?.text ?? ''),
    )
    expect(rows).toContainEqual(['A-583-851-000', '10%', '1,212.90'])
    expect(rows).toContainEqual(['499 Merchandise processing fee', '0.3464%', '42.01'])
    expect(rows).toContainEqual(['501 Harbor maintenance fee', '0.125%', '15.16'])
  })

  test('prints a description of 200 letters whole', () => {
    const wordy = draft(1)
    const description = 'ALUMINUM HOUSING OF A SOLAR WALL LANTERN WITH ITS GLASS AND MOUNT '.repeat(3).trim()
    wordy.line_items![0]!.description = description
    const [page] = layoutForm(formFromDraft(wordy))
    const rows = formFromDraft(wordy).lines[0]!.rows.flatMap(({ goods }) => goods?.text ?? [])
    expect(rows.slice(0, -2).join(' ')).toBe(description)
    expect(
      page!.texts.filter(({ text }) => description.includes(text) && text.length > 20).length,
    ).toBeGreaterThan(4)
  })

  test('a line of 32 tariff rows continues on the next sheet, and loses none', () => {
    const long = draft(3)
    for (const line of long.line_items!) {
      line.tariff_rows = Array.from({ length: 31 }, (_, index) => ({
        hts: `990388${10 + index}`,
        duty: '1.00',
      }))
    }
    const printed = layoutForm(formFromDraft(long)).flatMap(({ texts: runs }) => runs.map(({ text }) => text))
    expect(printed.filter((text) => text.startsWith('9903.88.'))).toHaveLength(93)
  })

  test('keeps every drawing on the page', () => {
    for (const page of layoutForm(formFromDraft(draft(60)))) {
      for (const run of page.texts) expect(run.y).toBeGreaterThan(25)
      for (const line of page.rules) expect(Math.min(line.y1, line.y2)).toBeGreaterThanOrEqual(29)
    }
  })

  test('is a PDF that opens, the same bytes for the same entry and instant', async () => {
    const at = new Date('2026-03-05T16:00:00Z')
    const bytes = await renderForm7501(formFromDraft(draft(1), { marks: ['DRAFT'] }), at)
    const { pages, title } = await opened(bytes)
    expect(pages).toHaveLength(1)
    expect(title).toContain('B76-4567890-5')
    expect(
      Buffer.from(await renderForm7501(formFromDraft(draft(1), { marks: ['DRAFT'] }), at)).equals(
        Buffer.from(bytes),
      ),
    ).toBe(true)
  })

  test('is PDF/UA: tagged in reading order, in English, with its title shown and its fonts embedded', async () => {
    const bytes = await renderForm7501(formFromDraft(draft(2)), new Date('2026-03-05T16:00:00Z'))
    const { marked, lang, metadata, pages } = await opened(bytes)
    expect([marked, lang]).toEqual([true, 'en-US'])
    expect(metadata).toContain('pdfuaid')
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('/Helvetica')
    const roles = pages[0]!.map(({ role }) => role)
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1)
    expect(roles.filter((role) => role === 'Table')).toHaveLength(1)
    const cells = pages[0]!.filter(({ role }) => role === 'TH' || role === 'TD').map(({ text }) => text)
    const line = cells.indexOf('001')
    expect(cells.slice(line, line + 2)).toEqual(['001', 'Solar luminaires 1'])
    expect(cells.indexOf('002')).toBeGreaterThan(cells.indexOf('9405.41.8440'))
  })

  test.each([
    ['Polish and Turkish', 'Łódź Güler İş'],
    ['Vietnamese', 'Công ty Gỗ Đồng Nai'],
    ['Greek and Cyrillic', 'Αθήνα Одеса'],
    ['Georgian and Armenian', 'თბილისი Գյումրի'],
    ['Chinese', '深圳市阿德照明有限公司 台灣新意燈飾'],
    ['Japanese and Korean', '東京電灯かぶしき会社 한국조명'],
    ['Thai', 'ไทยแลนด์'],
  ])('prints %s names as they are written', async (_, name) => {
    const foreign = draft(1)
    foreign.parties!.importer_of_record!.name = name
    const bytes = await renderForm7501(formFromDraft(foreign), new Date('2026-03-05T16:00:00Z'))
    const { pages } = await opened(bytes)
    expect(pages[0]!.map(({ text }) => text).join('\n')).toContain(name)
  })

  test('stays small with a Chinese name: the letters that it uses are embedded, not the font', async () => {
    const foreign = draft(1)
    const size = async () =>
      (await renderForm7501(formFromDraft(foreign), new Date('2026-03-05T16:00:00Z'))).length
    const before = await size()
    foreign.parties!.importer_of_record!.name = '深圳市阿德照明有限公司'
    expect((await size()) - before).toBeLessThan(30_000)
  })

  test('prints letters that no font has as question marks rather than failing', () => {
    expect(printable('Nagoya 東京 \u{2a6d6}', FONTS.regular)).toBe('Nagoya 東京 ?')
    expect(fontRuns('Tbilisi თბილისი 1420', FONTS.regular)).toEqual([
      { font: FONTS.regular[0], text: 'Tbilisi ' },
      { font: FONTS.regular[1], text: 'თბილისი ' },
      { font: FONTS.regular[0], text: '1420' },
    ])
  })
})
