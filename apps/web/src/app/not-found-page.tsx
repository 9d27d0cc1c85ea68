import { useRouter } from '@tanstack/react-router'
import { Button, buttonClass } from '../ui/button.tsx'
import styles from './not-found-page.module.css'
import { VisitorFrame } from './shell/visitor-frame.tsx'

/** The page for an unknown address. */
export function NotFoundPage() {
  const router = useRouter()
  return (
    <VisitorFrame>
      <h1 tabIndex={-1}>Page Not Found</h1>
      <p className={styles.lead}>The form has 47 blocks. This address would be the 48th.</p>
      <div className="btns">
        <a className={buttonClass()} href="/">
          Return home
        </a>
        <Button look="quiet" onClick={() => router.history.back()}>
          Go back
        </Button>
      </div>
      <p className={styles.links}>
        <a href="/about">About</a>
        <a href="/privacy">Privacy</a>
        <a href="/terms">Terms</a>
        <a href="/accessibility">Accessibility</a>
      </p>
    </VisitorFrame>
  )
}
