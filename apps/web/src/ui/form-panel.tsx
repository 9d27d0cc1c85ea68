import type { FormEvent, ReactNode } from 'react'
import { t } from '../words/t.ts'
import { Button } from './button.tsx'
import styles from './form-section.module.css'
import layoutStyles from './layout.module.css'
import panelStyles from './panel.module.css'

interface FormPanelProps {
  title: string
  lead: ReactNode
  action: string
  busy: boolean
  onSave: () => void
  children: ReactNode
}

/** One settings form: its name and reason at the left, its fields, and one way to save at the foot. */
export function FormPanel({ title, lead, action, busy, onSave, children }: FormPanelProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave()
  }
  return (
    <form className={panelStyles.panel} aria-label={title} onSubmit={submit}>
      <section className={styles.section}>
        <header>
          <h2>{title}</h2>
          <p>{lead}</p>
        </header>
        {children}
      </section>
      <div className={styles.actionBar}>
        <span className={`${layoutStyles.toEnd} ${styles.spacer}`} />
        <Button type="submit" className={styles.primary} busy={busy}>
          {busy ? t({ id: 'common.saving', defaultMessage: 'Saving…' }) : action}
        </Button>
      </div>
    </form>
  )
}
