import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { messageOf } from '../api/problem.ts'
import { useMe } from '../session/use-me.ts'
import { Banner } from '../ui/banner.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import formStyles from '../ui/form.module.css'
import { PasswordField } from '../ui/text-field.tsx'
import { t } from '../words/t.ts'
import { useFieldErrors } from './use-field-errors.ts'

interface OwnerDialogProps {
  open: boolean
  title: string
  lead: ReactNode
  action: string
  /** The message if the server gives no reason. */
  failed: string
  /** Does it, with the password as proof. */
  onConfirm: (password: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for the password before something that cannot be undone. Cancel comes first in the focus order. */
export function OwnerDialog({ open, title, lead, action, failed, onConfirm, onClose }: OwnerDialogProps) {
  const form = useId()
  const hasPassword = useMe().data?.has_password ?? true
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { errors, atFields } = useFieldErrors()
  const close = () => {
    setPassword('')
    setProblem(undefined)
    onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(undefined)
    setBusy(true)
    try {
      await atFields(onConfirm(password))
    } catch (error) {
      setProblem(messageOf(error, failed))
    }
    setBusy(false)
  }
  return (
    <Dialog
      open={open}
      title={title}
      lead={lead}
      onClose={close}
      footer={
        <DialogActions onCancel={close} type="submit" form={form} look="danger" busy={isBusy}>
          {action}
        </DialogActions>
      }
    >
      <form id={form} className={formStyles.stack} onSubmit={submit}>
        {problem && !errors.password && <Banner notice={{ tone: 'error', text: problem }} />}
        {hasPassword ? (
          <PasswordField
            label={t({ id: 'owner-dialog.your-password', defaultMessage: 'Your password' })}
            required
            autoComplete="current-password"
            value={password}
            error={errors.password}
            onChange={({ target }) => setPassword(target.value)}
          />
        ) : (
          <p>
            {t({
              id: 'owner-dialog.your-account-has-no-password',
              defaultMessage: 'Your account has no password. Sign in again, then continue within 15 minutes.',
            })}
          </p>
        )}
      </form>
    </Dialog>
  )
}
