import { useRouter } from '@tanstack/react-router'
import { NOT_FOUND } from '../messages/not-found.ts'
import { VisitorFrame } from '../shell/visitor-frame.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import styles from './not-found-page.module.css'

/** The page for an unknown address. */
export function NotFoundPage() {
  const router = useRouter()
  return (
    <VisitorFrame>
      <h1 tabIndex={-1}>{NOT_FOUND.title}</h1>
      <p className={styles.lead}>{NOT_FOUND.lead}</p>
      <div className="btns">
        <a className={buttonClass()} href="/">
          {NOT_FOUND.home}
        </a>
        <Button look="quiet" onClick={() => router.history.back()}>
          {NOT_FOUND.back}
        </Button>
      </div>
      <p className={styles.links}>
        {NOT_FOUND.links.map(([href, label]) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </p>
    </VisitorFrame>
  )
}
