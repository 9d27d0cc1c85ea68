import type { Entry } from '@edfe/contracts/entries/entry'
import { livingTotal } from '@edfe/domain/calculations'
import { formatDay, parseDay } from '@edfe/domain/calendar'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Disclosure } from '../../ui/disclosure.tsx'
import layoutStyles from '../../ui/layout.module.css'
import panelStyles from '../../ui/panel.module.css'
import { Panel } from '../../ui/panel.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import { entryLink } from '../entry-link.ts'
import { CostTable } from './cost-table.tsx'
import { gapWords } from './cost-words.ts'
import styles from './costs.module.css'
import { useTariffCheck } from './use-tariff-check.ts'

interface Props {
  entry: Entry
  /** True if nothing is sent to CBP: then the entry costs nothing. */
  isPractice: boolean
  /** Stays in sight next to longer content. */
  isAside?: boolean
  /** Beneath the figures of CBP. */
  children?: ReactNode
}

/** Shows the cost of an entry, the tariff's other checks, and the derivation of the figures. */
export function CostPanel({ entry, isPractice, isAside, children }: Props) {
  return (
    <Panel
      title={
        isPractice
          ? t({ id: 'cost-panel.what-it-would-cost', defaultMessage: 'What it would cost' })
          : t({ id: 'cost-panel.what-it-costs', defaultMessage: 'What it costs' })
      }
      {...(isAside && { className: styles.aside })}
    >
      <Costs entry={entry} />
      {children}
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
        <CostTable total={livingTotal(entry.draft_data, check)} check={check} order={order} />
      </div>
      {check && check.not_owed.length > 0 && (
        <div className={layoutStyles.ruleAbove}>
          <Disclosure
            title={t({ id: 'cost-panel.checked-not-owed', defaultMessage: 'Checked, not owed' })}
            aside={check.not_owed.length}
          >
            <div className={`${panelStyles.body} ${textStyles.note} ${layoutStyles.stack8}`}>
              {check.not_owed.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
          </Disclosure>
        </div>
      )}
      <div
        className={`${textStyles.note} ${layoutStyles.stack8} ${layoutStyles.ruleAbove} ${layoutStyles.inset16}`}
      >
        {isUnchecked && (
          <div className={styles.unchecked}>
            <b className={`${textStyles.small} ${textStyles.warning}`}>
              {t({ id: 'cost-panel.chapter-99-is-not-checked', defaultMessage: 'Chapter 99 is not checked' })}
            </b>
            {isMissing && (
              <p>
                {t({
                  id: 'cost-panel.the-server-compares-the-lines',
                  defaultMessage: 'The server compares the lines with the tariff once it has this entry.',
                })}
              </p>
            )}
            {unread.map((one) => (
              <p key={one.gap}>{gapWords(one, order)}</p>
            ))}
            <p>
              {t({
                id: 'cost-panel.additional-duties-may-be-owed',
                defaultMessage: 'Additional duties may be owed, so the total is at least this.',
              })}
            </p>
            {entry.may.edit && (
              <Link {...entryLink(entry.id, 'step-4')}>
                {t({ id: 'cost-panel.open-the-lines', defaultMessage: 'Open the lines' })}
              </Link>
            )}
          </div>
        )}
        <p>
          <T
            id="cost-panel.antidumping-and-countervailing-orders-are"
            defaultMessage="Antidumping and countervailing orders are not looked up. {isKnown, select, yes {{edition}; additional duties as of {reviewed}. } other {}}{howLink}"
            values={{
              isKnown: check?.edition ? 'yes' : 'no',
              edition: check?.edition?.name,
              reviewed: check?.edition && dayText(check.edition.measures_reviewed),
              howLink: <HowLink entry={entry} />,
            }}
          />
        </p>
      </div>
    </>
  )
}

/** To the page that shows each rate of a draft, or to the guide once nothing can be changed. */
const HowLink = ({ entry }: { entry: Entry }) =>
  entry.may.edit ? (
    <Link {...entryLink(entry.id, 'calculations')}>
      {t({ id: 'cost-panel.how-we-got-this', defaultMessage: 'How we got this' })}
    </Link>
  ) : (
    <a href="/documentation/costs">
      {t({ id: 'cost-panel.how-we-got-this', defaultMessage: 'How we got this' })}
    </a>
  )

function dayText(day: string): string {
  const parsed = parseDay(day)
  return parsed ? formatDay(parsed) : day
}
