import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { useEntry } from '../editing/entry-context.ts'
import { entryLink } from '../entry-link.ts'
import { detailPage } from '../pages/detail-pages.ts'
import type { Step } from '../pages/step-path.ts'
import styles from './more-detail.module.css'

interface Props {
  entryId: string
  step: Step
  /** The detail page that is open; it is left out. */
  current?: string
  onJump: (path: string) => void
}

/** The detail pages of a step. When each is needed describes its link, and is shown on request: nobody has to open one in order to file. */
export function MoreDetail({ entryId, step, current, onJump }: Props) {
  const titleId = useId()
  const [saysWhen, setSaysWhen] = useState(false)
  const { page_progress } = useEntry()
  const pages = step.named.flatMap((path) => {
    const words = path === current ? undefined : detailPage(path)
    return words ? [{ path, ...words }] : []
  })
  if (pages.length === 0) return null
  return (
    <nav
      className={`${layoutStyles.touchLinks} ${layoutStyles.grid} ${layoutStyles.ruleAbove} ${styles.detail}`}
      aria-labelledby={titleId}
    >
      <div className={`${layoutStyles.wrap} ${layoutStyles.baseline12}`}>
        <h2 className={`${textStyles.small} ${textStyles.strong}`} id={titleId}>
          {t({ id: 'more-detail.title', defaultMessage: 'More detail' })}
        </h2>
        <Button look="inline" aria-expanded={saysWhen} onClick={() => setSaysWhen(!saysWhen)}>
          {t({ id: 'more-detail.when-needed', defaultMessage: 'When needed' })}
        </Button>
      </div>
      <ul className={saysWhen ? layoutStyles.stack8 : layoutStyles.actionsApart}>
        {pages.map(({ path, title, when }) => (
          <li key={path} className={saysWhen ? undefined : layoutStyles.row8}>
            <Link
              {...entryLink(entryId, path)}
              aria-describedby={`${titleId}-${path}`}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                onJump(path)
              }}
            >
              {title}
            </Link>
            {page_progress[path]?.completed_at && (
              <span className={`${textStyles.muted} ${layoutStyles.iconLine}`}>
                <Icon name="check" />
                {t({ id: 'more-detail.saved', defaultMessage: 'Saved' })}
              </span>
            )}
            <p
              id={`${titleId}-${path}`}
              className={saysWhen ? textStyles.secondary : textStyles.visuallyHidden}
            >
              {when}
            </p>
          </li>
        ))}
      </ul>
    </nav>
  )
}
