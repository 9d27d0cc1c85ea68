import { decodeStatusAnswer } from '@edfe/abi'
import type { BillQuestion } from '@edfe/contracts/customs/bill-question'
import { actorInManifest, type Goods, type ManifestTable, readManifest } from '@edfe/domain/release'
import { sql } from 'kysely'
import type { SubmissionState } from '../../db/entry-tables.ts'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { type AskableBill, askableBills } from './askable-bills.ts'

interface AskedRow {
  bill: string
  state: SubmissionState
  submitted_at: Date
}

interface AnswerRow {
  bill: string
  images: string
  at: Date
}

/** Each bill of the goods that CBP can look up, with the latest question about it and the newest answer. */
export async function readBillQuestions(
  scope: RequestScope,
  entry: StoredEntry,
  goods: Goods | undefined,
): Promise<BillQuestion[]> {
  const askable = goods ? askableBills(entry, goods) : []
  if (askable.length === 0) return []
  const asked = await askedAbout(scope, entry.id)
  const answers = asked.length > 0 ? await answersAbout(scope, entry.id) : []
  return askable.map((one) => {
    const latest = asked.find(({ bill }) => bill === one.bill)
    const answer = answers.find(({ bill }) => bill === one.bill)
    return {
      bill: one.bill,
      latest: latest ? { state: latest.state, asked_at: latest.submitted_at.toISOString() } : null,
      answer: answer ? readAnswer(scope, one, answer) : null,
    }
  })
}

async function askedAbout({ trx, org }: RequestScope, entryId: string): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    select distinct on (bill) bill, state, submitted_at from submissions
    where org_id = ${org.id} and entry_id = ${entryId} and bill is not null
    order by bill, submitted_at desc`.execute(trx)
  return rows
}

async function answersAbout({ trx, org }: RequestScope, entryId: string): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select distinct on (s.bill) s.bill, m.images, m.at from submissions s
    join transmission_messages m on m.org_id = s.org_id and m.submission_id = s.id and m.direction = 'received'
    where s.org_id = ${org.id} and s.entry_id = ${entryId} and s.bill is not null
    order by s.bill, m.at desc`.execute(trx)
  return rows
}

function readAnswer(
  { sealing, words }: RequestScope,
  { question }: AskableBill,
  { images, at }: AnswerRow,
): NonNullable<BillQuestion['answer']> {
  const { answer } = decodeStatusAnswer(JSON.parse(sealing.decrypt(images)) as string[])
  const table: ManifestTable = question.about === 'airWaybill' ? 'wsd' : 'wr5'
  const [bill] = answer.bills
  const dispositions = (bill ?? answer.airWaybills[0])?.dispositions ?? []
  return {
    heard_at: at.toISOString(),
    table,
    events: dispositions.map((disposition) => {
      const { code, title, detail, tone, request, reportedAt } = readManifest(table, disposition)
      return {
        at: reportedAt ?? null,
        code,
        title: words.format(title),
        detail: words.formatAll(detail),
        tone,
        acts: actorInManifest(table, code) ?? null,
        action: request ? words.format(request.action) : null,
      }
    }),
    has_security_filing: bill?.securityFiling ?? null,
    problem: answer.errors.map(({ code, narrative }) => `${code} ${narrative}`).join('; ') || null,
  }
}
