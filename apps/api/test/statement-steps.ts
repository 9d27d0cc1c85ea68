import { encodeStatement } from '@edfe/abi'
import { parseDay } from '@edfe/domain/calendar'
import type { DraftData } from '@edfe/domain/entry'
import { sampleEntryDraft } from '@edfe/domain/sample'
import {
  type Amounts,
  type DailyStatement,
  dueOf,
  type StatedEntry,
  sumAmounts,
  totalOf,
} from '@edfe/domain/statement'
import { type CustomsApp, sendFromCustoms } from './customs-steps.ts'
import { createSampleEntry, readEntry, submit, until } from './entry-steps.ts'
import type { Team } from './harness.ts'

export const PRINTED = parseDay('2026-03-10')!

/** The worked entry with a payment by statement, accepted by customs. */
export async function onStatement(
  app: CustomsApp,
  team: Team,
  payment: { payment_type: string; statement_date: string; statement_month?: string } = {
    payment_type: '2',
    statement_date: PRINTED,
  },
  changes: Partial<DraftData> = {},
): Promise<{ id: string; number: string }> {
  const { totals_declarations: totals } = sampleEntryDraft('line')
  const entry = await createSampleEntry(app, team.preparer, {
    ...changes,
    totals_declarations: { ...totals, ...payment },
  })
  await submit(app, team.approver, entry)
  await until(
    () => readEntry(app, team.auditor, entry.id),
    ({ status }) => status === 'accepted',
  )
  return { id: entry.id, number: entry.entry_number }
}

/** The amounts of the worked entry, as it is printed. */
export const SAMPLE_AMOUNTS: Amounts = { duty: 47303n, 499: 4201n, 501: 1516n }

export const lineOf = (number: string, amounts: Amounts = SAMPLE_AMOUNTS): StatedEntry => ({
  number,
  port: '2704',
  entryType: '01',
  isConsolidated: false,
  pays: true,
  taxDeferred: false,
  paysAntidumping: true,
  paysCountervailing: true,
  amounts,
})

/** A daily statement of these entries, with right totals. */
export function dailyOf(
  number: string,
  entries: readonly StatedEntry[],
  head: Partial<DailyStatement['head']> = {},
): DailyStatement {
  const amounts = sumAmounts(entries.map(dueOf))
  const totals = { amounts, deferredTax: 0n, total: totalOf(amounts), paying: entries.length, free: 0 }
  const status = head.status ?? 'preliminary'
  return {
    cadence: 'daily',
    head: {
      number,
      status,
      printDate: PRINTED,
      paymentType: '2',
      port: '2704',
      filerCode: entries[0]?.number.slice(0, 3) ?? 'ZZZ',
      ...head,
    },
    entries,
    due: totals,
    ...(status === 'final' && { paid: totals }),
    taken: [],
  }
}

/** Has customs send a statement, as `edit` leaves its records. */
export const sendStatement = (
  app: CustomsApp,
  statement: Parameters<typeof encodeStatement>[0],
  edit: (images: string[]) => string[] = (images) => images,
) => sendFromCustoms(app, { application: 'raw', images: edit(encodeStatement(statement, PRINTED)) })

export const statementsOf = (app: CustomsApp, team: Team) => app.ask('listStatements', { as: team.auditor })
