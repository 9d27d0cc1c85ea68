/** The example entry as a form: a filed entry of one line, with the operators of its calculation between the cells. */
interface CellProps {
  block?: string
  label: string
  value: string
  note?: string
  under?: string
  className?: string
  op?: string
}

function Cell({ block, label, value, note, under, className = '', op }: CellProps) {
  return (
    <div className={`cell ${className}`}>
      <dt className={block ? undefined : 'vh'}>
        {block ? <b>{block}</b> : null} {label}
      </dt>
      <dd>
        {op ? (
          <span className="op" aria-hidden="true">
            {op}
          </span>
        ) : null}
        {value} {note ? <small>{note}</small> : null}
        {under ? <span className="under">{under}</span> : null}
      </dd>
    </div>
  )
}

function FeeRow({ code, name, rate, amount }: { code: string; name: string; rate: string; amount: string }) {
  return (
    <>
      <Cell className="first c8 thin full lab" label="Fee" value={code} note={name} />
      <Cell className="thin amt mul eq" label="Rate" value={rate} op="×" />
      <Cell className="thin amt r" label="Amount" value={amount} op="=" />
    </>
  )
}

export function LandingSheet() {
  return (
    <figure>
      <div className="sheet">
        <div className="strip">
          Entry summary <span>CBP Form 7501</span>
        </div>
        <dl className="g14">
          <div className="cell first wide-only">
            <dt>
              <b>1</b> Entry number
            </dt>
            <dd>
              <span className="held" />
              <span className="vh">omitted</span>
            </dd>
          </div>
          <Cell block="2" label="Entry type" value="01" note="Consumption" />
          <Cell block="3" label="Summary date" value="03/05/2026" className="r" />
          <Cell block="4" label="Surety number" value="054" className="wide-only" />
          <Cell block="5" label="Bond type" value="8" note="Continuous" className="wide-only" />
          <Cell block="6" label="Port code" value="2704" note="Los Angeles" />
          <Cell block="7" label="Entry date" value="02/24/2026" className="r" />
          <Cell block="9" label="Mode of transport" value="11" note="Container" className="first wide-only" />
          <Cell block="10" label="Country of origin" value="TW" note="Taiwan" />
          <Cell block="11" label="Import date" value="02/24/2026" className="r" />
          <Cell block="15" label="Export date" value="02/04/2026" className="wide-only" />
          <Cell block="19" label="Port of lading" value="58309" note="Kaohsiung" className="wide-only" />
          <Cell block="20" label="Port of unlading" value="2709" note="Long Beach" className="wide-only" />
          <Cell block="25" label="Location of goods" value="Y292" className="wide-only" />
          <Cell block="31" label="Line" value="001" className="first c1 line top1" />
          <Cell
            block="33"
            label="HTSUS number"
            value="9405.41.8440"
            under="Photovoltaic LED luminaires"
            className="c3 line top1 r"
          />
          <Cell block="34" label="Gross weight" value="1,248 kg" under="65 cartons" className="line" />
          <Cell block="35" label="Net quantity" value="65 NO" under="Number" className="line r" />
          <Cell block="36" label="Entered value" value="12,129" className="line amt base full eq" />
          <Cell block="37" label="Rate" value="3.9%" op="×" className="line amt mul eq" />
          <Cell block="38" label="Duty and fees" value="473.03" op="=" className="line amt r" />
          <FeeRow code="499" name="Merchandise processing fee" rate="0.3464%" amount="42.01" />
          <FeeRow code="501" name="Harbor maintenance fee" rate="0.125%" amount="15.16" />
          <Cell block="39" label="Total entered value" value="12,129" className="first c4 tot wide-only" />
          <div className="cell c4 tot wide-only">
            <dt>Other fee summary</dt>
            <dd className="pair">
              <span>499 MPF</span>
              <span>42.01</span>
            </dd>
            <dd className="pair">
              <span>501 HMF</span>
              <span>15.16</span>
            </dd>
          </div>
          <Cell block="41" label="Total duty" value="473.03" className="tot amt eq top1" />
          <Cell block="43" label="Total other" value="57.17" op="+" className="tot amt r eq top1" />
          <Cell block="44" label="Total" value="530.20" op="=" className="tot amt due full" />
        </dl>
      </div>
      <figcaption>
        <span>A filed entry with one line. The amounts are real. The entry number is omitted.</span>
        <a href="/documentation/entries">Every block explained</a>
      </figcaption>
    </figure>
  )
}
