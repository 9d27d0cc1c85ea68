import type { PracticeReason } from '@edfe/domain/profile'
import { Link } from '@tanstack/react-router'
import { usePracticeReason } from '../session/use-practice.ts'
import styles from './practice-bar.module.css'

const TEXTS: Record<PracticeReason, string> = {
  simulator: 'Entries go to a simulator. Nothing is sent to CBP.',
  no_filer_code: 'Your organization has no confirmed filer code. Nothing is sent to CBP.',
}

/** Says on every page of an organization that practises that nothing is sent to CBP. */
export function PracticeBar() {
  const reason = usePracticeReason()
  if (!reason) return null
  return (
    <section className={styles.bar} aria-label="Practice">
      <b>Practice.</b> {TEXTS[reason]} <Link to="/start">What you need to file for real</Link>
    </section>
  )
}
