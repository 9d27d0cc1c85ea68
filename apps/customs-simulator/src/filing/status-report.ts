import type {
  EntryBillReport,
  EntryStatusReport,
  StatusAnswer,
  StatusQuestion,
} from '@edfe/domain/customs-queries'
import { billReports } from './bill-report.ts'
import { decisionsOf, type GoodsDecision, lastOf } from './goods-decision.ts'
import type { OnFile } from './on-file.ts'
import { releaseAt } from './release-state.ts'

/** What CBP knows at a moment of what a question is about; undefined where nothing is on file. */
export function reportOn(
  question: StatusQuestion,
  onFile: OnFile,
  now: number,
): Partial<StatusAnswer> | undefined {
  if (question.about !== 'entry') return billReports(question, onFile, now)
  const entry = entryReport(question, onFile, now)
  return entry && { entries: [entry] }
}

type EntryQuestion = Extract<StatusQuestion, { about: 'entry' }>

/** The reason that CBP gives for a date of release that it set itself. */
const RELEASE_ORIGIN = '01'

/** An entry with what CBP knows of it now: its bills only when they are asked for. */
function entryReport(
  { filerCode, entryNumber, withBills, limit }: EntryQuestion,
  onFile: OnFile,
  now: number,
): EntryStatusReport | undefined {
  const key = `${filerCode}${entryNumber}`
  const summary = onFile.summary(key)
  const filed = onFile.release(key)
  const release = filed && releaseAt(filed, now)
  if (!summary && !release) return undefined
  const decisions = decisionsOf(release, summary, now)
  const of = (record: GoodsDecision['record']) =>
    lastOf(
      decisions.filter((one) => one.record === record),
      limit,
    )
  const ofBills = withBills ? of('SO50') : []
  const bills =
    release?.facts.bills.flatMap(({ numbers }) => numbers) ?? (summary?.bill ? [summary.bill] : [])
  return {
    ...{ filerCode, entryNumber },
    port: summary?.port ?? release?.facts.port,
    entryType: summary?.entryType ?? release?.entryType,
    importer: summary?.importer ?? release?.facts.importer?.number,
    references: [],
    lines: [],
    bills:
      ofBills.length > 0
        ? bills.map((bill, index) => ofBill(bill, bills[index + 1]?.kind === HOUSE ? [] : ofBills))
        : [],
    dispositions: of('SO60').map(({ releaseDate, releaseOrigin = RELEASE_ORIGIN, ...decision }) => ({
      ...decision,
      ...(releaseDate && { releaseDate, releaseOrigin }),
    })),
    agencies: of('SO70').flatMap(({ agency }) => agency ?? []),
  }
}

/** The house of a master comes after it, and has the decisions about both. */
const HOUSE = 'H'

const ofBill = (
  {
    kind,
    issuer = '',
    number,
    quantity,
  }: { kind: string; issuer?: string; number: string; quantity?: string },
  decisions: readonly GoodsDecision[],
): EntryBillReport => ({
  kind,
  issuer,
  number,
  ...(quantity && { quantity }),
  dispositions: [...decisions],
})
