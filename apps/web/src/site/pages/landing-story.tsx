/** The three-step story. Each step has an excerpt of the form as decoration; its sentence carries the meaning. */
export function LandingStory() {
  return (
    <section className="wrap part" id="how">
      <h2>How it works</h2>
      <ol className="three">
        <li>
          <div className="cut" aria-hidden="true">
            <div className="sheet">
              <Document name="Commercial invoice" block="36" value="12,129" />
              <Document name="Packing list" block="34" value="1,248 kg" />
              <Document name="Certificates" block="10" value="TW" />
            </div>
          </div>
          <p>
            <b>1</b>
            <span>Upload commercial invoice, packing list and certificates.</span>
          </p>
        </li>
        <li>
          <div className="cut" aria-hidden="true">
            <div className="sheet">
              <div className="cell done">
                <div>
                  <span className="dt">
                    <b>11</b> Import date
                  </span>
                  <span className="dd">02/24/2026</span>
                </div>
              </div>
              <div className="cell bad">
                <span className="dt">
                  <b>15</b> Export date
                </span>
                <span className="dd">02/24/2026</span>
                <span className="why">Export date must be before import date</span>
              </div>
            </div>
          </div>
          <p>
            <b>2</b>
            <span>
              The system validates entry data against customs requirements and flags issues before submission.
            </span>
          </p>
        </li>
        <li>
          <div className="cut" aria-hidden="true">
            <ol className="sheet run">
              <Status colour="grey" status="Draft" words="you can edit it" />
              <Status colour="blue" status="Validated" words="no errors left" />
              <Status colour="yellow" status="Submitted" words="sent to CBP" />
              <Status colour="green" status="Accepted" words="CBP’s response" />
            </ol>
          </div>
          <p>
            <b>3</b>
            <span>
              The entry is transmitted directly to the customs system with real-time status updates.
            </span>
          </p>
        </li>
      </ol>
    </section>
  )
}

function Document({ name, block, value }: { name: string; block: string; value: string }) {
  return (
    <div className="doc">
      <b>{name}</b>
      <span>
        <span className="n">{block}</span>
        {value}
      </span>
    </div>
  )
}

function Status({ colour, status, words }: { colour: string; status: string; words: string }) {
  return (
    <li>
      <span className={`badge ${colour}`}>{status}</span>
      <small>{words}</small>
    </li>
  )
}
