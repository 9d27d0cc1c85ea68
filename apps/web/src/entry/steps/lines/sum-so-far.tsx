import type { LineItem } from '@edfe/domain/entry'
import { dollarsText } from '@edfe/domain/money'
import { Fragment, useEffect, useState } from 'react'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { T } from '../../../words/text.tsx'
import { useEntryContext } from '../../editing/entry-context.ts'
import { onValues } from '../../form/on-values.ts'
import type { EntryForm } from '../../form/use-entry-form.ts'
import { type SumSoFar as Sum, sumSoFar } from '../../lines-sheet/sum-so-far.ts'
import styles from './sum-so-far.module.css'

/** The sum follows when typing pauses: no key waits for it. */
const SETTLE_MS = 400

/** Shows the cost of the entry so far, written out: duty and fees, and their sum. */
export function SumSoFar({ step }: { step: EntryForm }) {
  const { editor } = useEntryContext()
  const { form } = step.value
  const { section } = step
  const [sum, setSum] = useState<Sum>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      clearTimeout(timer)
      timer = setTimeout(
        () => setSum(sumSoFar({ ...editor.draft(), line_items: section() as LineItem[] })),
        SETTLE_MS,
      )
    }
    settle()
    const stop = onValues(form, settle)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [editor, form, section])
  if (!sum)
    return (
      <span className={`${textStyles.secondary} ${layoutStyles.wrap} ${textStyles.figures} ${styles.sum}`} />
    )
  return (
    <span className={`${textStyles.secondary} ${layoutStyles.wrap} ${textStyles.figures} ${styles.sum}`}>
      {sum.parts.map(({ label, amount }, index) => (
        <Fragment key={label}>
          {index > 0 && <i>+</i>}
          <span className={styles.part}>
            {label} <b className={textStyles.ink}>{dollarsText(amount).replace('$', '')}</b>
          </span>
        </Fragment>
      ))}
      <i>=</i>
      <span className={styles.total}>
        {sum.isAtLeast ? (
          <T
            id="sum-so-far.at-least"
            defaultMessage="at least <b>{total}</b>"
            values={{
              total: dollarsText(sum.total),
              b: (text) => (
                <b className={`${textStyles.large} ${textStyles.ink} ${textStyles.title}`}>{text}</b>
              ),
            }}
          />
        ) : (
          <T
            id="sum-so-far.so-far"
            defaultMessage="<b>{total}</b> so far"
            values={{
              total: dollarsText(sum.total),
              b: (text) => (
                <b className={`${textStyles.large} ${textStyles.ink} ${textStyles.title}`}>{text}</b>
              ),
            }}
          />
        )}
      </span>
    </span>
  )
}
