import { decodeResponse, encodeStatement, type RehearsalAnswer, readFiledMoney } from '@edfe/abi'
import { addDays, type CalendarDay } from '@edfe/domain/calendar'
import type { CheckContext } from '../checks/check.ts'
import { fileOver, NOTHING_ON_FILE } from '../filing/on-file.ts'
import { closeDaily, composeDaily, dailyNumber, statedEntry } from '../statement/compose.ts'
import type { Judges } from './judge.ts'
import { processTransmission } from './process-transmission.ts'

/**
 * Judges the batches of a rehearsed day one after the other, as if nothing else were on file. Nothing is kept and nothing
 * follows: no notice, no release. The accepted summaries are put on one statement, whatever their payment: CBP tests the
 * print of statements with sample data (ABI Requirements, July 2022, REQ-7).
 */
export function rehearse(
  batches: readonly (readonly string[])[],
  context: Omit<CheckContext, 'block' | 'day'>,
  judges: Judges,
  printedOn: CalendarDay,
): RehearsalAnswer {
  const file = fileOver(NOTHING_ON_FILE)
  const answers = batches.map((images) => {
    const { images: answer, effects } = processTransmission(images, context, file, judges)
    for (const effect of effects) file.apply(effect)
    return answer
  })
  const accepted = batches.filter((_, at) => decodeResponse(answers[at] ?? []).disposition === 'accepted')
  return { answers, statements: statementsOf(accepted, printedOn) }
}

const DAILY_OF_FILER = '2'

function statementsOf(batches: readonly (readonly string[])[], printedOn: CalendarDay): string[][] {
  const filed = batches.flatMap((images) => readFiledMoney(images) ?? [])
  const [first] = filed
  if (!first) return []
  const preliminary = composeDaily(
    {
      status: 'preliminary',
      number: dailyNumber(first.port, printedOn, 1),
      printDate: printedOn,
      paymentType: DAILY_OF_FILER,
      port: first.port,
      filerCode: first.number.slice(0, 3),
    },
    filed.map((one) => statedEntry(one)),
  )
  return [
    encodeStatement(preliminary, printedOn),
    encodeStatement(closeDaily(preliminary, []), addDays(printedOn, 1)),
  ]
}
