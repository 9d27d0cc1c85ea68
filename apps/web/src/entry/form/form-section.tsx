import type { ReactNode } from 'react'
import fieldStyles from '../../ui/field.module.css'
import styles from '../../ui/form-section.module.css'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import formSectionStyles from './form-section.module.css'

interface Props {
  title: string
  lead: string
  /** Beneath the lead, e.g. a button that fills the fields in. */
  action?: ReactNode
  children: ReactNode
  /** The content brings its own layout instead of the twelve columns. */
  isPlain?: boolean
}

/** A titled part of a step: title and lead at the left, fields at the right. */
export function FormSection({ title, lead, action, children, isPlain }: Props) {
  return (
    <section className={styles.section}>
      <header>
        <h2>{title}</h2>
        <p>{lead}</p>
        {action && (
          <div className={`${layoutStyles.stack8} ${layoutStyles.justifyStart} ${layoutStyles.spaceAbove12}`}>
            {action}
          </div>
        )}
      </header>
      <div className={isPlain ? undefined : fieldStyles.grid}>{children}</div>
    </section>
  )
}

/** Fields that are asked because of another field: says why, directly under it. */
export function FieldGroup({ title, why, children }: { title: string; why: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={`${formSectionStyles.condition} ${fieldStyles.grid}`} aria-label={title}>
      <p className={`${fieldStyles.columns12} ${textStyles.note} ${layoutStyles.spaceBelow12}`}>
        <b>{title}.</b> {why}
      </p>
      {children}
    </fieldset>
  )
}
