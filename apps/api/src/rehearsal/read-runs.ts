import type { RehearsalRun } from '@edfe/contracts/organization/rehearsal-runs'
import { judgeRun } from '@edfe/domain/rehearsal'
import type { Formatter } from '@edfe/messages'
import { sql } from 'kysely'
import type { Trx } from '../db/engine.ts'
import '../db/rehearsal-tables.ts'
import type { RehearsedDraft, RehearsedFault, StoredFiling } from '../db/stored-rehearsal.ts'
import { dayOf } from './day-of-run.ts'
import { judgedFilings } from './judged-filings.ts'

/** A run as it is stored, with its number among those that are kept. */
const selectRuns = (trx: Trx) =>
  trx
    .selectFrom('rehearsal_runs')
    .select(['id', 'state', 'day', 'drafts', 'filings', 'statements', 'started_at', 'ended_at'])
    .select([
      sql<string>`begun_on::text`.as('begun_on'),
      sql<number>`(row_number() over (order by started_at))::int`.as('number'),
    ])

export type StoredRun = Awaited<ReturnType<ReturnType<typeof selectRuns>['execute']>>[number]

/** The runs of an organization, the newest first, in the words of the reader. */
export async function readRuns(trx: Trx, words: Formatter): Promise<RehearsalRun[]> {
  const runs = await selectRuns(trx).orderBy('started_at', 'desc').execute()
  return runs.map((run) => viewOf(run, words))
}

/** A run of the organization; undefined where it has none of this id. */
export async function findRun(trx: Trx, id: string): Promise<StoredRun | undefined> {
  const runs = await selectRuns(trx).execute()
  return runs.find((run) => run.id === id)
}

/** A run in words. */
export function viewOf(run: StoredRun, words: Formatter): RehearsalRun {
  const { filings, drafts } = run
  const { summaries, ports } = judgeRun(judgedFilings(filings), dayOf(run.begun_on))
  const numbers = new Map(drafts.map(({ id, number }: RehearsedDraft) => [id, number]))
  const of = (outcome: StoredFiling['outcome']) => faultsOf(filings, outcome, numbers, words)
  return {
    id: run.id,
    number: run.number,
    state: run.state,
    day: run.day,
    started_at: run.started_at.toISOString(),
    ended_at: run.ended_at?.toISOString() ?? null,
    drafts: drafts.length,
    summaries,
    ports,
    refused: of('refused'),
    held: of('held'),
    statements: run.statements,
  }
}

type RunFault = RehearsalRun['refused'][number]

/** The faults of the filings with an outcome, each once with the days, drafts and shipments that had it. */
function faultsOf(
  filings: readonly StoredFiling[],
  outcome: StoredFiling['outcome'],
  numbers: ReadonlyMap<string, string>,
  words: Formatter,
): RunFault[] {
  const had = filings
    .filter((filing) => filing.outcome === outcome)
    .flatMap((filing) => filing.faults.map((fault) => ({ filing, fault })))
  return [...Map.groupBy(had, ({ fault }) => fault.code || fault.rule_id).values()].map((same) => {
    const { fault } = same[0]!
    const places = new Map(
      same.flatMap(({ filing: { source }, fault }) =>
        typeof source === 'string' ? [[source, placeOf(source, fault, numbers)] as const] : [],
      ),
    )
    return {
      code: fault.code,
      label: fault.label,
      message: words.format(fault.message),
      days: unique(same.map(({ filing }) => filing.day)),
      drafts: [...places.values()],
      shipments: unique(
        same.flatMap(({ filing: { source } }) => (typeof source === 'number' ? [source] : [])),
      ),
    }
  })
}

const placeOf = (
  id: string,
  { path, step, page }: RehearsedFault,
  numbers: ReadonlyMap<string, string>,
): RunFault['drafts'][number] => ({
  entry_id: id,
  entry_number: numbers.get(id) ?? '',
  path,
  step,
  ...(page && { page }),
})

const unique = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b)
