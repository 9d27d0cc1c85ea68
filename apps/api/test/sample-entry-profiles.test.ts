import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { addDays, parseDay } from '@edfe/domain/calendar'
import { SAMPLE_ENTRY, sampleEntryDraft, sampleEntryLine } from '@edfe/domain/sample'
import { describe, expect, test } from 'vitest'
import { createSampleEntry, createSampleEntryByCbp, readEntry, submit, until } from './entry-steps.ts'
import { startWithCustoms } from './simulator.ts'

/** The bytes of the sample entry as `packages/abi` holds them, under another number and sender. */
const GOLDEN = readFileSync(
  new URL('../../../packages/abi/src/summary/golden/sample-entry.ae.txt', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter(Boolean)

/** The records between the envelope's; the entry number, which is the organisation's to give, left out. */
const body = (images: readonly string[]) =>
  images
    .filter((image) => !/^[ABYZ]/.test(image))
    .map((image) => (image.startsWith('10') ? withoutNumber(image) : image))
const withoutNumber = (image: string) => `${image.slice(0, 3)}${' '.repeat(13)}${image.slice(16)}`

/** A to Z, as Appendix E counts them. */
const LETTERS = '12345678912345678923456789'

/** CATAIR Appendix E, written down a second time: letters 1 to 9, every second digit doubled, to the next ten. */
function appendixE(base: string): string {
  const values = [...base].map((character) =>
    Number(/\d/.test(character) ? character : LETTERS[character.charCodeAt(0) - 65]),
  )
  const sum = values.reduce((total, value, at) => {
    const doubled = value * 2
    return total + (at % 2 === 0 ? value : Math.trunc(doubled / 10) + (doubled % 10))
  }, 0)
  return String((10 - (sum % 10)) % 10)
}

/** The specification's rule: weights 7, 3, 1, letters 1 to 26. */
const weights = (base: string): string =>
  String(
    [...base].reduce((sum, character, at) => {
      const value = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 64
      return sum + value * [7, 3, 1][at % 3]!
    }, 0) % 10,
  )

test("under CBP's rules an entry with a house bill is accepted before its goods arrive, on the day that they leave", async () => {
  const app = await startWithCustoms({ env: { CUSTOMS_RULES: 'cbp' } })
  try {
    const team = await app.organization('Alder & Finch Lighting LLC')
    const name = 'Alder & Finch Lighting LLC'
    await app.ask('saveOrganization', { as: team.admin, body: { name, cbp_filer_code: 'B76' } })
    const { header, shipment_origin, totals_declarations } = sampleEntryDraft('')
    const arrival = addDays(parseDay(SAMPLE_ENTRY.today)!, 5)
    const entry = await createSampleEntry(app, team.preparer, {
      header: { ...header, entry_date: arrival },
      shipment_origin: {
        ...shipment_origin,
        house_bill: 'CHSLSHA4471120',
        import_date: arrival,
        export_date: arrival,
      },
      line_items: [
        {
          ...sampleEntryLine(randomUUID()),
          tariff_rows: [{ hts: '9903.03.01', duty: '1212.90' }],
          duty_amount: '1685.93',
        },
      ],
      totals_declarations: { ...totals_declarations, total_duty: '1685.93', grand_total: '1743.10' },
    })
    expect((await submit(app, team.approver, entry)).status).toBe(200)
    const filed = await until(
      () => readEntry(app, team.auditor, entry.id),
      ({ status }) => status !== 'submitted',
    )
    expect(filed.status).toBe('accepted')
  } finally {
    await app.stop()
  }
})

describe.each([
  ['cbp', appendixE],
  ['specification', weights],
] as const)('the sample entry of an organization under the rules %s', (rules, digitOf) => {
  test('is numbered, filed with the printed figures and accepted under the same rules', async () => {
    // Both practise on the simulator of an installation whose default is the specification's rules.
    const app = await startWithCustoms()
    try {
      const team = await app.organization('Alder & Finch Lighting LLC')
      const saved = await app.answer('saveOrganization', {
        as: team.admin,
        body: { name: 'Alder & Finch Lighting LLC', cbp_filer_code: 'B76', rules_profile: rules },
      })
      expect(saved.status).toBe(200)
      const create = rules === 'cbp' ? createSampleEntryByCbp : createSampleEntry
      const entry = await create(app, team.preparer)
      const number: string = entry.entry_number
      expect(number).toMatch(/^B76\d{8}$/)
      expect(number[10], `the check digit of ${number}`).toBe(digitOf(number.slice(0, 10)))

      expect((await submit(app, team.approver, entry)).status).toBe(200)
      const filed = await until(
        () => readEntry(app, team.auditor, entry.id),
        ({ status }) => status !== 'submitted',
      )
      expect(filed).toMatchObject({ status: 'accepted', grand_total: SAMPLE_ENTRY.printed.total })
      const { messages } = await app.ask('getFiling', { as: team.admin, params: { id: entry.id } })
      const sent = messages[1]!.images!
      expect(sent[2]).toContain(`B76  ${number.slice(3)}`)
      const heading = '5099030302'
      expect(body(sent).some((image) => image.startsWith(heading))).toBe(rules === 'cbp')
      expect(body(sent).filter((image) => !image.startsWith(heading))).toEqual(body(GOLDEN))
    } finally {
      await app.stop()
    }
  })
})
