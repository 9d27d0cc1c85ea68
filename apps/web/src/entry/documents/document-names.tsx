import { DOCUMENT_KIND_CODES, DOCUMENT_KINDS, MAX_DETAIL_LENGTH } from '@edfe/domain/documents'
import { MISSING_DOCUMENTS } from '@edfe/domain/reference'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { messageOf } from '../../api/problem.ts'
import { announce } from '../../ui/announce.tsx'
import controlStyles from '../../ui/control.module.css'
import { Field, SelectBox } from '../../ui/field.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { showToast } from '../../ui/toast.tsx'
import { t } from '../../words/t.ts'
import { entryKey } from '../editing/entry-queries.ts'
import styles from './document-list.module.css'
import { changeDocument, type EntryDocument } from './documents-api.ts'

interface Props {
  entryId: string
  document: EntryDocument
  /** Codes of step 2 that no document answers yet. */
  missing: readonly string[]
}

type Change = Parameters<typeof changeDocument>[2]

/**
 * Shows a document's kind, and the missing document of step 2 that it supplies. Each change is saved at once.
 */
export function DocumentNames({ entryId, document, missing }: Props) {
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (change: Change) => changeDocument(entryId, document.id, change),
    onSuccess: () =>
      announce(t({ id: 'document-names.saved', defaultMessage: '{name}: saved.' }, { name: document.name })),
    onError: (failure) =>
      showToast({
        text: messageOf(
          failure,
          t({
            id: 'document-names.the-change-could-not-be',
            defaultMessage: 'The change could not be saved.',
          }),
        ),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: entryKey(entryId) }),
  })
  const hasDetail = document.kind === 'certificate' || document.kind === 'other'
  // A document that nobody can open does not supply a missing one.
  const open = document.state === 'ready' ? missing : []
  const codes = [...new Set([...open, ...(document.answers_code ? [document.answers_code] : [])])]
  const change = save.isPending ? { ...document, ...save.variables } : document
  return (
    <div className={`${layoutStyles.stack12} ${styles.names}`}>
      <Select
        label={t({ id: 'document-names.kind', defaultMessage: 'Kind' })}
        about={document.name}
        value={change.kind}
        options={DOCUMENT_KIND_CODES.map((code) => [code, DOCUMENT_KINDS[code]])}
        onChoose={(code) => {
          const kind = DOCUMENT_KIND_CODES.find((known) => known === code)
          if (kind) save.mutate({ kind })
        }}
      />
      {hasDetail && <Detail document={document} onSave={(detail) => save.mutate({ detail })} />}
      {codes.length > 0 && (
        <Select
          label={t({
            id: 'document-names.missing-document-of-step-2',
            defaultMessage: 'Missing document of step 2',
          })}
          about={document.name}
          value={change.answers_code ?? ''}
          options={[
            ['', t({ id: 'common.none', defaultMessage: 'None' })],
            ...codes.map((code): [string, string] => [code, missingLabel(code)]),
          ]}
          onChoose={(code) => save.mutate({ answers_code: code || null })}
        />
      )}
    </div>
  )
}

const missingLabel = (code: string): string => {
  const known = MISSING_DOCUMENTS.find((one) => one.code === code)
  return known ? `${code} ${known.description}` : code
}

interface SelectProps {
  label: string
  /** The document that the choice is about, for those who do not see it. */
  about: string
  value: string
  options: readonly (readonly [string, string])[]
  onChoose: (value: string) => void
}

function Select({ label, about, value, options, onChoose }: SelectProps) {
  const id = useId()
  return (
    <Field id={id} label={label}>
      <SelectBox>
        <select
          id={id}
          className={controlStyles.control}
          aria-label={t({ id: 'document-names.of', defaultMessage: '{label} of {about}' }, { label, about })}
          value={value}
          onChange={(event) => onChoose(event.target.value)}
        >
          {options.map(([code, text]) => (
            <option key={code} value={code}>
              {text}
            </option>
          ))}
        </select>
      </SelectBox>
    </Field>
  )
}

function Detail({ document, onSave }: { document: EntryDocument; onSave: (detail: string) => void }) {
  const id = useId()
  const label =
    document.kind === 'certificate'
      ? t({ id: 'document-names.which-certificate', defaultMessage: 'Which certificate' })
      : t({ id: 'document-names.what-it-is', defaultMessage: 'What it is' })
  return (
    <Field id={id} label={label}>
      <input
        id={id}
        className={controlStyles.control}
        aria-label={`${label}: ${document.name}`}
        defaultValue={document.detail}
        maxLength={MAX_DETAIL_LENGTH}
        onBlur={(event) => {
          const detail = event.target.value.trim()
          if (detail !== document.detail) onSave(detail)
        }}
      />
    </Field>
  )
}
