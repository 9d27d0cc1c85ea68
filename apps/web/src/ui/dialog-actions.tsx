import type { ComponentProps } from 'react'
import { t } from '../words/t.ts'
import { Button } from './button.tsx'
import layoutStyles from './layout.module.css'

interface Props extends Omit<ComponentProps<typeof Button>, 'className'> {
  onCancel: () => void
}

/** The foot of a dialog that does something: Cancel, and the button that does it. */
export const DialogActions = ({ onCancel, ...action }: Props) => (
  <>
    <Button look="quiet" onClick={onCancel}>
      {t({ id: 'common.cancel', defaultMessage: 'Cancel' })}
    </Button>
    <Button {...action} className={layoutStyles.toEnd} />
  </>
)
