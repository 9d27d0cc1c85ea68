import layoutStyles from '../../../ui/layout.module.css'
import shapeStyles from '../../../ui/shape.module.css'
import text from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { T } from '../../../words/text.tsx'
import { classNames } from '../../ui/class-names.ts'
import form from '../../ui/form-cell.module.css'
import { OmittedValue } from '../../ui/omitted-value.tsx'
import styles from './entry-sheet.module.css'

interface CellProps {
  block?: string
  label: string
  value: string
  note?: string
  under?: string
  className?: string
  operator?: '×' | '+' | '='
}

function Cell({ block, label, value, note, under, className, operator }: CellProps) {
  return (
    <div className={classNames(form.cell, className)}>
      <dt className={block ? `${text.note} ${form.name}` : text.visuallyHidden}>
        {block ? <b>{block}</b> : null} {label}
      </dt>
      <dd className={form.value}>
        {operator ? (
          <span
            className={`${text.small} ${text.info} ${text.title} ${shapeStyles.circle} ${styles.operator}`}
            aria-hidden="true"
          >
            {operator}
          </span>
        ) : null}
        {value} {note ? <small className={styles.note}>{note}</small> : null}
        {under ? <span className={styles.under}>{under}</span> : null}
      </dd>
    </div>
  )
}

const { rowStart, wideOnly, right, line, fee, amount, factor, beforeOperator, fullRow, ruled, total } = styles

function FeeRow({ code, name, rate, value }: { code: string; name: string; rate: string; value: string }) {
  return (
    <>
      <Cell
        className={classNames(rowStart, fee, fullRow, styles.feeName)}
        label={t({ id: 'entry-sheet.fee', defaultMessage: 'Fee' })}
        value={code}
        note={name}
      />
      <Cell
        className={classNames(fee, amount, factor, beforeOperator)}
        label={t({ id: 'entry-sheet.rate', defaultMessage: 'Rate' })}
        value={rate}
        operator="×"
      />
      <Cell
        className={classNames(fee, amount, right)}
        label={t({ id: 'entry-sheet.amount', defaultMessage: 'Amount' })}
        value={value}
        operator="="
      />
    </>
  )
}

function HeaderCells() {
  return (
    <>
      <div className={classNames(form.cell, rowStart, wideOnly)}>
        <dt className={`${text.note} ${form.name}`}>
          <T
            id="entry-sheet.1-entry-number"
            defaultMessage="<b>1</b> Entry number"
            values={{ b: (content) => <b>{content}</b> }}
          />
        </dt>
        <dd className={form.value}>
          <OmittedValue />
        </dd>
      </div>
      <Cell
        block="2"
        label={t({ id: 'entry-sheet.entry-type', defaultMessage: 'Entry type' })}
        value="01"
        note={t({ id: 'entry-sheet.consumption', defaultMessage: 'Consumption' })}
      />
      <Cell
        block="3"
        label={t({ id: 'entry-sheet.summary-date', defaultMessage: 'Summary date' })}
        value="03/05/2026"
        className={right}
      />
      <Cell
        block="4"
        label={t({ id: 'entry-sheet.surety-number', defaultMessage: 'Surety number' })}
        value="054"
        className={wideOnly}
      />
      <Cell
        block="5"
        label={t({ id: 'entry-sheet.bond-type', defaultMessage: 'Bond type' })}
        value="8"
        note={t({ id: 'entry-sheet.continuous', defaultMessage: 'Continuous' })}
        className={wideOnly}
      />
      <Cell
        block="6"
        label={t({ id: 'entry-sheet.port-code', defaultMessage: 'Port code' })}
        value="2704"
        note={t({ id: 'entry-sheet.los-angeles', defaultMessage: 'Los Angeles' })}
      />
      <Cell
        block="7"
        label={t({ id: 'entry-sheet.entry-date', defaultMessage: 'Entry date' })}
        value="02/24/2026"
        className={right}
      />
      <Cell
        block="9"
        label={t({ id: 'entry-sheet.mode-of-transport', defaultMessage: 'Mode of transport' })}
        value="11"
        note={t({ id: 'entry-sheet.container', defaultMessage: 'Container' })}
        className={classNames(rowStart, wideOnly)}
      />
      <Cell
        block="10"
        label={t({ id: 'entry-sheet.country-of-origin', defaultMessage: 'Country of origin' })}
        value="TW"
        note={t({ id: 'entry-sheet.taiwan', defaultMessage: 'Taiwan' })}
      />
      <Cell
        block="11"
        label={t({ id: 'entry-sheet.import-date', defaultMessage: 'Import date' })}
        value="02/24/2026"
        className={right}
      />
      <Cell
        block="15"
        label={t({ id: 'entry-sheet.export-date', defaultMessage: 'Export date' })}
        value="02/04/2026"
        className={wideOnly}
      />
      <Cell
        block="19"
        label={t({ id: 'entry-sheet.port-of-lading', defaultMessage: 'Port of lading' })}
        value="58309"
        note={t({ id: 'entry-sheet.kaohsiung', defaultMessage: 'Kaohsiung' })}
        className={wideOnly}
      />
      <Cell
        block="20"
        label={t({ id: 'entry-sheet.port-of-unlading', defaultMessage: 'Port of unlading' })}
        value="2709"
        note={t({ id: 'entry-sheet.long-beach', defaultMessage: 'Long Beach' })}
        className={wideOnly}
      />
      <Cell
        block="25"
        label={t({ id: 'entry-sheet.location-of-goods', defaultMessage: 'Location of goods' })}
        value="Y292"
        className={wideOnly}
      />
    </>
  )
}

function LineCells() {
  return (
    <>
      <Cell
        block="31"
        label={t({ id: 'common.line', defaultMessage: 'Line' })}
        value="001"
        className={classNames(rowStart, styles.lineNumber, line, ruled)}
      />
      <Cell
        block="33"
        label={t({ id: 'entry-sheet.htsus-number', defaultMessage: 'HTSUS number' })}
        value="9405.41.8440"
        under={t({
          id: 'entry-sheet.photovoltaic-led-luminaires',
          defaultMessage: 'Photovoltaic LED luminaires',
        })}
        className={classNames(styles.article, line, ruled, right)}
      />
      <Cell
        block="34"
        label={t({ id: 'entry-sheet.gross-weight', defaultMessage: 'Gross weight' })}
        value={t({ id: 'entry-sheet.1-248-kg', defaultMessage: '1,248 kg' })}
        under={t({ id: 'entry-sheet.65-cartons', defaultMessage: '65 cartons' })}
        className={line}
      />
      <Cell
        block="35"
        label={t({ id: 'entry-sheet.net-quantity', defaultMessage: 'Net quantity' })}
        value={t({ id: 'entry-sheet.65-no', defaultMessage: '65 NO' })}
        under={t({ id: 'common.number', defaultMessage: 'Number' })}
        className={classNames(line, right)}
      />
      <Cell
        block="36"
        label={t({ id: 'entry-sheet.entered-value', defaultMessage: 'Entered value' })}
        value="12,129"
        className={classNames(line, amount, styles.base, fullRow, beforeOperator)}
      />
      <Cell
        block="37"
        label={t({ id: 'entry-sheet.rate', defaultMessage: 'Rate' })}
        value="3.9%"
        operator="×"
        className={classNames(line, amount, factor, beforeOperator)}
      />
      <Cell
        block="38"
        label={t({ id: 'entry-sheet.duty-and-fees', defaultMessage: 'Duty and fees' })}
        value="473.03"
        operator="="
        className={classNames(line, amount, right)}
      />
      <FeeRow
        code="499"
        name={t({
          id: 'entry-sheet.merchandise-processing-fee',
          defaultMessage: 'Merchandise processing fee',
        })}
        rate="0.3464%"
        value="42.01"
      />
      <FeeRow
        code="501"
        name={t({ id: 'entry-sheet.harbor-maintenance-fee', defaultMessage: 'Harbor maintenance fee' })}
        rate="0.125%"
        value="15.16"
      />
    </>
  )
}

function TotalCells() {
  return (
    <>
      <Cell
        block="39"
        label={t({ id: 'entry-sheet.total-entered-value', defaultMessage: 'Total entered value' })}
        value="12,129"
        className={classNames(rowStart, styles.totalWide, total, wideOnly)}
      />
      <div className={classNames(form.cell, styles.totalWide, total, wideOnly)}>
        <dt className={`${text.note} ${form.name}`}>
          {t({ id: 'entry-sheet.other-fee-summary', defaultMessage: 'Other fee summary' })}
        </dt>
        <dd className={classNames(form.value, styles.feeSum)}>
          <span>{t({ id: 'entry-sheet.499-mpf', defaultMessage: '499 MPF' })}</span>
          <span>42.01</span>
        </dd>
        <dd className={classNames(form.value, styles.feeSum)}>
          <span>{t({ id: 'entry-sheet.501-hmf', defaultMessage: '501 HMF' })}</span>
          <span>15.16</span>
        </dd>
      </div>
      <Cell
        block="41"
        label={t({ id: 'entry-sheet.total-duty', defaultMessage: 'Total duty' })}
        value="473.03"
        className={classNames(total, amount, beforeOperator, ruled)}
      />
      <Cell
        block="43"
        label={t({ id: 'entry-sheet.total-other', defaultMessage: 'Total other' })}
        value="57.17"
        operator="+"
        className={classNames(total, amount, right, beforeOperator, ruled)}
      />
      <Cell
        block="44"
        label={t({ id: 'entry-sheet.total', defaultMessage: 'Total' })}
        value="530.20"
        operator="="
        className={classNames(total, amount, styles.due, fullRow)}
      />
    </>
  )
}

/** The example entry as a form: a filed entry of one line, with the operators of its calculation between the cells. */
export function EntrySheet() {
  return (
    <figure>
      <div className={classNames(form.sheet, styles.sheet)}>
        <div className={`${layoutStyles.row16} ${text.strong} ${styles.title}`}>
          <T
            id="entry-sheet.entry-summary-cbp-form-7501"
            defaultMessage="Entry summary <span>CBP Form 7501</span>"
            values={{
              span: (content) => <span className={`${text.secondary} ${text.regular}`}>{content}</span>,
            }}
          />
        </div>
        <dl className={styles.cells}>
          <HeaderCells />
          <LineCells />
          <TotalCells />
        </dl>
      </div>
      <figcaption className={layoutStyles.actionsApart}>
        <span>
          {t({
            id: 'entry-sheet.a-filed-entry-with-one',
            defaultMessage:
              'A filed entry with one line. The amounts are real. The entry number is omitted. Duties of chapter 99 may add, by country and entry date.',
          })}
        </span>
        <a className={layoutStyles.toEnd} href="/documentation/entries">
          {t({ id: 'entry-sheet.every-block-explained', defaultMessage: 'Every block explained' })}
        </a>
      </figcaption>
    </figure>
  )
}
