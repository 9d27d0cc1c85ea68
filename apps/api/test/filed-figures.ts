import { feeRowOf, lineAmounts, proposeFees, totalsOf } from '@edfe/domain/calculations'
import type { DraftData, FeeRow, LineItem } from '@edfe/domain/entry'
import { IN_TRANSIT_ROW, sampleEntryDraft } from '@edfe/domain/sample'
import { z } from 'zod'
import { downloadDocument } from './document-steps.ts'
import { createEntry, type EntryBody, patch, readEntry, submit, until } from './entry-steps.ts'
import { textOfForm } from './form-text.ts'
import { done, type Team, type TestApp } from './harness.ts'

/** What screen, message, canonical JSON and print each say of an entry of one line: dollars and cents, the value in dollars. */
export interface Figures {
  number: string
  manufacturer: string
  value: string
  duty: string
  antidumping: string
  mpf: string
  hmf: string
  totalDuty: string
  totalOther: string
  grandTotal: string
}

/** How an entry differs from the sample entry. */
export interface CaseChange {
  line?: Partial<LineItem>
  header?: DraftData['header']
  shipment?: DraftData['shipment_origin']
  bond?: DraftData['bond_information']
  /** MM/DD/YYYY */
  signedOn?: string
}

/** The sample entry after a change, before anything is worked out. */
function typedIn(stored: DraftData, { line, header, shipment, bond }: CaseChange): DraftData {
  const base = sampleEntryDraft(stored.line_items?.[0]?.id)
  return {
    ...base,
    header: { ...stored.header, ...base.header, ...header },
    shipment_origin: { ...base.shipment_origin, ...shipment },
    bond_information: { ...base.bond_information, ...bond },
    line_items: base.line_items?.map((item) => ({ ...item, ...line })),
  }
}

const amountsIn = (amounts: object): Record<string, string> =>
  Object.fromEntries(Object.entries(amounts).map(([field, { amount }]) => [field, amount]))

/** Duty, deposit, fees and totals of a saved draft, as the form works them out. */
export function workedOut(saved: DraftData): DraftData {
  const line_items = saved.line_items?.map((item) => ({ ...item, ...amountsIn(lineAmounts(item)) }))
  const draft = { ...saved, line_items }
  const fee_summary: FeeRow[] = proposeFees(draft).map((fee) => feeRowOf(fee, fee.code))
  const totals_declarations = { ...saved.totals_declarations, fee_summary }
  const sums = amountsIn(totalsOf({ ...draft, totals_declarations }))
  return { ...draft, totals_declarations: { ...totals_declarations, ...sums } }
}

export async function save(app: TestApp, team: Team, entry: EntryBody, draft: DraftData): Promise<EntryBody> {
  return done(await patch(app, team.preparer, entry, draft)).entry
}

/** Signs an entry as it is; a change of it, and of its number, takes a signature away. */
export async function sign(
  app: TestApp,
  team: Team,
  entry: EntryBody,
  declarant_date = sampleEntryDraft().totals_declarations?.declarant_date,
): Promise<EntryBody> {
  const { declarant_name, declarant_signature } = sampleEntryDraft().totals_declarations ?? {}
  const signature = { declarant_name, declarant_signature, declarant_date }
  const totals_declarations = { ...entry.draft_data.totals_declarations, ...signature }
  return save(app, team, entry, { totals_declarations })
}

/** An entry of a case as the form saves it: what is typed, then what the form works out of it, then the signature. */
export async function createCase(app: TestApp, team: Team, change: CaseChange): Promise<EntryBody> {
  const { rules_profile } = await app.ask('getEntryDefaults', { as: team.preparer })
  const asked = rules_profile === 'cbp' ? { tariff_rows: [IN_TRANSIT_ROW] } : {}
  const entry = await createEntry(app, team.preparer)
  const line = { ...asked, ...change.line }
  const typed = await save(app, team, entry, typedIn(entry.draft_data, { ...change, line }))
  const complete = await save(app, team, typed, workedOut(typed.draft_data))
  return sign(app, team, complete, change.signedOn)
}

/** The errors of the final review, by rule. */
export async function reviewErrors(app: TestApp, team: Team, entry: EntryBody): Promise<string[]> {
  const body = await app.ask('reviewEntry', { params: { id: entry.id }, as: team.preparer, body: {} })
  const issues: { severity: string; rule_id: string }[] = body.final_review.issues
  return issues.filter(({ severity }) => severity === 'error').map(({ rule_id }) => rule_id)
}

/** Files an entry and waits for the answer of customs. */
export async function fileCase(app: TestApp, team: Team, entry: EntryBody): Promise<EntryBody> {
  done(await submit(app, team.approver, entry))
  return until(
    () => readEntry(app, team.auditor, entry.id),
    (now) => now.status !== 'submitted',
  )
}

const amountOf = (rows: readonly { code?: string; amount?: string }[], code: string): string =>
  rows.find((row) => row.code === code)?.amount ?? '0.00'

/** What the form shows after saving. */
export function onScreen({ draft_data: draft, ...entry }: EntryBody): Figures {
  const [item] = draft.line_items!
  const fees = draft.totals_declarations!.fee_summary ?? []
  return {
    number: draft.header!.entry_number ?? '',
    manufacturer: draft.shipment_origin!.manufacturer_id ?? '',
    value: item!.entered_value ?? '',
    duty: item!.duty_amount ?? '',
    antidumping: item!.adcvd_amount || '0.00',
    mpf: amountOf(fees, 'MPF'),
    hmf: amountOf(fees, 'HMF'),
    totalDuty: entry.total_duty,
    totalOther: entry.total_other,
    grandTotal: entry.grand_total,
  }
}

/** Dollars and cents of a record's columns, which imply the point. */
const cents = (columns: string): string => (Number(columns) / 100).toFixed(2)
const sum = (...amounts: string[]): string =>
  (amounts.reduce((total, amount) => total + Math.round(Number(amount) * 100), 0) / 100).toFixed(2)

/** The records of the AE message of an entry, as they were sent. */
export async function sentImages(app: TestApp, team: Team, id: string): Promise<string[]> {
  const body = await app.ask('getFiling', { as: team.admin, params: { id } })
  return body.messages.find(({ title }) => title === 'Sent to the simulator')?.images ?? []
}

/** What the AE message says, read by the columns of the chapter. */
export async function inMessage(app: TestApp, team: Team, { id }: EntryBody): Promise<Figures> {
  const images = await sentImages(app, team, id)
  /** The columns of the first record of a kind, counted from 1; '' without such a record. Record 50 is that of the goods. */
  const columns = (kind: string, first: number, last: number) =>
    images.find((image) => image.startsWith(kind) && !image.startsWith('5099'))?.slice(first - 1, last) ?? ''
  const fee = (code: string) => {
    const groups = columns('89', 3, 72).match(/.{14}/g) ?? []
    return cents(groups.find((group) => group.startsWith(code))?.slice(3) ?? '0')
  }
  const grand = (first: number) => cents(columns('90', first, first + 10))
  return {
    number: columns('10', 4, 6) + columns('10', 9, 16),
    manufacturer: columns('47M', 4, 18).trim(),
    value: String(Number(columns('50', 25, 34))),
    duty: cents(columns('50', 14, 23)),
    antidumping: cents(columns('53', 47, 56)),
    mpf: fee('499'),
    hmf: fee('501'),
    totalDuty: sum(grand(3), grand(39), grand(51)),
    totalOther: grand(15),
    grandTotal: sum(...[3, 15, 27, 39, 51, 63].map(grand)),
  }
}

/** The members of canonical JSON that hold the figures. */
const JsonFigures = z.object({
  header: z.object({ entry_number: z.string() }),
  transport: z.object({ manufacturer_id: z.string() }),
  lines: z.array(
    z.object({ line_value: z.string(), duty_amount: z.string(), adcvd_amount: z.string().optional() }),
  ),
  fees: z.array(z.object({ code: z.string(), amount_usd: z.string() })),
  totals: z.object({ total_duty: z.string(), total_other: z.string(), grand_total: z.string() }),
})

/** What the canonical JSON of the submission says. */
export async function inJson(app: TestApp, team: Team, { id }: EntryBody): Promise<Figures> {
  const body = await app.ask('getSnapshot', { as: team.auditor, params: { id } })
  const { header, transport, lines, fees, totals } = JsonFigures.parse(body.snapshot.payload)
  const rows = fees.map((fee) => ({ ...fee, amount: fee.amount_usd }))
  return {
    number: header.entry_number,
    manufacturer: transport.manufacturer_id,
    value: lines[0]!.line_value,
    duty: lines[0]!.duty_amount,
    antidumping: lines[0]!.adcvd_amount || '0.00',
    mpf: amountOf(rows, 'MPF'),
    hmf: amountOf(rows, 'HMF'),
    totalDuty: totals.total_duty,
    totalOther: totals.total_other,
    grandTotal: totals.grand_total,
  }
}

/** What the printed Form 7501 says under the titles of its blocks. */
export async function inPrint(app: TestApp, team: Team, { id }: EntryBody): Promise<Figures> {
  const pdf = await downloadDocument(app, team.auditor, `/api/entries/${id}/pdf`)
  const runs = (await textOfForm(pdf)).replaceAll(',', '').split('\n')
  const below = (title: string) => runs[runs.indexOf(title) + 1] ?? ''
  const fee = (title: string) => (runs.includes(title) ? below(title) : '0.00')
  const printed = runs.slice(runs.indexOf('Dollars Cents') + 1)
  // A heading that charges nothing is printed above the goods.
  const [duty = '', ...amounts] = printed[0] === '0.00' ? printed.slice(1) : printed
  const values = runs.slice(runs.indexOf('36. A. Entered Value'), runs.indexOf('37. A. HTSUS Rate'))
  return {
    number: below('1. Filer Code/Entry Number').replaceAll('-', ''),
    manufacturer: below('13. Manufacturer ID'),
    value: values.find((run) => /^\d+$/.test(run)) ?? '',
    duty,
    antidumping: runs.some((run) => /^[AC]-\d{3}-\d{3}/.test(run)) ? (amounts[0] ?? '') : '0.00',
    mpf: fee('MPF 499'),
    hmf: fee('HMF 501'),
    totalDuty: below('41. Duty'),
    totalOther: below('43. Other'),
    grandTotal: below('44. Total'),
  }
}
