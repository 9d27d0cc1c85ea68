import { useState } from 'react'
import { announce } from '../../../ui/announce.tsx'
import { t } from '../../../words/t.ts'
import { useEntryFormContext } from '../../form/form-context.ts'

type Values = Record<string, string>

interface Taken {
  /** The event, in one sentence. */
  words: string
  before: Values
  after: Values
}

/** Values of a known party written into fields of the page, by field name, until the person takes that back. */
export function useCopyParty(firstField: string) {
  const { form, blurred } = useEntryFormContext()
  const [taken, setTaken] = useState<Taken>()
  const write = (values: Values) => {
    for (const [name, value] of Object.entries(values)) form.setValue(name, value, { shouldDirty: true })
    blurred(firstField)
  }
  const now = (name: string) => String(form.getValues(name) ?? '')
  return {
    taken,
    copyValues(after: Values, words: string) {
      const before = Object.fromEntries(Object.keys(after).map((name) => [name, now(name)]))
      write(after)
      setTaken({ words, before, after })
      announce(words)
    },
    /** Puts back what stood there; a field that was typed in since keeps what was typed. */
    takeBack() {
      if (!taken) return
      const untouched = Object.entries(taken.before).filter(([name]) => now(name) === taken.after[name])
      write(Object.fromEntries(untouched))
      setTaken(undefined)
      announce(
        t({ id: 'use-copy-party.previous-values-restored', defaultMessage: 'Previous values restored.' }),
      )
    },
  }
}
