import { KEY_DAYS, KEY_SCOPES, type KeyScope } from '@edfe/contracts/choices'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { useCreateApiKey } from '../api/keys.ts'
import { ApiProblem, messageOf } from '../api/problem.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import choicesStyles from '../ui/choices.module.css'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import formStyles from '../ui/form.module.css'
import { Tick } from '../ui/segmented.tsx'
import { SelectField, TextField } from '../ui/text-field.tsx'
import { t } from '../words/t.ts'
import { T } from '../words/text.tsx'
import { keyScopeWords } from './key-words.ts'
import { SecretShown } from './secret-shown.tsx'

const DAYS = KEY_DAYS.map(String)
type Days = (typeof KEY_DAYS)[number]

/** Asks what a key may do, from where and how long, and then shows the key once. */
export function MakeKeyDialog({ onClose }: { onClose: () => void }) {
  const form = useId()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly KeyScope[]>(['read'])
  const [networks, setNetworks] = useState('')
  const [days, setDays] = useState<Days>(90)
  const create = useCreateApiKey()
  const words = keyScopeWords()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const from = networks.split(/[\s,;]+/).filter(Boolean)
    create.mutate({ name, scopes: [...scopes], networks: from, days })
  }
  const { error } = create
  const needsSecondFactor = error instanceof ApiProblem && error.is('key_needs_second_factor')
  const problem = error
    ? messageOf(
        error,
        t({ id: 'make-key-dialog.not-made', defaultMessage: 'The key could not be made. Please try again.' }),
      )
    : undefined
  if (create.data)
    return (
      <Dialog
        open
        title={t({ id: 'make-key-dialog.made', defaultMessage: 'The key {name}' }, { name })}
        onClose={onClose}
        footer={
          <Button onClick={onClose}>
            {t({ id: 'make-key-dialog.kept', defaultMessage: 'I have saved it' })}
          </Button>
        }
      >
        <SecretShown
          label={t({ id: 'make-key-dialog.key', defaultMessage: 'Key' })}
          secret={create.data.secret}
          file="edfe-key.txt"
        />
      </Dialog>
    )
  return (
    <Dialog
      open
      title={t({ id: 'make-key-dialog.make-a-key', defaultMessage: 'Make a key' })}
      lead={t({
        id: 'make-key-dialog.lead',
        defaultMessage: 'Gives a program access to this organization. No key can sign or submit an entry.',
      })}
      onClose={onClose}
      footer={
        <DialogActions
          onCancel={onClose}
          type="submit"
          form={form}
          busy={create.isPending}
          disabled={scopes.length === 0}
        >
          {t({ id: 'make-key-dialog.make-key', defaultMessage: 'Make key' })}
        </DialogActions>
      }
    >
      <form id={form} className={formStyles.stack} onSubmit={submit}>
        <Banner notice={problem ? { tone: 'error', text: problem } : undefined} />
        {needsSecondFactor && (
          <p>
            <T
              id="make-key-dialog.second-factor"
              defaultMessage="<a>Set up a second factor</a>"
              values={{ a: (content) => <Link to="/settings/security">{content}</Link> }}
            />
          </p>
        )}
        <TextField
          label={t({ id: 'common.name', defaultMessage: 'Name' })}
          hint={t({
            id: 'make-key-dialog.name-hint',
            defaultMessage: 'The program that uses it, such as ‘Shop’',
          })}
          required
          maxLength={80}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <fieldset className={choicesStyles.ticks}>
          <legend>{t({ id: 'make-key-dialog.it-may', defaultMessage: 'It may' })}</legend>
          {KEY_SCOPES.map((scope) => (
            <Tick
              key={scope}
              label={words[scope].name}
              note={words[scope].note}
              checked={scopes.includes(scope)}
              onChange={(isTicked) =>
                setScopes(KEY_SCOPES.filter((each) => (each === scope ? isTicked : scopes.includes(each))))
              }
            />
          ))}
        </fieldset>
        <TextField
          label={t({ id: 'make-key-dialog.from', defaultMessage: 'Only from these addresses' })}
          hint={t({
            id: 'make-key-dialog.from-hint',
            defaultMessage: 'Addresses or networks, such as 203.0.113.0/24. Leave empty for any.',
          })}
          optional
          autoComplete="off"
          value={networks}
          onChange={({ target }) => setNetworks(target.value)}
        />
        <SelectField
          label={t({ id: 'make-key-dialog.works-for', defaultMessage: 'Works for' })}
          options={DAYS.map(
            (each) =>
              [
                each,
                t({ id: 'make-key-dialog.days', defaultMessage: '{count} days' }, { count: Number(each) }),
              ] as const,
          )}
          value={String(days)}
          onChange={({ target }) => setDays(KEY_DAYS.find((each) => String(each) === target.value) ?? days)}
        />
      </form>
    </Dialog>
  )
}
