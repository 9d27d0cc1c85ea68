import { casesOf } from '@edfe/domain/calculations'
import { type DraftData, type LineItem, linesOfMulti } from '@edfe/domain/entry'
import { linesOfMetal } from '@edfe/domain/filing'
import { defineMessage } from '@edfe/domain/messages'
import { useDeferredValue, useMemo } from 'react'
import { t } from '../../words/t.ts'
import { showAmount, showQuantity } from '../values/format.ts'
import styles from './form-sheet.module.css'
import { rowId } from './sheet-anchor.ts'
import { SheetCaption } from './sheet-cells.tsx'

interface Props {
  draft: DraftData
  flagged: ReadonlySet<string>
}

const NO_LINES: readonly LineItem[] = []

/** '12,129' and '12,129.50': cents only where there are some, as the form prints values. */
const wholeOrCents = (amount: string | undefined): string => showAmount(amount ?? '').replace(/\.00$/, '')

/** A text on a row below, where there is one. */
const below = (text: string | undefined) =>
  text && (
    <>
      <br />
      {text}
    </>
  )

/** The number of lines drawn at once when the form opens: more than a window shows. */
const FIRST_LINES = 40

/**
 * Blocks 31 to 38, every line of them, so that a search in the page, a printer and a screen reader find any. The lines
 * below the window are drawn right after the form has opened: 999 lines open as quickly as one.
 */
export function SheetLines({ draft, flagged }: Props) {
  const lines = useDeferredValue(draft.line_items ?? NO_LINES, draft.line_items?.slice(0, FIRST_LINES))
  const multi = useMemo(() => linesOfMulti(draft), [draft])
  const metals = useMemo(() => linesOfMetal(draft), [draft])
  const mark = (index: number, ...fields: string[]) =>
    fields.some((field) => flagged.has(`line_items.${index}.${field}`)) ? ` ${styles.flagged}` : ''
  return (
    <table>
      <thead>
        <tr>
          <th>
            <SheetCaption label={defineMessage({ id: 'sheet-lines.31-line', defaultMessage: '31. Line' })} />
          </th>
          <th>
            <SheetCaption
              label={defineMessage({
                id: 'sheet-lines.32-description-of-merchandise-33',
                defaultMessage: '32. Description of Merchandise{br}33. A. HTSUS No. B. AD/CVD No.',
              })}
            />
          </th>
          <th>
            <SheetCaption
              label={defineMessage({
                id: 'sheet-lines.34-a-gross-weight-b',
                defaultMessage: '34. A. Gross Weight{br}B. Manifest Qty.',
              })}
            />
          </th>
          <th>
            <SheetCaption
              label={defineMessage({
                id: 'sheet-lines.35-net-quantity-in-htsus',
                defaultMessage: '35. Net Quantity{br}in HTSUS Units',
              })}
            />
          </th>
          <th>
            <SheetCaption
              label={defineMessage({
                id: 'sheet-lines.36-a-entered-value-b',
                defaultMessage: '36. A. Entered Value{br}B. CHGS · C. Relationship',
              })}
            />
          </th>
          <th>
            <SheetCaption
              label={defineMessage({
                id: 'sheet-lines.37-a-htsus-rate',
                defaultMessage: '37. A. HTSUS{br}Rate',
              })}
            />
          </th>
          <th>
            <SheetCaption
              label={defineMessage({
                id: 'sheet-lines.38-duty-and-i-r',
                defaultMessage: '38. Duty and I.R. Tax{br}Dollars Cents',
              })}
            />
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={line.id} id={rowId(index)}>
            <td>
              <strong>
                {[line.set_indicator, String(index + 1).padStart(3, '0')].filter(Boolean).join(' ')}
              </strong>
              {below(multi[index]?.origin)}
            </td>
            <td className={mark(index, 'description', 'htsus', 'adcvd_case_number', 'second_case_number')}>
              {line.description}
              <br />
              <strong>
                {[line.htsus, ...casesOf(line).map(({ number }) => number)].filter(Boolean).join(' · ')}
              </strong>
              {below(multi[index]?.mid)}
              {metals[index]?.map((text) => (
                <span key={text}>{below(text)}</span>
              ))}
            </td>
            <td className={`${styles.number}${mark(index, 'gross_weight_kg', 'manifest_qty')}`}>
              {line.gross_weight_kg &&
                t(
                  { id: 'sheet-lines.kg', defaultMessage: '{weight} KG' },
                  { weight: showQuantity(line.gross_weight_kg) },
                )}
              <br />
              {line.manifest_qty && showQuantity(line.manifest_qty)}
            </td>
            <td className={`${styles.number}${mark(index, 'net_qty', 'net_uom')}`}>
              {[showQuantity(line.net_qty ?? ''), line.net_uom].filter(Boolean).join(' ')}
            </td>
            <td className={`${styles.number}${mark(index, 'entered_value', 'charges', 'relationship')}`}>
              <strong>{wholeOrCents(line.entered_value)}</strong>
              <br />
              {[line.charges && `C ${wholeOrCents(line.charges)}`, line.relationship]
                .filter(Boolean)
                .join(' · ')}
            </td>
            <td className={`${styles.number}${mark(index, 'hts_rate')}`}>
              {line.hts_rate && `${line.hts_rate}%`}
            </td>
            <td className={`${styles.number}${mark(index, 'duty_amount', 'ir_tax_amount')}`}>
              <strong>{showAmount(line.duty_amount ?? '')}</strong>
              {line.ir_tax_amount && Number(line.ir_tax_amount) > 0 && (
                <>
                  <br />
                  {showAmount(line.ir_tax_amount)}
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
