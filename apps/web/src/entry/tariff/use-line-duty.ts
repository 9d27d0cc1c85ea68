import { alcoholTaxOf, irTaxOf } from '@edfe/domain/calculations'
import { type LineItem, lineFields } from '@edfe/domain/entry'
import { centsText } from '@edfe/domain/money'
import { cbpUnit, isFreeOfExcise } from '@edfe/domain/reference'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSettled } from '../../ui/use-settled.ts'
import { useEntryFormContext } from '../form/form-context.ts'
import { fromFormValues, toFormValues } from '../form/form-values.ts'
import { useValues } from '../form/use-values.ts'
import { hasDutyOf, lineOfDuty } from './line-of-duty.ts'
import { TARIFF_FACTS } from './tariff-facts.ts'
import { type DutyRequest, dutyQuery, type EntryFacts, type LineDuty } from './tariff-queries.ts'
import { useEntryFacts } from './use-entry-facts.ts'

const PAUSE_MS = 300
const WATCHED = [...TARIFF_FACTS, 'duty_amount', 'duty_source', 'tariff_rows', 'agency_statements'] as const

const UNITS = ['net_uom', 'net_uom_2', 'net_uom_3'] as const

type WatchedLine = Pick<LineItem, (typeof WATCHED)[number]>

export interface LineDutyState {
  /** The tariff's duty for the line; while it is recalculated, the previous one. */
  duty: LineDuty | undefined
  /** True if `duty` is that of the line as it is typed now. */
  isCurrent: boolean
  error: Error | null
  /** The facts that the duty is asked for with, as text: another text is another duty. */
  facts: string
  /** The line as it is stored, as far as its duty depends on it. */
  line: WatchedLine
  /** True if the line has the rows and the duty of the tariff. */
  isTaken: boolean
  /** Gives the line the rows and the duty of the tariff, the units that it lacks, and the I.R. tax where it is known; false while they are not known. */
  take: () => boolean
}

/** The duty of a line by the tariff, calculated again when typing pauses. */
export function useLineDuty(id: string): LineDutyState {
  const { form, blurred } = useEntryFormContext()
  const entry = useEntryFacts(id)
  const typed = useValues(
    form,
    WATCHED.map((field) => `line_items.${id}.${field}`),
  ) as unknown[]
  const line = fromFormValues<WatchedLine>(
    lineFields,
    Object.fromEntries(WATCHED.map((field, index) => [field, typed[index]])),
  )
  const facts = JSON.stringify(requestOf(line, entry) ?? null)
  const settled = useSettled(facts, PAUSE_MS)
  const request: DutyRequest | null = JSON.parse(settled)
  const { data, error, isPlaceholderData } = useQuery(dutyQuery(request ?? undefined))
  const isSettled = request !== null && settled === facts
  const duty = facts === 'null' ? undefined : data
  const goods = request && `${request.hts} ${request.origin}`
  const noted = useRef(goods)
  const isCurrent = isSettled && !isPlaceholderData && duty !== undefined
  return {
    duty,
    isCurrent,
    error: isSettled ? error : null,
    facts,
    line,
    isTaken: isCurrent && hasDutyOf(line, duty),
    take: () => {
      const found = isCurrent ? lineOfDuty(duty) : undefined
      if (!found) return false
      const { duty_note, ...rest } = found
      // What the importer looked up for the same goods remains true of another value.
      const isNoted = line.duty_source === 'calculated' && noted.current === goods
      noted.current = goods
      const taken = isNoted ? rest : { ...rest, duty_note }
      for (const [field, value] of Object.entries(toFormValues(lineFields, taken)))
        form.setValue(`line_items.${id}.${field}`, value, { shouldDirty: true })
      UNITS.forEach((field, index) => {
        const unit = duty?.units[index]?.code
        if (unit && !line[field]) form.setValue(`line_items.${id}.${field}`, unit, { shouldDirty: true })
      })
      const tax = `line_items.${id}.ir_tax_amount`
      const due = irTaxText(line)
      if (due !== undefined && !form.getValues(tax)) form.setValue(tax, due, { shouldDirty: true })
      blurred(`line_items.${id}.duty_amount`)
      return true
    },
  }
}

/** The I.R. tax of a line, as far as its number or what it says to TTB decides it. */
function irTaxText(line: WatchedLine): string | undefined {
  if (isFreeOfExcise(line.htsus ?? '')) return '0.00'
  const due = alcoholTaxOf(line)?.amount ?? irTaxOf(line)
  return due === undefined ? undefined : centsText(due)
}

/** The question to the tariff; undefined while number, origin or value is missing. */
function requestOf(line: WatchedLine, { on, origin, loadedOn }: EntryFacts): DutyRequest | undefined {
  const { htsus, entered_value: value, spi, tariff_answers: answers = [] } = line
  if (!htsus || htsus.length < 10 || !origin || !on || !value) return undefined
  return {
    hts: htsus,
    origin,
    entry_date: on,
    value,
    quantities: quantitiesOf(line),
    ...(spi && { spi }),
    ...(loadedOn && { loaded_on: loadedOn }),
    answers: Object.fromEntries(answers.map(({ question = '', answer = '' }) => [question, answer])),
  }
}

const quantitiesOf = (line: WatchedLine): { quantity: string; unit: string }[] =>
  [
    { quantity: line.net_qty, unit: line.net_uom },
    { quantity: line.net_qty_2, unit: line.net_uom_2 },
    { quantity: line.net_qty_3, unit: line.net_uom_3 },
  ].flatMap(({ quantity, unit }) => {
    const code = cbpUnit(unit ?? '')
    return quantity && code ? [{ quantity, unit: code }] : []
  })
