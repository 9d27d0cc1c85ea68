import { classNames } from '../../ui/class-names.ts'
import form from '../../ui/form-cell.module.css'
import { OmittedValue } from '../../ui/omitted-value.tsx'
import text from '../../ui/text.module.css'
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
      <dt className={block ? form.name : text.visuallyHidden}>
        {block ? <b>{block}</b> : null} {label}
      </dt>
      <dd className={form.value}>
        {operator ? (
          <span className={styles.operator} aria-hidden="true">
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
        label="Fee"
        value={code}
        note={name}
      />
      <Cell
        className={classNames(fee, amount, factor, beforeOperator)}
        label="Rate"
        value={rate}
        operator="×"
      />
      <Cell className={classNames(fee, amount, right)} label="Amount" value={value} operator="=" />
    </>
  )
}

function HeaderCells() {
  return (
    <>
      <div className={classNames(form.cell, rowStart, wideOnly)}>
        <dt className={form.name}>
          <b>1</b> Entry number
        </dt>
        <dd className={form.value}>
          <OmittedValue />
        </dd>
      </div>
      <Cell block="2" label="Entry type" value="01" note="Consumption" />
      <Cell block="3" label="Summary date" value="03/05/2026" className={right} />
      <Cell block="4" label="Surety number" value="054" className={wideOnly} />
      <Cell block="5" label="Bond type" value="8" note="Continuous" className={wideOnly} />
      <Cell block="6" label="Port code" value="2704" note="Los Angeles" />
      <Cell block="7" label="Entry date" value="02/24/2026" className={right} />
      <Cell
        block="9"
        label="Mode of transport"
        value="11"
        note="Container"
        className={classNames(rowStart, wideOnly)}
      />
      <Cell block="10" label="Country of origin" value="TW" note="Taiwan" />
      <Cell block="11" label="Import date" value="02/24/2026" className={right} />
      <Cell block="15" label="Export date" value="02/04/2026" className={wideOnly} />
      <Cell block="19" label="Port of lading" value="58309" note="Kaohsiung" className={wideOnly} />
      <Cell block="20" label="Port of unlading" value="2709" note="Long Beach" className={wideOnly} />
      <Cell block="25" label="Location of goods" value="Y292" className={wideOnly} />
    </>
  )
}

function LineCells() {
  return (
    <>
      <Cell
        block="31"
        label="Line"
        value="001"
        className={classNames(rowStart, styles.lineNumber, line, ruled)}
      />
      <Cell
        block="33"
        label="HTSUS number"
        value="9405.41.8440"
        under="Photovoltaic LED luminaires"
        className={classNames(styles.article, line, ruled, right)}
      />
      <Cell block="34" label="Gross weight" value="1,248 kg" under="65 cartons" className={line} />
      <Cell
        block="35"
        label="Net quantity"
        value="65 NO"
        under="Number"
        className={classNames(line, right)}
      />
      <Cell
        block="36"
        label="Entered value"
        value="12,129"
        className={classNames(line, amount, styles.base, fullRow, beforeOperator)}
      />
      <Cell
        block="37"
        label="Rate"
        value="3.9%"
        operator="×"
        className={classNames(line, amount, factor, beforeOperator)}
      />
      <Cell
        block="38"
        label="Duty and fees"
        value="473.03"
        operator="="
        className={classNames(line, amount, right)}
      />
      <FeeRow code="499" name="Merchandise processing fee" rate="0.3464%" value="42.01" />
      <FeeRow code="501" name="Harbor maintenance fee" rate="0.125%" value="15.16" />
    </>
  )
}

function TotalCells() {
  return (
    <>
      <Cell
        block="39"
        label="Total entered value"
        value="12,129"
        className={classNames(rowStart, styles.totalWide, total, wideOnly)}
      />
      <div className={classNames(form.cell, styles.totalWide, total, wideOnly)}>
        <dt className={form.name}>Other fee summary</dt>
        <dd className={classNames(form.value, styles.feeSum)}>
          <span>499 MPF</span>
          <span>42.01</span>
        </dd>
        <dd className={classNames(form.value, styles.feeSum)}>
          <span>501 HMF</span>
          <span>15.16</span>
        </dd>
      </div>
      <Cell
        block="41"
        label="Total duty"
        value="473.03"
        className={classNames(total, amount, beforeOperator, ruled)}
      />
      <Cell
        block="43"
        label="Total other"
        value="57.17"
        operator="+"
        className={classNames(total, amount, right, beforeOperator, ruled)}
      />
      <Cell
        block="44"
        label="Total"
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
        <div className={styles.title}>
          Entry summary <span>CBP Form 7501</span>
        </div>
        <dl className={styles.cells}>
          <HeaderCells />
          <LineCells />
          <TotalCells />
        </dl>
      </div>
      <figcaption className={styles.caption}>
        <span>
          A filed entry with one line. The amounts are real. The entry number is omitted. Duties of chapter 99
          may add, by country and entry date.
        </span>
        <a href="/documentation/entries">Every block explained</a>
      </figcaption>
    </figure>
  )
}
