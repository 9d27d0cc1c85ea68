import type { TariffPage } from '@edfe/contracts/tariff/public-pages'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { classNames } from '../../ui/class-names.ts'
import { Chapters } from './chapters.tsx'
import { LineDetail } from './line-detail.tsx'
import { Results } from './results.tsx'
import { SearchForms } from './search-forms.tsx'
import { Sources } from './sources.tsx'
import styles from './tariff-content.module.css'

/** Returns the beginning of the title: the number that is open, or the words. */
export const tariffTitle = ({ asked, line }: TariffPage): string => line?.hts ?? asked.q

/** The content of /tariff at one address. Parts with `data-part` are replaced when a script asks for another one. */
export function TariffContent({ page }: { page: TariffPage }) {
  const { asked, goods, line, problem } = page
  return (
    <>
      <SearchForms page={page} />
      <div
        id="found"
        data-part=""
        className={classNames(
          layoutStyles.grid,
          layoutStyles.spaceAbove24,
          styles.found,
          goods && line && styles.two,
        )}
      >
        {goods ? <Results page={page} goods={goods} /> : null}
        <div className={styles.main}>
          {problem ? <p className={textStyles.problem}>{problem}</p> : null}
          {line ? <LineDetail page={page} line={line} /> : null}
          {!asked.q && !line ? <Chapters page={page} /> : null}
          <Sources page={page} />
        </div>
      </div>
    </>
  )
}
