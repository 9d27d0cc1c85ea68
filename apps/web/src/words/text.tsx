import type { MessageDescriptor } from '@edfe/domain/messages'
import type { PrimitiveType } from 'intl-messageformat'
import { Children, type ReactNode } from 'react'
import { formatFor } from './t.ts'

type Around = (content: ReactNode) => ReactNode

interface Props extends MessageDescriptor {
  /** By name: text or an element for a blank; for a tag, a function that puts an element around the tag's content. */
  values: Readonly<Record<string, PrimitiveType | ReactNode | Around>>
}

/** A message with elements in it: `<T id="…" defaultMessage="Read <a>the guide</a>." values={{ a: (text) => <a href="…">{text}</a> }} />`. */
export function T({ id, defaultMessage, values }: Props): ReactNode {
  const format = formatFor({ id, defaultMessage })
  if (typeof format === 'string') return format
  const parts = format.format<ReactNode>(Object.fromEntries(Object.entries(values).map(withKeys)))
  return Array.isArray(parts) ? Children.toArray(parts) : parts
}

/** Content arrives as an array; React wants keys in one. */
const withKeys = ([name, value]: [string, Props['values'][string]]): [
  string,
  PrimitiveType | ReactNode | Around,
] => [name, typeof value === 'function' ? (content) => value(Children.toArray(content)) : value]
