import type { KeyObject } from 'node:crypto'
import { jsonFault } from '@edfe/contracts/json-fault'
import { MeasuresFile } from '@edfe/contracts/tariff/measures-file'
import type { Message } from '@edfe/domain/messages'
import type { Tariff } from '@edfe/tariff/duty'
import { type MeasuresEdition, measuresProblemsOf } from '@edfe/tariff/loading'
import { z } from 'zod'
import { tariffProblems } from '../../messages/tariff-messages.ts'
import { isSignedBy } from './signature.ts'

/** A file before anybody vouches for its content. */
const Signed = z.object({ measures: z.unknown(), signature: z.string() })

/**
 * Reads `measures.json`: its signature first, then its form, then whether it fits the tariff without measures. Any fault
 * refuses all of it.
 */
export function readMeasures(
  bytes: Buffer,
  keys: readonly KeyObject[],
  shipped: Tariff,
): { measures: MeasuresEdition } | { problems: Message[] } {
  const text = bytes.toString('utf8')
  const fault = jsonFault(text)
  if (fault) return { problems: [tariffProblems.noJson(), fault.message] }
  const content: unknown = JSON.parse(text)
  const signed = Signed.safeParse(content)
  if (!signed.success) return { problems: [tariffProblems.noMeasures()] }
  if (!isSignedBy(keys, { ...signed.data, measures: signed.data.measures ?? null }))
    return { problems: [tariffProblems.signature()] }
  const parsed = MeasuresFile.safeParse(content)
  if (!parsed.success) {
    return {
      problems: parsed.error.issues.map(({ path, message }) =>
        tariffProblems.shape({ place: path.join('.'), fault: message }),
      ),
    }
  }
  const { measures } = parsed.data
  const problems = measuresProblemsOf(measures, shipped)
  return problems.length > 0 ? { problems } : { measures }
}
