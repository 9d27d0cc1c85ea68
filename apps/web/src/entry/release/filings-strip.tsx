import type { ReleaseAnswer } from '@edfe/contracts/customs/release'
import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import layoutStyles from '../../ui/layout.module.css'
import shapeStyles from '../../ui/shape.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import styles from '../answers/track.module.css'

type Filing = NonNullable<ReleaseAnswer['release']>['filings'][number]

const NAMES: Record<Filing['filing'], MessageDescriptor> = {
  security: defineMessage({ id: 'filings-strip.security', defaultMessage: 'Security filing' }),
  release: defineMessage({ id: 'filings-strip.release', defaultMessage: 'Release' }),
  summary: defineMessage({ id: 'filings-strip.summary', defaultMessage: 'Summary and duty' }),
}

const LOOKS: Record<Filing['tone'], string | undefined> = {
  ok: styles.done,
  wait: styles.now,
  bad: styles.failed,
  neutral: styles.later,
}

interface Props {
  filings: readonly Filing[]
  /** Links to the filings that have a page or panel. */
  links?: Partial<Record<Filing['filing'], (name: string, tone: Filing['tone']) => ReactNode>>
}

/** The three filings of a shipment in the order of its life, each with its state and what follows. */
export const FilingsStrip = ({ filings, links }: Props) => (
  <ol
    className={styles.track}
    aria-label={t({ id: 'filings-strip.label', defaultMessage: 'Filings of this shipment' })}
  >
    {filings.map(({ filing, tone, state, sentence }) => (
      <li key={filing} className={LOOKS[tone]}>
        <span className={`${shapeStyles.circle} ${styles.dot}`}>
          {tone === 'ok' && <Icon name="check" />}
          {tone === 'bad' && <Icon name="close" />}
        </span>
        <span className={textStyles.block}>
          {links?.[filing]?.(t(NAMES[filing]), tone) ?? t(NAMES[filing])}
        </span>
        <b className={`${textStyles.usual} ${textStyles.ink} ${textStyles.tight} ${textStyles.block}`}>
          {state}
        </b>
        <span className={`${textStyles.block} ${layoutStyles.spaceAbove4} ${styles.meaning}`}>
          {sentence}
        </span>
      </li>
    ))}
  </ol>
)
