import { useState } from 'react'
import { focusFieldSoon } from '../form/field-id.ts'
import { useFieldFromHash } from '../form/use-field-from-hash.ts'

interface Part {
  /** Takes the focus when somebody asks for the part. */
  first: string
  paths: readonly string[]
  /** One of its fields has a value. */
  isGiven: boolean
}

/** Fields of a step that few shipments need: shown once one of them has a value, or somebody asks for them. */
export function useSeldomPart({ first, paths, isGiven }: Part) {
  const [isShown, setShown] = useState(isGiven)
  // Once shown they stay, so that none goes while somebody clears it.
  if (isGiven && !isShown) setShown(true)
  useFieldFromHash((path) => {
    if (paths.some((field) => path === field || path.startsWith(`${field}.`))) setShown(true)
  })
  return {
    isShown,
    show: () => {
      setShown(true)
      focusFieldSoon(first)
    },
  }
}
