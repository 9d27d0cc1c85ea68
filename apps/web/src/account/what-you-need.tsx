import page from './account-page.module.css'
import styles from './what-you-need.module.css'

const NEEDED = [
  { what: 'Importer number', blocks: [27] },
  { what: 'Surety number and bond type', blocks: [4, 5] },
  { what: 'Bill of lading or air waybill', blocks: [12] },
  { what: 'Commercial invoice', blocks: [32, 36] },
  { what: 'Packing list', blocks: [34, 35] },
] as const

/** What a first entry needs, with its blocks of Form 7501. */
export function WhatYouNeed() {
  return (
    <div>
      <div className={page.block} aria-hidden="true">
        <p className={page.blockName}>
          <b>30</b> Importer of record
        </p>
        <p className={styles.importer}>You.</p>
      </div>
      <div className={styles.needed}>
        <h2>What you’ll need</h2>
        <ul>
          {NEEDED.map(({ what, blocks }) => (
            <li key={what}>
              {what}
              <span>
                {blocks.map((block) => (
                  <a key={block} href={`/documentation/entries#b${block}`} aria-label={`Block ${block}`}>
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
