import type { BillQuestion } from '@edfe/contracts/customs/bill-question'
import type { FilingAnswer } from '@edfe/contracts/customs/filing'
import type { GoodsAnswer, GoodsEvent } from '@edfe/contracts/customs/goods'
import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import type { CustomsSide } from '@edfe/domain/profile'
import type { BillState, ReleaseTable } from '@edfe/domain/release'
import type { ReactNode } from 'react'
import { lineWord } from '../../messages/line-word.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import panelStyles from '../../ui/panel.module.css'
import { Panel } from '../../ui/panel.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { showDay } from '../values/format.ts'
import { AskAboutBill } from './ask-about-bill.tsx'
import { GoodsEvents } from './goods-events.tsx'
import styles from './message-timeline.module.css'

const BILL_STATES: Record<BillState, MessageDescriptor> = {
  held: defineMessage({ id: 'goods.bill-held', defaultMessage: 'On hold' }),
  mismatched: defineMessage({ id: 'goods.bill-mismatched', defaultMessage: 'Does not match the manifest' }),
  free: defineMessage({ id: 'goods.bill-free', defaultMessage: 'Pick up' }),
  unmatched: defineMessage({ id: 'goods.bill-unmatched', defaultMessage: 'No bill matches yet' }),
  on_file: defineMessage({ id: 'goods.bill-on-file', defaultMessage: 'On file' }),
  departed: defineMessage({ id: 'goods.bill-departed', defaultMessage: 'On the way' }),
  arrived: defineMessage({ id: 'goods.bill-arrived', defaultMessage: 'Arrived' }),
  deleted: defineMessage({ id: 'goods.bill-deleted', defaultMessage: 'Deleted by the carrier' }),
}

/** Events of a group that are shown at once; older ones fold away. */
const SHOWN = 3

/** Bills that go their way are shown up to this many; a bill with a problem is always shown. */
const CALM_BILLS_SHOWN = 5
const CALM: ReadonlySet<BillState | null> = new Set(['free', 'on_file', 'departed', 'arrived'])

function foldedBills(bills: GoodsAnswer['bills']) {
  const calm = bills.filter(({ state }) => CALM.has(state))
  const folded = new Set(calm.slice(CALM_BILLS_SHOWN))
  return { shown: bills.filter((bill) => !folded.has(bill)), folded: [...folded] }
}

interface Props {
  entryId: string
  goods: GoodsAnswer
  filing: Pick<FilingAnswer, 'bill_questions' | 'question'>
  customs: CustomsSide
}

/** What CBP and other agencies say about the goods: the entry, each bill, each agency, with who acts next. */
export function GoodsPanel({ entryId, goods, filing, customs }: Props) {
  const open = goods.agencies.filter(({ is_open }) => is_open)
  const { shown, folded } = foldedBills(goods.bills)
  const billGroup = ({ numbers, state, events }: GoodsAnswer['bills'][number]) => (
    <Group
      key={numbers.join(' ')}
      name={
        numbers.length > 0
          ? t({ id: 'goods.bill', defaultMessage: 'Bill {numbers}' }, { numbers: numbers.join(', ') })
          : t({ id: 'goods.bill-unnamed', defaultMessage: 'Bill of this entry' })
      }
      state={state ? t(BILL_STATES[state]) : undefined}
      table="so50"
      events={events}
    >
      {filing.bill_questions.filter(isAbout(numbers, goods)).map((question) => (
        <AskAboutBill
          key={question.bill}
          entryId={entryId}
          question={question}
          mayAsk={filing.question.may_ask}
          customs={customs}
        />
      ))}
    </Group>
  )
  return (
    <Panel
      title={t({ id: 'goods.title', defaultMessage: 'Your goods' })}
      aside={<span className={textStyles.secondary}>{sentenceOf(goods, open.length, customs)}</span>}
    >
      {goods.entry.length > 0 && (
        <Group
          name={t({ id: 'goods.entry', defaultMessage: 'CBP, about the entry' })}
          state={undefined}
          table="so60"
          events={goods.entry}
        />
      )}
      {shown.map(billGroup)}
      {folded.length > 0 && (
        <Disclosure
          title={t(
            {
              id: 'goods.more-bills',
              defaultMessage: '{count, plural, one {# more bill} other {# more bills}} without a problem',
            },
            { count: folded.length },
          )}
        >
          <div>{folded.map(billGroup)}</div>
        </Disclosure>
      )}
      {goods.agencies.map(({ agency, name, program, lines, events }) => (
        <Group
          key={[agency, program, lines?.from, lines?.to].join(' ')}
          name={name ?? agency}
          state={[
            program,
            lines &&
              t(
                {
                  id: 'goods.lines',
                  defaultMessage: '{isOne, select, yes {line {from}} other {lines {from} to {to}}}',
                },
                { isOne: lines.from === lines.to ? 'yes' : 'no', from: lines.from, to: lines.to },
              ),
          ]
            .filter(Boolean)
            .join(', ')}
          table="so70"
          events={events}
        />
      ))}
    </Panel>
  )
}

/** The bill of a notice that names none is the one that no other notice names. */
const isAbout =
  (numbers: readonly string[], { bills }: GoodsAnswer) =>
  ({ bill }: BillQuestion): boolean =>
    numbers.length > 0
      ? bill === numbers.join(' ')
      : !bills.some(({ numbers: named }) => named.join(' ') === bill)

function sentenceOf(goods: GoodsAnswer, open: number, by: CustomsSide): string {
  if (goods.is_free && by !== 'CBP')
    return t(
      {
        id: 'goods.practice-free',
        defaultMessage: '{line}: nothing would hold the goods',
      },
      { line: lineWord(by) },
    )
  if (goods.is_free)
    return goods.released_on
      ? t(
          { id: 'goods.free-since', defaultMessage: 'Nothing holds the goods. Released {day}' },
          { day: showDay(goods.released_on) },
        )
      : t({ id: 'goods.free', defaultMessage: 'Nothing holds the goods' })
  if (open > 0)
    return t(
      {
        id: 'goods.open',
        defaultMessage: 'Not free: {count, plural, one {# agency} other {# agencies}} still to decide',
      },
      { count: open },
    )
  return t({ id: 'goods.waiting', defaultMessage: 'Not released yet' })
}

interface GroupProps {
  name: string
  state: string | undefined
  /** The table that explains the codes of its events. */
  table: ReleaseTable
  events: GoodsEvent[]
  children?: ReactNode
}

function Group({ name, state, table, events, children }: GroupProps) {
  const newest = [...events].reverse()
  const older = newest.slice(SHOWN)
  return (
    <section className={styles.stream}>
      <header>
        <h3 className={textStyles.small}>{name}</h3>
        {state && <small>{state}</small>}
      </header>
      <div>
        <GoodsEvents table={table} events={newest.slice(0, SHOWN)} isNewest />
        {older.length > 0 && (
          <Disclosure
            title={t(
              {
                id: 'goods.older',
                defaultMessage: '{count, plural, one {# earlier notice} other {# earlier notices}}',
              },
              { count: older.length },
            )}
          >
            <div className={panelStyles.body}>
              <GoodsEvents table={table} events={older} isNewest={false} />
            </div>
          </Disclosure>
        )}
        {children}
      </div>
    </section>
  )
}
