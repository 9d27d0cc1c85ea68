import { type PracticeReason, sideOf } from '@edfe/domain/profile'
import { Link } from '@tanstack/react-router'
import { lineWord } from '../messages/line-word.ts'
import { usePracticeReason } from '../session/use-practice.ts'
import { useRoad } from '../session/use-road.ts'
import { weeksInShort } from '../session/weeks-left.ts'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import styles from './practice-bar.module.css'

const TEXTS: Record<PracticeReason, string> = {
  get simulator() {
    return t({
      id: 'practice-bar.entries-go-to-a-simulator',
      defaultMessage: 'Entries go to a simulator. Nothing is sent to CBP.',
    })
  },
  get test() {
    return t({
      id: 'practice-bar.test-system',
      defaultMessage: 'Entries go to CBP’s test system. Nothing is filed, and nothing is owed.',
    })
  },
  get no_filer_code() {
    return t({
      id: 'practice-bar.your-organization-has-no-confirmed',
      defaultMessage: 'Your organization has no confirmed filer code. Nothing is sent to CBP.',
    })
  },
}

/** Says on every page of an organization that practises that nothing is sent to CBP. */
export function PracticeBar() {
  const reason = usePracticeReason()
  const road = useRoad(reason !== undefined).data
  if (!reason) return null
  const line = lineWord(sideOf(reason))
  return (
    <section
      data-screen-only=""
      className={`${textStyles.fine} ${textStyles.warning} ${styles.bar}`}
      aria-label={line}
    >
      <b className={textStyles.title}>
        {t({ id: 'practice-bar.line', defaultMessage: '{line}.' }, { line })}
      </b>{' '}
      {TEXTS[reason]} {road && <>{weeksInShort(road)} </>}
      <Link to="/start/road">
        {t({ id: 'practice-bar.what-you-need-to-file', defaultMessage: 'What you need to file for real' })}
      </Link>
    </section>
  )
}
