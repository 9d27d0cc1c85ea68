import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { OfficialName } from '../../ui/official-name.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { t } from '../../words/t.ts'
import { BlockHelp } from './block-help.tsx'
import styles from './field-help-panel.module.css'

/** Up to here the help covers the lower half of the page. */
const NARROW = '(max-width: 60rem)'

interface Props {
  /** As the field writes it, e.g. '36A'. */
  block: string
  /** The field that it explains. */
  control: HTMLElement | undefined
  takesFocus: boolean
  onClose: () => void
}

/**
 * Shows the content and the source of a field's block, next to the form or, on a phone, over its lower half.
 */
export function FieldHelpPanel({ block, control, takesFocus, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const guide = useQuery({
    queryKey: ['form-guide'],
    queryFn: () => import('../../form-guide/index.ts'),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const explained = guide.data?.explained(block)
  useEffect(() => {
    if (takesFocus && block) heading.current?.focus({ preventScroll: true })
    if (!control || !window.matchMedia(NARROW).matches) return
    const label = document.querySelector(`label[for="${control.id}"]`) ?? control
    label.scrollIntoView({ block: 'start' })
  }, [takesFocus, block, control])
  return (
    <aside
      className={styles.panel}
      aria-label={t(
        { id: 'field-help-panel.help-with-block', defaultMessage: 'Help with Block {block}' },
        { block },
      )}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <div className={styles.content}>
        <header>
          <h2 ref={heading} tabIndex={-1}>
            {t(
              {
                id: 'field-help-panel.block',
                defaultMessage: 'Block {block}{isExplained, select, yes {, {name}} other {}}',
              },
              { block, isExplained: explained ? 'yes' : 'no', name: explained?.name },
            )}
            <OfficialName name={explained?.official} />
          </h2>
          <IconButton
            icon="close"
            label={t({ id: 'field-help-panel.close-the-help', defaultMessage: 'Close the help' })}
            onClick={onClose}
          />
        </header>
        {guide.isPending && (
          <Skeleton
            rows={4}
            label={t({ id: 'field-help-panel.loading-the-help', defaultMessage: 'Loading the help…' })}
          />
        )}
        {guide.isError && (
          <LoadFailed
            message={t({
              id: 'field-help-panel.the-help-could-not-be',
              defaultMessage: 'The help could not be loaded.',
            })}
            onRetry={() => void guide.refetch()}
          />
        )}
        {explained && <BlockHelp explained={explained} number={block.replace(/\D/g, '')} />}
      </div>
    </aside>
  )
}
