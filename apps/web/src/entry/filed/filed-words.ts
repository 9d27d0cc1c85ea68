import type { Entry } from '@edfe/contracts/entries/entry'
import { type DraftData, modeOf, summarizeShipment } from '@edfe/domain/entry'
import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import type { CustomsSide } from '@edfe/domain/profile'
import { isAirMode } from '@edfe/domain/reference'
import type { Headline } from '@edfe/domain/release'
import { lineWord } from '../../messages/line-word.ts'
import { t } from '../../words/t.ts'

type Status = Entry['status']

const TITLES: Record<Headline, MessageDescriptor> = {
  submitted: defineMessage({ id: 'filed-words.submitted', defaultMessage: 'CBP has your entry' }),
  accepted: defineMessage({ id: 'filed-words.accepted', defaultMessage: 'CBP accepted your entry' }),
  rejected: defineMessage({ id: 'filed-words.rejected', defaultMessage: 'CBP rejected this entry' }),
  hold: defineMessage({ id: 'filed-words.hold', defaultMessage: 'Your goods are on hold' }),
  exam: defineMessage({ id: 'filed-words.exam', defaultMessage: 'Your goods are held for an exam' }),
  released: defineMessage({ id: 'filed-words.released', defaultMessage: 'CBP released your goods' }),
  accepted_released: defineMessage({
    id: 'filed-words.accepted-released',
    defaultMessage: 'CBP accepted your entry and released the goods',
  }),
  release_refused: defineMessage({
    id: 'filed-words.release-refused',
    defaultMessage: 'CBP rejected the release of your goods',
  }),
  redelivery: defineMessage({ id: 'filed-words.redelivery', defaultMessage: 'CBP wants the goods back' }),
  taken_back: defineMessage({
    id: 'filed-words.taken-back',
    defaultMessage: 'CBP took back the release of your goods',
  }),
  canceled: defineMessage({ id: 'filed-words.canceled', defaultMessage: 'CBP canceled this entry' }),
  deleted: defineMessage({ id: 'filed-words.deleted', defaultMessage: 'CBP deleted this summary' }),
  filed: defineMessage({ id: 'filed-words.filed', defaultMessage: 'Filed' }),
}

const PRACTICE_TITLES: Record<Headline, MessageDescriptor> = {
  submitted: defineMessage({
    id: 'filed-words.practice-submitted',
    defaultMessage: '{line}: {by, select, test {CBP’s test system} other {the simulator}} has your entry',
  }),
  accepted: defineMessage({
    id: 'filed-words.practice-accepted',
    defaultMessage: '{line}: CBP would accept your entry',
  }),
  rejected: defineMessage({
    id: 'filed-words.practice-rejected',
    defaultMessage: '{line}: CBP would reject this entry',
  }),
  hold: defineMessage({
    id: 'filed-words.practice-hold',
    defaultMessage: '{line}: your goods would be on hold',
  }),
  exam: defineMessage({
    id: 'filed-words.practice-exam',
    defaultMessage: '{line}: your goods would be held for an exam',
  }),
  released: defineMessage({
    id: 'filed-words.practice-released',
    defaultMessage: '{line}: CBP would release your goods',
  }),
  accepted_released: defineMessage({
    id: 'filed-words.practice-accepted-released',
    defaultMessage: '{line}: CBP would accept your entry and release the goods',
  }),
  release_refused: defineMessage({
    id: 'filed-words.practice-release-refused',
    defaultMessage: '{line}: CBP would reject the release of your goods',
  }),
  redelivery: defineMessage({
    id: 'filed-words.practice-redelivery',
    defaultMessage: '{line}: CBP would want the goods back',
  }),
  taken_back: defineMessage({
    id: 'filed-words.practice-taken-back',
    defaultMessage: '{line}: CBP would take back the release of your goods',
  }),
  canceled: defineMessage({
    id: 'filed-words.practice-canceled',
    defaultMessage: '{line}: CBP would cancel this entry',
  }),
  deleted: defineMessage({
    id: 'filed-words.practice-deleted',
    defaultMessage: '{line}: CBP would delete this summary',
  }),
  filed: TITLES.filed,
}

/** Where a filed entry is, as the heading of its page says it; `toCorrect` counts what CBP refused. */
export function filedTitle(headline: Headline, by: CustomsSide, toCorrect = 0): string {
  const title = by === 'CBP' ? t(TITLES[headline]) : t(PRACTICE_TITLES[headline], { by, line: lineWord(by) })
  if (headline !== 'rejected' || toCorrect === 0) return title
  return t(
    {
      id: 'filed-words.to-correct',
      defaultMessage:
        '{title}. {count, plural, =1 {One thing} =2 {Two things} =3 {Three things} =4 {Four things} =5 {Five things} =6 {Six things} =7 {Seven things} =8 {Eight things} =9 {Nine things} other {# things}} to correct.',
    },
    { title, count: toCorrect },
  )
}

/** 'LED ceiling lamps and 2 more lines, from Song Hong Lighting. B/L ONEYHPHE48217600'; '' while nothing is known. */
export function shipmentSentence(draft: DraftData): string {
  const { goods, otherLines, supplier, billOfLading } = summarizeShipment(draft)
  const what = [
    goods &&
      (otherLines === 0
        ? goods
        : t(
            {
              id: 'filed-words.goods-and-more',
              defaultMessage: '{goods} and {count, plural, one {# more line} other {# more lines}}',
            },
            { goods, count: otherLines },
          )),
    supplier && t({ id: 'filed-words.from-supplier', defaultMessage: 'from {supplier}' }, { supplier }),
  ]
    .filter(Boolean)
    .join(', ')
  return [
    what,
    billOfLading &&
      t(
        {
          id: 'filed-words.bill',
          defaultMessage: '{isAir, select, yes {Air waybill} other {B/L}} {number}',
        },
        { isAir: isAirMode(modeOf(draft)) ? 'yes' : 'no', number: billOfLading },
      ),
  ]
    .filter(Boolean)
    .join(what.endsWith('.') ? ' ' : '. ')
}

const OUTCOMES: Partial<Record<Status, MessageDescriptor>> = {
  submitted: defineMessage({
    id: 'filed-words.outcome-submitted',
    defaultMessage:
      'Submitted to {customs, select, simulator {the simulator} test {CBP’s test system} other {CBP}} on {day} at {time}. This entry is read-only.',
  }),
  accepted: defineMessage({
    id: 'filed-words.outcome-accepted',
    defaultMessage:
      'Accepted by {customs, select, simulator {the simulator} test {CBP’s test system} other {CBP}} on {day} at {time}. This entry is read-only.',
  }),
  rejected: defineMessage({
    id: 'filed-words.outcome-rejected',
    defaultMessage:
      'Rejected by {customs, select, simulator {the simulator} test {CBP’s test system} other {CBP}} on {day} at {time}. This entry is read-only.',
  }),
  hold: defineMessage({
    id: 'filed-words.outcome-hold',
    defaultMessage:
      'Held by {customs, select, simulator {the simulator} test {CBP’s test system} other {CBP}} on {day} at {time}. This entry is read-only.',
  }),
  released: defineMessage({
    id: 'filed-words.outcome-released',
    defaultMessage:
      'Released by {customs, select, simulator {the simulator} test {CBP’s test system} other {CBP}} on {day} at {time}. This entry is read-only.',
  }),
}

const OUTCOME_FILED = defineMessage({
  id: 'filed-words.outcome-filed',
  defaultMessage: 'Filed on {day} at {time}. This entry is read-only.',
})

const OUTCOME_BY_HAND = defineMessage({
  id: 'filed-words.outcome-by-hand',
  defaultMessage: 'Set by hand on {day} at {time}. This entry is read-only.',
})

/** The decision on the entry, by whom and when; one that a person recorded is not customs' answer. */
export const outcomeSentence = (
  status: Status,
  { isByHand, ...values }: { customs: CustomsSide; isByHand: boolean; day: string; time: string },
): string => t(isByHand ? OUTCOME_BY_HAND : (OUTCOMES[status] ?? OUTCOME_FILED), values)
