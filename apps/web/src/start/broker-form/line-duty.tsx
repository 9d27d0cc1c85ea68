import type { BodyOf } from '@edfe/contracts/operations'
import { type BrokerLine, compareDuty } from '@edfe/domain/broker-form'
import { formatUsd } from '@edfe/domain/money'
import { useQuery } from '@tanstack/react-query'
import { defaultsQuery } from '../../entry/editing/entry-queries.ts'
import { dutyQuery } from '../../entry/tariff/tariff-queries.ts'
import { Icon } from '../../ui/icon.tsx'

/** Lines beyond this number are not asked of the tariff: their duty follows when the entry has them. */
const MOST_ASKED = 40

/** 'Form: 3.9%, $473.03. Tariff today: 3.9%, $3,505.28', marked where the two differ. The form's duty is never taken. */
export function LineDuty({ line, origin }: { line: BrokerLine; origin: string | undefined }) {
  const { data: defaults } = useQuery(defaultsQuery)
  const { data: answer } = useQuery(dutyQuery(requestOf(line, origin, defaults?.today)))
  const own = answer?.rows.find(({ measure }) => measure === null)
  const tariff = answer && { rate: own?.rate_text, duty: answer.duty }
  const isOther = compareDuty(line.said, tariff) === 'differs'
  return (
    <>
      {shown(line.said.rate, line.said.duty) && <>Form: {shown(line.said.rate, line.said.duty)}</>}
      {tariff && (
        <small>
          {' '}
          {isOther && <Icon name="warning" />} {isOther && <b>Differs. </b>}Tariff today:{' '}
          {shown(tariff.rate, tariff.duty ?? undefined) || 'open'}
        </small>
      )}
    </>
  )
}

/** '3.9%, $473.03' */
const shown = (rate: string | undefined, duty: string | undefined): string =>
  [rate, duty !== undefined && formatUsd(duty)].filter(Boolean).join(', ')

/** What the tariff is asked; undefined while the line lacks a whole number, its origin or its value. */
function requestOf(
  { number, values }: BrokerLine,
  origin: string | undefined,
  today: string | undefined,
): BodyOf<'calculateDuty'> | undefined {
  const { htsus = '', entered_value: value = '', net_qty: quantity, net_uom: unit } = values
  const country = values.origin_country || origin
  const isWhole = htsus.replace(/\D/g, '').length === 10
  if (number > MOST_ASKED || !isWhole || !today || !value || !/^[A-Z]{2}$/.test(country ?? ''))
    return undefined
  return {
    hts: htsus,
    origin: country!,
    entry_date: today,
    value,
    quantities: quantity && unit ? [{ quantity, unit }] : [],
    ...(values.spi && { spi: values.spi }),
    answers: {},
  }
}
