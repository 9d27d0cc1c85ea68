import { CLAIM_KINDS, type ClaimKind, LETTER_MAX_BYTES } from '@edfe/contracts/choices'
import type { FilingNumbers, FilingRequest } from '@edfe/contracts/organization/filing-numbers'
import { useId, useRef, useState } from 'react'
import { useAskFilingNumber } from '../../api/settings.ts'
import { SETTINGS } from '../../messages/settings-messages.ts'
import { useDates } from '../../session/use-dates.ts'
import controlStyles from '../../ui/control.module.css'
import { Field } from '../../ui/field.tsx'
import formStyles from '../../ui/form.module.css'
import { FormPanel } from '../../ui/form-panel.tsx'
import { SelectField, TextField } from '../../ui/text-field.tsx'
import { t } from '../../words/t.ts'
import type { RunSave } from '../use-save-notice.ts'
import { claimLabel } from './claim-label.ts'

const KINDS = CLAIM_KINDS.map((kind) => [kind, claimLabel(kind)] as const)

/** Under which numbers the organization may file with CBP, and how an admin asks for another. */
export function FilingNumbersForm({ numbers, run }: { numbers: FilingNumbers; run: RunSave }) {
  const letterId = useId()
  const [kind, setKind] = useState<ClaimKind>('filer_code')
  const [number, setNumber] = useState('')
  const [letter, setLetter] = useState<File>()
  const letterInput = useRef<HTMLInputElement>(null)
  const ask = useAskFilingNumber()
  const submit = () =>
    run(
      async () => {
        const sent = letter && { name: letter.name, content: await base64Of(letter) }
        await ask.mutateAsync({ kind, number, letter: sent ?? null })
        setNumber('')
        setLetter(undefined)
        if (letterInput.current) letterInput.current.value = ''
      },
      SETTINGS.filingNumbers.updated,
      SETTINGS.filingNumbers.failed,
    )
  return (
    <FormPanel
      title={t({ id: 'filing-numbers-form.numbers-to-file-under', defaultMessage: 'Numbers to file under' })}
      lead={t({
        id: 'filing-numbers-form.entries-go-to-cbp-only',
        defaultMessage:
          'Entries go to CBP only under a filer code and importer numbers that the operator has confirmed to be yours. Practice needs none.',
      })}
      action={t({ id: 'filing-numbers-form.ask-for-confirmation', defaultMessage: 'Ask for confirmation' })}
      busy={ask.isPending}
      onSave={submit}
    >
      <div className={formStyles.stack}>
        <NumberList numbers={numbers} />
        <SelectField
          label={t({ id: 'filing-numbers-form.which-number', defaultMessage: 'Which number' })}
          options={KINDS}
          value={kind}
          onChange={({ target }) => setKind(target.value as ClaimKind)}
        />
        <TextField
          id="filing_number"
          label={claimLabel(kind)}
          required
          maxLength={20}
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        />
        <Field
          id={letterId}
          label={t({ id: 'filing-numbers-form.letter-of-cbp', defaultMessage: 'Letter of CBP' })}
          hint={t({
            id: 'filing-numbers-form.optional-names-the-number-and',
            defaultMessage: 'Optional: names the number and its holder. PDF, PNG or JPEG, up to 2 MB.',
          })}
        >
          <input
            ref={letterInput}
            id={letterId}
            className={controlStyles.control}
            type="file"
            accept=".pdf,.png,.jpg,.jpeg"
            onChange={({ target }) => setLetter(target.files?.[0])}
          />
        </Field>
      </div>
    </FormPanel>
  )
}

function NumberList({ numbers: { confirmed, requests } }: { numbers: FilingNumbers }) {
  const dates = useDates()
  const waiting = requests.filter(({ state }) => state !== 'confirmed')
  if (confirmed.length + waiting.length === 0)
    return (
      <p>
        {t({
          id: 'filing-numbers-form.no-number-is-confirmed-yet',
          defaultMessage: 'No number is confirmed yet.',
        })}
      </p>
    )
  return (
    <ul>
      {confirmed.map(({ kind, number, confirmed_at }) => (
        <li key={`${kind} ${number}`}>
          {t(
            { id: 'filing-numbers-form.confirmed', defaultMessage: '{kind} {number}: confirmed {day}' },
            { kind: claimLabel(kind), number, day: dates.day(confirmed_at) },
          )}
        </li>
      ))}
      {waiting.map((request) => (
        <li key={request.id}>
          {claimLabel(request.kind)} {request.number}: {stateText(request)}
        </li>
      ))}
    </ul>
  )
}

const stateText = ({ state, reason, letter }: FilingRequest): string => {
  if (state === 'refused')
    return t({ id: 'filing-numbers-form.refused', defaultMessage: 'refused. {reason}' }, { reason })
  return letter
    ? t(
        {
          id: 'filing-numbers-form.waits-for-the-operator-with',
          defaultMessage: 'waits for the operator, with {letter}',
        },
        { letter },
      )
    : t({ id: 'filing-numbers-form.waits-for-the-operator', defaultMessage: 'waits for the operator' })
}

/** The content of a letter, as a request of JSON carries it. Throws for one that is too large. */
async function base64Of(file: File): Promise<string> {
  if (file.size > LETTER_MAX_BYTES) throw new Error('The letter is larger than 2 MB.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const chunks = Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * CHUNK, (index + 1) * CHUNK)),
  )
  return btoa(chunks.join(''))
}

const CHUNK = 0x8000
