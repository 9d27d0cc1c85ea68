import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { DraftData } from '@edfe/domain/entry'
import { IN_TRANSIT_ROW, SAMPLE_ENTRY, sampleEntryDraft } from '@edfe/domain/sample'
import { type AnswerOf, done, type TestApp, type Visitor } from './harness.ts'
import type { AnswerBody } from './operation-calls.ts'

/** The day of the worked entry: every rule that asks for today is given this one. */
export const ON_SAMPLE_DAY = { EDFE_TODAY: SAMPLE_ENTRY.today }

/** Settings of a server whose entries go to CBP. */
export const LIVE_GATEWAY = {
  CUSTOMS_GATEWAY: 'directory',
  CUSTOMS_RULES: 'cbp',
  ABI_SITE_CODE: 'SITE',
  ABI_SENDER_ID: 'ABC',
  ABI_PASSWORD: 'SECRET',
}

/** The declaration of the worked entry, signed by somebody else than in the case. */
export const signedBy = (name: string): DraftData => ({
  totals_declarations: {
    ...sampleEntryDraft('').totals_declarations,
    declarant_name: name,
    declarant_signature: name,
  },
})

/** An entry as the API answers it. */
export type EntryBody = AnswerBody<'getEntry'>['entry']

export async function createEntry(app: TestApp, as: Visitor): Promise<EntryBody> {
  return (await app.ask('createEntry', { as })).entry
}

/** Saves sections over the version that was read last. */
export const patch = (
  app: TestApp,
  as: Visitor,
  entry: Pick<EntryBody, 'id' | 'updated_at'>,
  draft_data: DraftData,
  more: object = {},
): Promise<AnswerOf<'saveEntry'>> =>
  app.answer('saveEntry', {
    params: { id: entry.id },
    as,
    body: { draft_data, expected_updated_at: entry.updated_at, ...more },
  })

/** An entry with the worked case typed in, ready for its review. */
export async function createSampleEntry(
  app: TestApp,
  as: Visitor,
  change: DraftData = {},
): Promise<EntryBody> {
  const entry = await createEntry(app, as)
  const draft = sampleEntryDraft(entry.draft_data.line_items?.[0]?.id)
  return done(await patch(app, as, entry, { ...draft, ...change })).entry
}

/** The sample entry as CBP's rules take it: its line also has the heading of goods in transit. */
export const createSampleEntryByCbp = (
  app: TestApp,
  as: Visitor,
  { line_items = sampleEntryDraft(randomUUID()).line_items!, ...change }: DraftData = {},
): Promise<EntryBody> =>
  createSampleEntry(app, as, {
    ...change,
    line_items: line_items.map((line) => ({ tariff_rows: [IN_TRANSIT_ROW], ...line })),
  })

export const submit = (
  app: TestApp,
  as: Visitor,
  entry: Pick<EntryBody, 'id' | 'updated_at'>,
  role = 'approver',
): Promise<AnswerOf<'changeStatus'>> =>
  app.answer('changeStatus', {
    params: { id: entry.id },
    as,
    body: {
      status: 'submitted',
      declarant_role: role,
      acknowledged: true,
      expected_updated_at: entry.updated_at,
    },
  })

export const readEntry = async (app: TestApp, as: Visitor, id: string): Promise<EntryBody> =>
  (await app.ask('getEntry', { as, params: { id } })).entry

const PATIENCE_MS = 50_000

/** Asks until the answer is as wanted. Throws with the last answer when that does not come within 50 seconds. */
export async function until<T>(ask: () => T | Promise<T>, isWanted: (answer: T) => boolean): Promise<T> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const answer = await ask()
    if (isWanted(answer)) return answer
    if (Date.now() > end) throw new Error(`What was waited for never came; last: ${JSON.stringify(answer)}`)
    await wait(100)
  }
}
