import { useEffect, useState } from 'react'
import { t } from '../words/t.ts'
import { TextField } from './text-field.tsx'

/** The pause in typing after which a list is queried again. */
const SEARCH_MS = 300

interface Props {
  q: string
  hint: string
  maxLength: number
  onChange: (q: string) => void
}

/** What a list is searched for; it asks for the list again once typing rests. */
export function SearchField({ q, hint, maxLength, onChange }: Props) {
  const [typed, setTyped] = useState(q)
  useEffect(() => setTyped(q), [q])
  useEffect(() => {
    const next = typed.trim()
    if (next === q) return
    const timer = setTimeout(() => onChange(next), SEARCH_MS)
    return () => clearTimeout(timer)
  }, [typed, q, onChange])
  return (
    <TextField
      label={t({ id: 'common.search', defaultMessage: 'Search' })}
      hint={hint}
      type="search"
      maxLength={maxLength}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}
