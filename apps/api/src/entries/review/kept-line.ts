import { type CalendarDay, parseDay } from '@edfe/domain/calendar'
import {
  type Classification,
  type DraftData,
  formatEntryNumber,
  formHts,
  type LineItem,
  lineOrigin,
} from '@edfe/domain/entry'
import { say } from '@edfe/domain/messages'
import { editionOn, withDots } from '@edfe/tariff/schedule'
import { type Refusal, refuse } from '../../refusals/problems.ts'
import { tariffService } from '../../tariff/tariff-service.ts'
import { entryNotFound } from '../drafts/conflict.ts'
import { loadEntry } from '../repository/load-entry.ts'
import type { MemberScope } from '../request-scope.ts'

/** The ids of an entry and of one of its lines. */
export interface LineParams {
  readonly id: string
  readonly line: string
}

/** A saved line that keeps why it has its number, with what papers print of it. */
interface KeptLine {
  readonly draft: DraftData
  readonly item: LineItem
  /** With hyphens. */
  readonly entryNumber: string
  readonly importer: string
  /** From 1. */
  readonly line: number
  readonly goods: string
  readonly origin: string
  /** The number that was chosen, with dots; the line may have another one now. */
  readonly hts: string
  /** From the heading down to the number in the edition of the entry date; none for a number that it lacks. */
  readonly headings: readonly { number: string; text: string }[]
  readonly classification: Classification
  readonly preparedOn: CalendarDay
}

/** Reads a line of a saved entry; refuses one that keeps no reason for its number. */
export async function readKeptLine(
  scope: MemberScope,
  { id, line: lineId }: LineParams,
): Promise<KeptLine | Refusal> {
  const entry = await loadEntry(scope, id)
  if (!entry) return entryNotFound()
  const { draft } = entry
  const at = (draft.line_items ?? []).findIndex((line) => line.id === lineId)
  const item = draft.line_items?.[at]
  const { classification } = item ?? {}
  if (!item || !(classification?.chosen_on || classification?.note))
    return refuse(
      404,
      'classification_not_found',
      say({
        id: 'refusal.classification-not-found',
        defaultMessage: 'This line keeps no reason for its number.',
      }),
    )
  const hts = formHts(classification.hts || (item.htsus ?? ''))
  return {
    draft,
    item,
    entryNumber: formatEntryNumber(entry.entry_number),
    importer: scope.org.name,
    line: at + 1,
    goods: item.description ?? '',
    origin: lineOrigin(draft, item),
    hts,
    headings: headingsOf(draft, hts, scope),
    classification,
    preparedOn: scope.today,
  }
}

function headingsOf({ header }: DraftData, hts: string, { today }: MemberScope): KeptLine['headings'] {
  const schedule = editionOn(tariffService().tariff.schedules, parseDay(header?.entry_date) ?? today)
  if (!schedule.find(hts)) return []
  return schedule
    .headingsOf(hts)
    .map(({ number, description }) => ({ number: number && withDots(number), text: description }))
}
