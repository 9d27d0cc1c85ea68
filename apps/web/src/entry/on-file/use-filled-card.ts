import { useState } from 'react'
import { focusFieldSoon } from '../form/field-id.ts'
import type { EntryForm } from '../form/use-entry-form.ts'
import { useSentConditions } from '../form/use-sent-conditions.ts'

interface Group {
  /** True if a field of the form belongs to the group. */
  covers: (name: string) => boolean
  /** Focused when the person opens the group. */
  first: string
  /** True if the fields agree with the settings. */
  isAsOnFile: boolean
}

export interface FilledCard {
  isShown: boolean
  /** Shows the fields in place of the card. */
  open: () => void
  /** Shows the fields when one of them is to be focused. */
  reveal: (name: string) => void
}

/**
 * True if a group of fields is shown as a filled card: while it agrees with the settings, and nothing in it
 * is wrong.
 */
export function useFilledCard(form: EntryForm, { covers, first, isAsOnFile }: Group): FilledCard {
  const [isOpen, setOpen] = useState(false)
  const conditions = useSentConditions()
  const isFaulty = [...form.summary, ...conditions].some(({ path }) => covers(form.nameOf(path)))
  return {
    isShown: isAsOnFile && !isOpen && !isFaulty,
    open: () => {
      setOpen(true)
      focusFieldSoon(first)
    },
    reveal: (name) => {
      if (covers(name)) setOpen(true)
    },
  }
}
