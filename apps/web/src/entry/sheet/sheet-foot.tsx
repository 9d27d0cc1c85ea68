import { declarationTicks, type TotalsSection } from '@edfe/domain/entry'
import { defineMessage } from '@edfe/domain/messages'
import { formatUsd } from '@edfe/domain/money'
import { showAmount } from '../values/format.ts'
import styles from './form-sheet.module.css'
import { cellId } from './sheet-anchor.ts'
import { SheetCaption, SheetCell, SheetRow } from './sheet-cells.tsx'

const box = (isTicked: boolean): string => (isTicked ? '☒' : '☐')

/** Blocks 39 to 47. */
export function SheetFoot({ totals, flagged }: { totals: TotalsSection; flagged: ReadonlySet<string> }) {
  const at = (...fields: (keyof TotalsSection)[]) => ({
    at: fields.map((field) => `totals_declarations.${field}`),
    flagged,
  })
  const ticks = declarationTicks({ totals_declarations: totals })
  const broker = [totals.broker_name?.toUpperCase(), totals.broker_phone].filter(Boolean).join(' ')
  return (
    <>
      <SheetRow layout="totalsRow">
        <SheetCell
          label={defineMessage({
            id: 'sheet-foot.other-fee-summary-for-block',
            defaultMessage: 'Other Fee Summary (for Block 39)',
          })}
          {...at('fee_summary')}
        >
          {(totals.fee_summary ?? []).map((row) => (
            <div key={row.id} className={styles.feeLine}>
              {[row.fee_type, row.class_code].filter(Boolean).join(' ')}
              <b>{showAmount(row.amount ?? '')}</b>
            </div>
          ))}
        </SheetCell>
        <SheetCell
          label={defineMessage({
            id: 'sheet-foot.39-total-entered-value',
            defaultMessage: '39. Total Entered Value',
          })}
          value={formatUsd(totals.total_entered_value)}
          {...at('total_entered_value')}
        />
        <SheetCell
          label={defineMessage({ id: 'sheet-foot.41-total-duty', defaultMessage: '41. Total Duty' })}
          value={formatUsd(totals.total_duty)}
          {...at('total_duty', 'total_tax')}
        >
          <span id={cellId('42')}>
            <SheetCaption
              label={defineMessage({ id: 'sheet-foot.42-total-tax', defaultMessage: '42. Total Tax' })}
            />
          </span>
          <b>{formatUsd(totals.total_tax)}</b>
        </SheetCell>
        <SheetCell
          label={defineMessage({ id: 'sheet-foot.43-total-other', defaultMessage: '43. Total Other' })}
          value={formatUsd(totals.total_other)}
          {...at('total_other')}
        />
        <SheetCell
          label={defineMessage({ id: 'sheet-foot.44-total', defaultMessage: '44. Total' })}
          value={formatUsd(totals.grand_total)}
          {...at('grand_total')}
        />
      </SheetRow>
      <SheetRow layout="signatureRow">
        <SheetCell
          label={defineMessage({
            id: 'sheet-foot.40-declaration-of-importer-of',
            defaultMessage: '40. Declaration of Importer of Record',
          })}
          {...at('declaration_ior_agent', 'declaration_purchase_agreement', 'goods_not_purchased')}
        >
          <SheetCaption
            label={defineMessage({
              id: 'sheet-foot.importer-of-record-agent-purchase',
              defaultMessage:
                '{importerOfRecord} Importer of record {agent} Agent {purchase} Purchase {noPurchase} No purchase',
            })}
            values={{
              importerOfRecord: box(ticks.importerOfRecord),
              agent: box(ticks.agent),
              purchase: box(ticks.purchase),
              noPurchase: box(ticks.noPurchase),
            }}
          />
        </SheetCell>
        <SheetCell
          label={defineMessage({
            id: 'sheet-foot.45-declarant-name-title-signature',
            defaultMessage: '45. Declarant Name, Title, Signature',
          })}
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
          label={defineMessage({
            id: 'sheet-foot.46-broker',
            defaultMessage: '46. Broker/Filer Information',
          })}
          value={broker}
          {...at(
            'broker_name',
            'broker_phone',
            'broker_address_line1',
            'broker_city',
            'broker_state',
            'broker_zip',
          )}
        >
          <span id={cellId('47')}>
            <SheetCaption
              label={defineMessage({ id: 'sheet-foot.47-file-no-2', defaultMessage: '47. File No.' })}
            />
          </span>
          <b>{totals.file_reference_no}</b>
        </SheetCell>
      </SheetRow>
    </>
  )
}
