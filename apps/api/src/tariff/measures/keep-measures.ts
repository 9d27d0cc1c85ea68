import { MeasuresFile } from '@edfe/contracts/tariff/measures-file'
import { parseDay } from '@edfe/domain/calendar'
import type { Message } from '@edfe/domain/messages'
import {
  compareMeasures,
  firstChangedDay,
  measuresDifference,
  measuresName,
  measuresProblemsOf,
} from '@edfe/tariff/loading'
import type { Trx } from '../../db/engine.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { tariffProblems } from '../../messages/tariff-messages.ts'
import { followChange } from '../editions/load-edition.ts'
import { readKeptTariff } from '../kept-tariff.ts'
import { tariffWithoutMeasures } from '../tariff-service.ts'

/**
 * Takes a file of measures whose signature was checked, in a transaction of the operator. It is held against the tariff
 * again, which may have changed since. All servers and organizations follow.
 */
export async function keepMeasures(
  trx: Trx,
  jobs: Jobs,
  bytes: Uint8Array,
  { source, sha256, by }: { source: string; sha256: string; by: string },
): Promise<{ kept: true } | { problem: Message }> {
  const { measures } = MeasuresFile.parse(JSON.parse(Buffer.from(bytes).toString('utf8')))
  const kept = await readKeptTariff(trx)
  const before = kept.measures
  if (before && compareMeasures(measures, before) <= 0)
    return {
      problem: tariffProblems.older({ edition: measuresName(measures), newest: measuresName(before) }),
    }
  const [problem] = measuresProblemsOf(measures, tariffWithoutMeasures(kept.editions))
  if (problem) return { problem }
  const { id } = await trx
    .insertInto('tariff_measures')
    .values({
      edition: measures.edition,
      first_day:
        firstChangedDay(measuresDifference(before, measures)) ?? parseDay(measures.edition.slice(0, 10))!,
      source,
      sha256,
      document: JSON.stringify(measures),
      loaded_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await followChange(trx, jobs, { load: id, kind: 'measures' })
  return { kept: true }
}
