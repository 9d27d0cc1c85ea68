import type { Entry, FinalReview } from '@edfe/contracts/entries/entry'
import type { FeeRow } from '@edfe/domain/entry'
import { formatUsd } from '@edfe/domain/money'
import { Link } from '@tanstack/react-router'
import ledgerStyles from '../../../ui/ledger.module.css'
import panelStyles from '../../../ui/panel.module.css'
import { Panel } from '../../../ui/panel.tsx'
import textStyles from '../../../ui/text.module.css'
import { entryLink } from '../../entry-link.ts'
import { showAmount } from '../../form/format.ts'

interface Props {
  entry: Entry
  totals: FinalReview['totals']
  /** With a way to step 5. */
  link?: boolean
}

const feeLabel = (row: FeeRow): string => [row.fee_type, row.class_code].filter(Boolean).join(' ')

/** The totals as a ledger; the fees follow their sum. */
export function TotalsPanel({ entry, totals, link }: Props) {
  const fees = (entry.draft_data.totals_declarations?.fee_summary ?? []).filter(
    (row) => row.fee_type !== 'AD' && row.fee_type !== 'CVD',
  )
  const lines = entry.draft_data.line_items?.length ?? 0
  const aside = link ? (
    <Link {...entryLink(entry.id, 'step-5')}>Step 5</Link>
  ) : (
    <span className={textStyles.secondary}>{lines === 1 ? '1 line' : `${lines} lines`}</span>
  )
  return (
    <aside>
      <Panel title={link ? 'Totals' : 'Figures'} aside={aside}>
        <div className={panelStyles.body}>
          <table className={ledgerStyles.ledger}>
            <tbody>
              <Row label="Total entered value" amount={formatUsd(totals.total_entered_value)} />
              <Row label="Total duty" amount={formatUsd(totals.total_duty)} />
              <Row label="Total tax" amount={formatUsd(totals.total_tax)} />
              <Row label="Total other" amount={formatUsd(totals.total_other)} />
              {fees.map((row) => (
                <Row
                  key={row.id}
                  label={feeLabel(row)}
                  amount={showAmount(row.amount ?? '')}
                  tone={ledgerStyles.component}
                />
              ))}
              <Row label="Grand total" amount={formatUsd(totals.grand_total)} tone={ledgerStyles.total} />
            </tbody>
          </table>
        </div>
      </Panel>
    </aside>
  )
}

function Row({ label, amount, tone }: { label: string; amount: string; tone?: string | undefined }) {
  return (
    <tr className={tone}>
      <th scope="row">{label}</th>
      <td>{amount}</td>
    </tr>
  )
}
