import { Button } from '../../ui/button.tsx'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'

/** The notes to chapter 99 are beside its headings. */
const CHAPTER_99 = 'https://hts.usitc.gov/search?query=9903'

interface Props {
  /** So many lines get the note with each press: the open one, and all that need the same. */
  counts: readonly number[]
  isBusy?: boolean
  onPress: (count: number) => void
}

/** The note that the goods are on no list of relief, for one press, and where the lists are. */
export const LookedUp = ({ counts, isBusy = false, onPress }: Props) => (
  <div className={`${layoutStyles.wrap8} ${layoutStyles.middle}`}>
    {counts.map((count) => (
      <Button key={count} look="quiet" small busy={isBusy} onClick={() => onPress(count)}>
        {t(
          {
            id: 'looked-up.no-exemption',
            defaultMessage: 'I looked it up: no exemption{count, plural, one {} other {, for all # lines}}',
          },
          { count },
        )}
      </Button>
    ))}
    <a className={textStyles.fine} href={CHAPTER_99} target="_blank" rel="noreferrer">
      {t({ id: 'looked-up.where', defaultMessage: 'Look it up in chapter 99 at hts.usitc.gov' })}
    </a>
  </div>
)
