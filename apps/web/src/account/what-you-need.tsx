import layoutStyles from '../ui/layout.module.css'
import shapeStyles from '../ui/shape.module.css'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { T } from '../words/text.tsx'
import page from './account-page.module.css'
import styles from './what-you-need.module.css'

const NEEDED = [
  {
    get what() {
      return t({ id: 'what-you-need.importer-number', defaultMessage: 'Importer number' })
    },
    blocks: [27],
  },
  {
    get what() {
      return t({
        id: 'what-you-need.surety-number-and-bond-type',
        defaultMessage: 'Surety number and bond type',
      })
    },
    blocks: [4, 5],
  },
  {
    get what() {
      return t({ id: 'what-you-need.bill-of-lading-or-air', defaultMessage: 'Bill of lading or air waybill' })
    },
    blocks: [12],
  },
  {
    get what() {
      return t({ id: 'what-you-need.commercial-invoice', defaultMessage: 'Commercial invoice' })
    },
    blocks: [32, 36],
  },
  {
    get what() {
      return t({ id: 'what-you-need.packing-list', defaultMessage: 'Packing list' })
    },
    blocks: [34, 35],
  },
] as const

/** Shows the requirements of a first entry, with its blocks of Form 7501. */
export function WhatYouNeed() {
  return (
    <div>
      <div className={layoutStyles.paper} aria-hidden="true">
        <p className={`${textStyles.muted} ${textStyles.large} ${page.blockName}`}>
          <T
            id="what-you-need.30-importer-of-record"
            defaultMessage="<b>30</b> Importer of record"
            values={{ b: (content) => <b>{content}</b> }}
          />
        </p>
        <p className={styles.importer}>{t({ id: 'what-you-need.you', defaultMessage: 'You.' })}</p>
      </div>
      <div className={`${layoutStyles.spaceAbove32} ${styles.needed}`}>
        <h2 className={layoutStyles.spaceBelow8}>
          {t({ id: 'what-you-need.what-youll-need', defaultMessage: 'What you’ll need' })}
        </h2>
        <ul>
          {NEEDED.map(({ what, blocks }) => (
            <li key={what}>
              {what}
              <span>
                {blocks.map((block) => (
                  <a
                    className={shapeStyles.boxed}
                    key={block}
                    href={`/documentation/entries#b${block}`}
                    aria-label={t({ id: 'what-you-need.block', defaultMessage: 'Block {block}' }, { block })}
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
