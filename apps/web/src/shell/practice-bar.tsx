import { Link } from '@tanstack/react-router'
import { usePractice } from '../session/use-practice.ts'
import styles from './practice-bar.module.css'

/** Says on every page that nothing is sent to CBP, while submissions go to the simulator. */
export function PracticeBar() {
  if (!usePractice()) return null
  return (
    <section className={styles.bar} aria-label="Practice">
      <b>Practice.</b> Entries go to a simulator. Nothing is sent to CBP.{' '}
      <Link to="/start">What you need to file for real</Link>
    </section>
  )
}
