import type { AnswerOf } from '@edfe/contracts/operations'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import formStyles from '../../ui/form.module.css'
import panelStyles from '../../ui/panel.module.css'
import { Panel } from '../../ui/panel.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { t } from '../../words/t.ts'
import { refusalText } from './restore-texts.ts'

interface CodeStepProps {
  onAccepted: (code: string, list: AnswerOf<'listBackups'>) => void
}

/** Asks for the code that only the operator of the machine can read. */
export function CodeStep({ onAccepted }: CodeStepProps) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      onAccepted(code, await call('listBackups', { body: { code } }))
    } catch (error) {
      setProblem(
        refusalText(
          error,
          t({
            id: 'code-step.the-setup-code-could-not',
            defaultMessage: 'The setup code could not be checked.',
          }),
        ),
      )
      setBusy(false)
      field.current?.focus()
    }
  }
  return (
    <Panel>
      <form className={`${panelStyles.body} ${formStyles.stack}`} onSubmit={submit}>
        <TextField
          ref={field}
          label={t({ id: 'code-step.setup-code', defaultMessage: 'Setup code' })}
          hint={t({
            id: 'code-step.eight-letters-and-digits-the',
            defaultMessage: 'Eight letters and digits. The terminal in which npm start runs shows them.',
          })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          maxLength={40}
          value={code}
          error={problem}
          onChange={({ target }) => {
            setCode(target.value)
            setProblem(undefined)
          }}
        />
        <div>
          <Button type="submit" busy={isBusy}>
            {t({ id: 'common.continue', defaultMessage: 'Continue' })}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
