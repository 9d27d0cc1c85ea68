import type { GoodsAnswer, GoodsEvent } from '@edfe/contracts/customs/goods'
import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import { type BillState, type ReleaseTable, releaseCodeAnchor } from '@edfe/domain/release'
import { ACTOR_WORDS } from '../../messages/actor-words.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import panelStyles from '../../ui/panel.module.css'
import { Panel } from '../../ui/panel.tsx'
import textStyles from '../../ui/text.module.css'
import timelineStyles from '../../ui/timeline.module.css'
import { t } from '../../words/t.ts'
import { showDay } from '../values/format.ts'
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

interface Props {
  goods: GoodsAnswer
  isPractice: boolean
}

/** What CBP and other agencies say about the goods: the entry, each bill, each agency, with who acts next. */
export function GoodsPanel({ goods, isPractice }: Props) {
  const open = goods.agencies.filter(({ is_open }) => is_open)
  return (
    <Panel
      title={t({ id: 'goods.title', defaultMessage: 'Your goods' })}
      aside={<span className={textStyles.secondary}>{sentenceOf(goods, open.length, isPractice)}</span>}
    >
      {goods.entry.length > 0 && (
        <Group
          name={t({ id: 'goods.entry', defaultMessage: 'CBP, about the entry' })}
          state={undefined}
          table="so60"
          events={goods.entry}
        />
      )}
      {goods.bills.map(({ numbers, state, events }) => (
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
        />
      ))}
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

function sentenceOf(goods: GoodsAnswer, open: number, isPractice: boolean): string {
  if (goods.is_free && isPractice)
    return t({ id: 'goods.practice-free', defaultMessage: 'Practice: nothing would hold the goods' })
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
}

function Group({ name, state, table, events }: GroupProps) {
  const newest = [...events].reverse()
  const older = newest.slice(SHOWN)
  return (
    <section className={styles.stream}>
      <header>
        <h3 className={textStyles.small}>{name}</h3>
        {state && <small>{state}</small>}
      </header>
      <div>
        <Events table={table} events={newest.slice(0, SHOWN)} isNewest />
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
              <Events table={table} events={older} isNewest={false} />
            </div>
          </Disclosure>
        )}
      </div>
    </section>
  )
}

const TONES = { ok: timelineStyles.done, bad: timelineStyles.failed }

/** Newest first. Who acts next is said of the newest alone: what came before it is settled. */
function Events({ table, events, isNewest }: Pick<GroupProps, 'table' | 'events'> & { isNewest: boolean }) {
  return (
    <ol className={timelineStyles.timeline}>
      {events.map(({ at, code, title, detail, tone, acts, action }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: notices have no id, and may repeat at the same minute
          key={`${at} ${code} ${index}`}
          className={tone === 'ok' || tone === 'bad' ? TONES[tone] : undefined}
        >
          <b>{title}</b>
          {at && (
            <time dateTime={at}>
              {showDay(at.slice(0, 10))} {at.slice(11)}
            </time>
          )}
          <small>
            <a href={`/documentation/release-codes#${releaseCodeAnchor(table, code)}`}>
              <code>{code}</code>
            </a>{' '}
            {detail}
            {isNewest && index === 0 && acts && (
              <>
                {' '}
                <b>{t(ACTOR_WORDS[acts])}</b> {action}
              </>
            )}
          </small>
        </li>
      ))}
    </ol>
  )
}
