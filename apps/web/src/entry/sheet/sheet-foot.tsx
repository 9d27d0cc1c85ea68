import { declarationTicks, type TotalsSection } from '@edfe/domain/entry'
import { formatUsd } from '@edfe/domain/money'
import { showAmount } from '../values/format.ts'
import styles from './form-sheet.module.css'
import { cellId } from './sheet-anchor.ts'
import { SheetCell, SheetRow } from './sheet-cells.tsx'

const box = (isTicked: boolean): string => (isTicked ? '☒' : '☐')

/** Blocks 39 to 47. */
export function SheetFoot({ totals, flagged }: { totals: TotalsSection; flagged: ReadonlySet<string> }) {
  const at = (...fields: (keyof TotalsSection)[]) => ({
    at: fields.map((field) => `totals_declarations.${field}`),
    flagged,
  })
  const ticks = declarationTicks({ totals_declarations: totals })
  const broker = [totals.broker_name?.toUpperCase(), totals.broker_phone].filter(Boolean).join(' ')
  const file = totals.file_reference_no ? ` · 47. File No. ${totals.file_reference_no}` : ' · 47. File No.'
  return (
    <>
      <SheetRow layout="totalsRow">
        <SheetCell label="Other Fee Summary (for Block 39)" {...at('fee_summary')}>
          {(totals.fee_summary ?? []).map((row) => (
            <div key={row.id} className={styles.feeLine}>
              {[row.fee_type, row.class_code].filter(Boolean).join(' ')}
              <b>{showAmount(row.amount ?? '')}</b>
            </div>
          ))}
        </SheetCell>
        <SheetCell
          label="39. Total Entered Value"
          value={formatUsd(totals.total_entered_value)}
          {...at('total_entered_value')}
        />
        <SheetCell
          label="41. Total Duty"
          value={formatUsd(totals.total_duty)}
          {...at('total_duty', 'total_tax')}
        >
          <span id={cellId('42')}>42. Total Tax</span>
          <b>{formatUsd(totals.total_tax)}</b>
        </SheetCell>
        <SheetCell label="43. Total Other" value={formatUsd(totals.total_other)} {...at('total_other')} />
        <SheetCell label="44. Total" value={formatUsd(totals.grand_total)} {...at('grand_total')} />
      </SheetRow>
      <SheetRow layout="signatureRow">
        <SheetCell
          label="40. Declaration of Importer of Record"
          {...at('declaration_ior_agent', 'declaration_purchase_agreement', 'goods_not_purchased')}
        >
          {box(ticks.importerOfRecord)} Importer of record&nbsp;&nbsp;
          {box(ticks.agent)} Agent&nbsp;&nbsp;
          {box(ticks.purchase)} Purchase&nbsp;&nbsp;
          {box(ticks.noPurchase)} No purchase
        </SheetCell>
        <SheetCell
          label="45. Declarant Name, Title, Signature"
          value={totals.declarant_name?.toUpperCase()}
          {...at('declarant_name', 'declarant_title', 'declarant_signature', 'declarant_date')}
        >
          {totals.declarant_title && `, ${totals.declarant_title}`}
          {totals.declarant_signature && (
            <>
              <br />
              {`/s/ ${totals.declarant_signature}, ${totals.declarant_date ?? ''}`}
            </>
          )}
        </SheetCell>
        <SheetCell
          label={`46. Broker/Filer Information${file}`}
          value={broker}
          {...at(
            'broker_name',
            'broker_phone',
            'broker_address_line1',
            'broker_city',
            'broker_state',
            'broker_zip',
          )}
        />
      </SheetRow>
    </>
  )
}
