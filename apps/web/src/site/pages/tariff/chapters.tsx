import type { TariffPage } from '@edfe/contracts/tariff/public-pages'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import styles from './chapters.module.css'
import { tariffAddress } from './tariff-address.ts'

/** The chapters of the schedule; the open one with its headings. */
export function Chapters({ page }: { page: TariffPage }) {
  const { asked, chapters, headings } = page
  const open = chapters.find(({ number }) => number === asked.chapter)
  return open ? (
    <section aria-labelledby="chapter">
      <p className={layoutStyles.spaceBelow8}>
        <a href={tariffAddress(asked, { chapter: '' })}>
          {t({ id: 'chapters.all-chapters', defaultMessage: 'All chapters' })}
        </a>
      </p>
      <h2 id="chapter">
        {t(
          { id: 'chapters.chapter', defaultMessage: 'Chapter {number}: {title}' },
          { number: Number(open.number), title: open.title },
        )}
      </h2>
      <Numbers
        rows={headings.map(({ hts, description }) => ({
          href: tariffAddress(asked, { hts, chapter: '' }),
          number: hts,
          text: description,
        }))}
      />
    </section>
  ) : (
    <section aria-labelledby="chapters">
      <h2 id="chapters">{t({ id: 'chapters.chapters', defaultMessage: 'Chapters' })}</h2>
      <Numbers
        rows={chapters.map(({ number, title }) => ({
          href: tariffAddress(asked, { chapter: number }),
          number,
          text: title,
        }))}
      />
    </section>
  )
}

interface NumberRow {
  href: string
  number: string
  text: string
}

/** Numbers that lead further down, each with its description. */
export function Numbers({ rows }: { rows: readonly NumberRow[] }) {
  return (
    <ul className={`${layoutStyles.spaceAbove12} ${layoutStyles.ruledList} ${styles.numbers}`}>
      {rows.map(({ href, number, text }) => (
        <li key={number}>
          <a className={`${textStyles.strong} ${textStyles.figures}`} href={href}>
            {number}
          </a>
          <span lang="en">{text}</span>
        </li>
      ))}
    </ul>
  )
}
