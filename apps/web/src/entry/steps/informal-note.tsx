import { dollarsText } from '@edfe/domain/money'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { T } from '../../words/text.tsx'
import { useSection } from '../editing/entry-context.ts'
import type { EntryForm } from '../form/use-entry-form.ts'
import { informalValue } from './informal-value.ts'

const FORMAL = '01'
const INFORMAL = '11'

/** For a formal entry of little value: the informal one is enough, and needs no bond. Undefined for any other entry. */
export function useInformalNote(step: EntryForm, entryType: string | undefined): ReactNode {
  const lines = useSection('line_items') ?? []
  const value = entryType === FORMAL ? informalValue(lines) : undefined
  if (value === undefined) return undefined
  const { form, blurred } = step.value
  const use = () => {
    form.setValue('header.entry_type', INFORMAL, { shouldDirty: true })
    blurred('header.entry_type')
  }
  return (
    <T
      id="informal-note.text"
      defaultMessage="Type 11 is enough: the lines are worth {value_total}, at most $2,500. <button>Use type 11</button>"
      values={{
        value_total: dollarsText(value),
        button: (content) => (
          <Button look="inline" onClick={use}>
            {content}
          </Button>
        ),
      }}
    />
  )
}
