import type { DraftPath } from '@edfe/domain/entry'
import type { ReactNode } from 'react'
import styles from '../../../ui/choices.module.css'
import { controlAria, FieldMessage } from '../../../ui/field.tsx'
import { useField } from '../use-field.ts'

interface Props {
  name: DraftPath
  children: ReactNode
  onTick?: (ticked: boolean) => void
}

/** A statement to agree to. */
export function TickField({ name, children, onTick }: Props) {
  const field = useField(name)
  const register = field.form.register(name)
  return (
    <div>
      <label className={styles.checkbox}>
        <input
          {...register}
          id={field.id}
          type="checkbox"
          {...controlAria(field.id, { message: field.message })}
          onChange={(event) => {
            void register.onChange(event)
            onTick?.(event.currentTarget.checked)
            field.blurred(name)
          }}
        />
        <span>{children}</span>
      </label>
      <FieldMessage id={field.id} message={field.message} />
    </div>
  )
}
