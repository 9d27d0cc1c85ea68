import { CANCELLATION_REASONS } from '@edfe/domain/filing'
import type { CustomsSide } from '@edfe/domain/profile'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import formStyles from '../../ui/form.module.css'
import layoutStyles from '../../ui/layout.module.css'
import { ProblemText } from '../../ui/problem-text.tsx'
import { Tick } from '../../ui/segmented.tsx'
import { SelectField, TextField } from '../../ui/text-field.tsx'
import { t } from '../../words/t.ts'
import { practiceSentence } from '../answers/practice-sentence.ts'
import { useEntry } from '../editing/entry-context.ts'
import { REASON_WORDS, REPLACEMENT_WORDS } from './cancellation-reasons.ts'
import { REFERRED } from './release-request.tsx'
import { useReleaseRequest } from './use-release-request.ts'

interface Props {
  isReferred: boolean
  customs: CustomsSide
}

/** Asks CBP to cancel the release, for one of its reasons. */
export function CancelRelease({ isReferred, customs }: Props) {
  const [isOpen, setOpen] = useState(false)
  const lead = [
    t({
      id: 'cancel-release.lead',
      defaultMessage:
        'A canceled release stays canceled, and its entry number cannot be used again. Goods that still come need another entry.',
    }),
    isReferred && t(REFERRED),
    customs !== 'CBP' && practiceSentence(customs),
  ]
  return (
    <>
      <Button look="quiet" small onClick={() => setOpen(true)}>
        {t({ id: 'cancel-release.open', defaultMessage: 'Cancel the release…' })}
      </Button>
      <Dialog
        open={isOpen}
        title={t({ id: 'cancel-release.title', defaultMessage: 'Cancel the release?' })}
        lead={lead.filter(Boolean).join(' ')}
        onClose={() => setOpen(false)}
      >
        <ReasonForm onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function ReasonForm({ onClose }: { onClose: () => void }) {
  const entry = useEntry()
  const { ask, isBusy, problem } = useReleaseRequest()
  const [reason, setReason] = useState('')
  const [replacement, setReplacement] = useState('')
  const [isSeveral, setSeveral] = useState(false)
  const [missing, setMissing] = useState<string>()
  const needed = REPLACEMENT_WORDS[CANCELLATION_REASONS[reason]?.reference ?? '']
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason === '') {
      setMissing(t({ id: 'cancel-release.reason-missing', defaultMessage: 'Choose a reason' }))
      return
    }
    void ask({
      action: 'cancel',
      reason,
      has_several_dispositions: isSeveral,
      ...(needed && { replacement }),
    }).then((isAsked) => isAsked && onClose())
  }
  return (
    <form className={formStyles.stack} onSubmit={submit} noValidate>
      <SelectField
        label={t({ id: 'cancel-release.reason', defaultMessage: 'Reason' })}
        value={reason}
        error={missing}
        options={[
          ['', t({ id: 'cancel-release.choose', defaultMessage: 'Choose…' })],
          ...Object.entries(REASON_WORDS)
            .filter(
              ([code]) => (CANCELLATION_REASONS[code]?.onlyType ?? entry.entry_type) === entry.entry_type,
            )
            .map(([code, words]) => [code, t(words)] as const),
        ]}
        onChange={({ target }) => {
          setReason(target.value)
          setMissing(undefined)
        }}
      />
      {needed && (
        <TextField
          label={t(needed)}
          value={replacement}
          maxLength={30}
          onChange={({ target }) => setReplacement(target.value)}
        />
      )}
      <Tick
        label={t({
          id: 'cancel-release.several',
          defaultMessage: 'Some of the goods went another way than the reason says',
        })}
        checked={isSeveral}
        onChange={setSeveral}
      />
      <ProblemText text={problem} />
      <div className={layoutStyles.actions}>
        <Button look="quiet" onClick={onClose}>
          {t({ id: 'cancel-release.keep', defaultMessage: 'Keep the release' })}
        </Button>
        <Button type="submit" look="danger" busy={isBusy}>
          {t({ id: 'cancel-release.ask', defaultMessage: 'Ask CBP to cancel it' })}
        </Button>
      </div>
    </form>
  )
}
