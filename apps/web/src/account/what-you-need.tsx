const NEEDED = [
  { what: 'Importer number', blocks: [27] },
  { what: 'Surety number and bond type', blocks: [4, 5] },
  { what: 'Bill of lading or air waybill', blocks: [12] },
  { what: 'Commercial invoice', blocks: [32, 36] },
  { what: 'Packing list', blocks: [34, 35] },
] as const

/** What a first entry asks for, with the blocks of Form 7501 that it goes into. */
export function WhatYouNeed() {
  return (
    <div>
      <div className="cell" aria-hidden="true">
        <p className="cell-label">
          <b>30</b> Importer of record
        </p>
        <p className="cell-value">You.</p>
      </div>
      <div className="need">
        <h2>Have at hand for your first entry</h2>
        <ul>
          {NEEDED.map(({ what, blocks }) => (
            <li key={what}>
              {what}
              <span>
                {blocks.map((block) => (
                  <a
                    key={block}
                    className="block-no"
                    href={`/documentation/entries#b${block}`}
                    aria-label={`Block ${block}`}
                  >
                    {block}
                  </a>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
