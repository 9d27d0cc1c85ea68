import { lineFields } from '@edfe/domain/entry'
import { toCents } from '@edfe/domain/money'
import { cbpUnit } from '@edfe/domain/reference'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useSettled } from '../../ui/use-settled.ts'
import { useEntryFormContext } from '../form/form-context.ts'
import { fromFormValues } from '../form/form-values.ts'
import { showAmount } from '../form/format.ts'
import { type DutyRequest, dutyQuery, type EntryFacts, type LineDuty } from './tariff-queries.ts'
import { useEntryFacts } from './use-entry-facts.ts'

const PAUSE_MS = 300
const WATCHED = ['htsus', 'entered_value', 'net_qty', 'net_uom', 'spi', 'duty_amount'] as const

type WatchedLine = Partial<Record<(typeof WATCHED)[number], string>>

interface LineDutyState {
  /** What the tariff makes of the line; while that is calculated anew, what it made of it before. */
  duty: LineDuty | undefined
  /** Whether `duty` is that of the line as it is typed now. */
  isCurrent: boolean
  error: Error | null
  /** Whether the typed duty is that of the tariff. */
  isTyped: boolean
  /** Fills in the duty of the line. */
  use: (amount: string) => void
}

/** The duty of a line by the tariff, calculated again when typing pauses. */
export function useLineDuty(id: string, answers: Record<string, string>): LineDutyState {
  const { form, blurred } = useEntryFormContext()
  const facts = useEntryFacts(id)
  const typed = useWatch({
    control: form.control,
    name: WATCHED.map((field) => `line_items.${id}.${field}`),
  }) as (string | undefined)[]
  const line = fromFormValues<WatchedLine>(
    lineFields,
    Object.fromEntries(WATCHED.map((field, index) => [field, typed[index]])),
  )
  const wanted = JSON.stringify(requestOf(line, facts, answers) ?? null)
  const settled = useSettled(wanted, PAUSE_MS)
  const request: DutyRequest | null = JSON.parse(settled)
  const { data, error, isPlaceholderData } = useQuery(dutyQuery(request ?? undefined))
  const isSettled = request !== null && settled === wanted
  const duty = wanted === 'null' ? undefined : data
  const isCurrent = isSettled && !isPlaceholderData && duty !== undefined
  return {
    duty,
    isCurrent,
    error: isSettled ? error : null,
    isTyped: Boolean(
      isCurrent && duty.duty && line.duty_amount && toCents(line.duty_amount) === toCents(duty.duty),
    ),
    use: (amount) => {
      const name = `line_items.${id}.duty_amount`
      form.setValue(name, showAmount(amount), { shouldDirty: true })
      blurred(name)
    },
  }
}

/** The question to the tariff; undefined while number, origin or value is missing. */
function requestOf(
  line: WatchedLine,
  { on, origin }: EntryFacts,
  answers: Record<string, string>,
): DutyRequest | undefined {
  const { htsus, entered_value: value, net_qty: quantity, net_uom, spi } = line
  if (!htsus || htsus.length < 10 || !origin || !on || !value) return undefined
  const unit = cbpUnit(net_uom ?? '')
  return {
    hts: htsus,
    origin,
    entry_date: on,
    value,
    quantities: quantity && unit ? [{ quantity, unit }] : [],
    ...(spi && { spi }),
    answers,
  }
}
