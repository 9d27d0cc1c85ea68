import type { Entry } from '@edfe/contracts/entries/entry'
import { formatDay, parseDay } from '@edfe/domain/calendar'
import { Link } from '@tanstack/react-router'
import panelStyles from '../../ui/panel.module.css'
import { Panel } from '../../ui/panel.tsx'
import { entryLink } from '../entry-link.ts'
import { CostTable } from './cost-table.tsx'
import { gapWords } from './cost-words.ts'
import styles from './costs.module.css'
import { useTariffCheck } from './use-tariff-check.ts'

interface Props {
  entry: Entry
  /** Whether nothing is sent to CBP: then the entry costs nothing. */
  isPractice: boolean
  /** Stays in sight beside what is longer. */
  isAside?: boolean
}

/** What an entry costs, what the tariff looked at besides, and how the figures come about. */
export function CostPanel({ entry, isPractice, isAside }: Props) {
  return (
    <Panel
      title={isPractice ? 'What it would cost' : 'What it costs'}
      {...(isAside && { className: styles.aside })}
    >
      <Costs entry={entry} />
    </Panel>
  )
}

/** The ledger of an entry with what is beneath it, without a heading. */
export function Costs({ entry }: { entry: Entry }) {
  const { check, isMissing } = useTariffCheck(entry)
  const order = (entry.draft_data.line_items ?? []).map(({ id }) => id)
  const unread = check?.unread ?? []
  const isUnchecked = order.length > 0 && (isMissing || unread.length > 0)
  return (
    <>
      <div className={panelStyles.body}>
        <CostTable
          draft={entry.draft_data}
          programs={new Map(check?.headings.map(({ hts, program }) => [hts, program]))}
          isAtLeast={isUnchecked}
        />
      </div>
      <div className={styles.beneath}>
        {isUnchecked && (
          <div className={styles.unchecked}>
            <b>Chapter 99 is not checked</b>
            {isMissing && <p>The server compares the lines with the tariff once it has this entry.</p>}
            {unread.map((one) => (
              <p key={one.gap}>{gapWords(one, order)}</p>
            ))}
            <p>Additional duties may be owed, so the total is at least this.</p>
            {entry.may.edit && <Link {...entryLink(entry.id, 'step-4')}>Open the lines</Link>}
          </div>
        )}
        {check && check.not_owed.length > 0 && (
          <div>
            <b>Checked, not owed</b>
            {check.not_owed.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
        <p>
          Antidumping and countervailing orders are not looked up.{' '}
          {check?.edition &&
            `${check.edition.name}; additional duties as of ${dayText(check.edition.measures_reviewed)}. `}
          <HowLink entry={entry} />
        </p>
      </div>
    </>
  )
}

/** To the page that shows each rate of a draft, or to the guide once nothing can be changed. */
const HowLink = ({ entry }: { entry: Entry }) =>
  entry.may.edit ? (
    <Link {...entryLink(entry.id, 'calculations')}>How we got this</Link>
  ) : (
    <a href="/documentation/costs">How we got this</a>
  )

function dayText(day: string): string {
  const parsed = parseDay(day)
  return parsed ? formatDay(parsed) : day
}
