import type { ReactNode } from 'react'
import styles from './editable-fieldset.module.css'

/** The fields of a form: open to those who may edit the entry, shown without being open to the others. */
export function EditableFieldset({ mayEdit, children }: { mayEdit: boolean; children: ReactNode }) {
  if (mayEdit) return children
  return (
    <fieldset className={styles.readOnly} disabled>
      {children}
    </fieldset>
  )
}
