import { type ReactNode, useState } from 'react'

interface Props<Value> {
  initial: Value
  children: (value: Value, keep: (next: Value) => void) => ReactNode
}

/** Keeps the value of a control, as the form around it would. */
export function Kept<Value>({ initial, children }: Props<Value>) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}

/** What an action of an example does. */
export const nothing = (): void => undefined
