import type { CalendarDay } from '@edfe/domain/calendar'
import { sampleEntryDraft } from '@edfe/domain/sample'
import { confirmNumber } from '../src/customs/claims/filing-claims.ts'
import type { CustomsGateway } from '../src/customs/gateway/gateway.ts'
import { FILING_KINDS } from '../src/customs/kinds/index.ts'
import { fileSubmission } from '../src/customs/transmissions/file-submission.ts'
import { chargeEveryOrganization } from '../src/fees/fees.job.ts'
import {
  createSampleEntryByCbp,
  type EntryBody,
  LIVE_GATEWAY,
  ON_SAMPLE_DAY,
  readEntry,
  signedBy,
  submit,
} from './entry-steps.ts'
import { done, type Team, type TestApp } from './harness.ts'

/** Settings of a server that files with CBP and charges $25.00 for a filing. */
export const WITH_A_FEE = {
  ...ON_SAMPLE_DAY,
  ...LIVE_GATEWAY,
  FEE_PRICES: '2025-01-01=25.00',
  FEE_SELLER: 'Harbor Software LLC; 1 Pier Road; Wilmington, DE 19801',
  FEE_BANK_ACCOUNT: 'First Bank of Delaware; account 000123456',
}

let codes = 0

/** An organization whose numbers are confirmed, so that what it submits goes to CBP. */
export async function liveOrganization(app: TestApp, name = 'Harbour Trading'): Promise<Team> {
  const team = await app.organization(name)
  const cbp_filer_code = `H${String(++codes).padStart(2, '0')}`
  await app.ask('saveOrganization', { as: team.admin, body: { name, cbp_filer_code } })
  const { parties } = sampleEntryDraft('')
  const numbers = [
    { kind: 'filer_code', typed: cbp_filer_code },
    { kind: 'importer_number', typed: parties?.importer_number ?? '' },
  ] as const
  for (const number of numbers)
    await confirmNumber({ db: app.engine.db, sealing: app.app.sealing }, { orgId: team.orgId, ...number })
  return team
}

export const signedEntry = (app: TestApp, team: Team, change = {}): Promise<EntryBody> =>
  createSampleEntryByCbp(app, team.approver, { ...signedBy('Arno Approver'), ...change })

const ANSWERS = {
  accepted: 'E1AI995   ENTRY SUMMARY ADDED'.padEnd(80),
  rejected: 'E1RF996   ENTRY SUMMARY REJECTED'.padEnd(80),
} as const
export type CustomsAnswer = keyof typeof ANSWERS

/** CBP's answer to the last submission of an entry, carried to the server. */
export async function answerFiling(app: TestApp, team: Team, id: string, said: CustomsAnswer): Promise<void> {
  const { rows } = await app.engine.asOwner((run) =>
    run(`select id from submissions where entry_id = '${id}' order by submitted_at desc limit 1`),
  )
  const gateway: CustomsGateway = {
    send: async () => ({ kind: 'answered', images: ['A', 'B', ANSWERS[said], 'Y', 'Z'] }),
    poll: async () => ({ kind: 'received', messages: [] }),
    acknowledge: async () => {},
  }
  await fileSubmission(
    {
      db: app.engine.db,
      kinds: FILING_KINDS,
      gateway,
      jobs: app.app.jobs,
      services: app.app.entryServices,
      publicUrl: app.app.settings.PUBLIC_URL,
    },
    { org_id: team.orgId, submission_id: String(rows[0]?.id) },
  )
}

/** An entry that is submitted and answered. */
export async function filed(
  app: TestApp,
  team: Team,
  said: CustomsAnswer,
  entry?: EntryBody,
): Promise<EntryBody> {
  const own = entry ?? (await signedEntry(app, team))
  done(await submit(app, team.approver, own))
  await answerFiling(app, team, own.id, said)
  return readEntry(app, team.approver, own.id)
}

export interface ChargedLine {
  entry_number: string
  kind: string
  amount: string
}

/** The fee lines of an organization, as the table has them. */
export const chargedLines = async (app: TestApp, team: Team): Promise<ChargedLine[]> =>
  (
    await app.engine.asOwner((run) =>
      run(
        `select entry_number, kind, amount::text from fee_lines where org_id = '${team.orgId}' order by created_at, id`,
      ),
    )
  ).rows.map(({ entry_number, kind, amount }) => ({
    entry_number: String(entry_number),
    kind: String(kind),
    amount: String(amount),
  }))

/** What the job of the fees does on a day. */
export const chargeOn = (app: TestApp, day: string) =>
  chargeEveryOrganization(
    {
      engine: app.engine,
      logger: app.app.log,
      settings: app.app.settings,
      entryServices: { ...app.app.entryServices, today: () => day as CalendarDay },
    },
    app.app.jobs,
  )

/** An invoice for a filing of December 2025, due on January 31, which nobody paid. */
export async function unpaidInvoice(app: TestApp, team: Team): Promise<void> {
  await app.engine.asOwner((run) =>
    run(`insert into fee_lines (org_id, submission_id, entry_number, kind, charged_on, amount)
      values ('${team.orgId}', gen_random_uuid(), 'H0112345678', 'summary', '2025-12-15', 25)`),
  )
  await chargeOn(app, '2026-01-01')
}

let invoices = 0

/** An invoice with its line and the transfer that paid it, as rows; its number. */
export async function paidInvoice(app: TestApp, orgId: string): Promise<string> {
  const number = `FEE-2025-12-${String(++invoices).padStart(4, '0')}`
  await app.engine.asOwner((run) =>
    run(
      `with made as (
        insert into fee_invoices (org_id, number, month, issued_on, due_on, amount, seller, buyer)
        values ($1, $2, '2025-12', '2026-01-01', '2026-01-31', 25, 'Harbor Software LLC', 'The importer')
        returning id, org_id),
      charged as (
        insert into fee_lines (org_id, submission_id, entry_number, kind, charged_on, amount, invoice_id)
        select org_id, gen_random_uuid(), 'H0112345678', 'summary', '2025-12-15', 25, id from made)
      insert into fee_payments (org_id, invoice_id, method, amount, received_on, reference)
      select org_id, id, 'bank_transfer', 25, '2026-01-20', 'Wire 4711' from made`,
      [orgId, number],
    ),
  )
  return number
}
