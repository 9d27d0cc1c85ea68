import { decodeResponse, decodeStatement, type RehearsalAnswer, readFiledMoney } from '@edfe/abi'
import { type RunStatement, runStatement } from '@edfe/domain/rehearsal'

/**
 * The statements that the simulator printed of a rehearsed day, held against the accepted ones of the summaries that were
 * sent; without one that cannot be read.
 */
export function statementsOfDay(
  sent: readonly { images: readonly string[] }[],
  { answers, statements }: RehearsalAnswer,
): RunStatement[] {
  const filed = sent
    .filter((_, at) => decodeResponse(answers[at] ?? []).disposition === 'accepted')
    .flatMap(({ images }) => readFiledMoney(images) ?? [])
  return statements.flatMap((images) => {
    const reading = decodeStatement(images, 'daily')
    return reading.ok && reading.statement.cadence === 'daily' ? [runStatement(reading.statement, filed)] : []
  })
}
