import type { MessageDescriptor } from '@edfe/domain/messages'
import type { PrimitiveType } from 'intl-messageformat'
import { createElement, Fragment, type ReactNode } from 'react'
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
  const parts = format.format<ReactNode>(Object.fromEntries(Object.entries(values).map(asElements)))
  return Array.isArray(parts) ? asOne(parts) : parts
}

/** The parts of a message in their fixed order: as arguments, not as a list, whose members React wants to have keys. */
const asOne = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts)

const asElements = ([name, value]: [string, Props['values'][string]]): [
  string,
  PrimitiveType | ReactNode | Around,
] => [
  name,
  typeof value === 'function' ? (content) => value(Array.isArray(content) ? asOne(content) : content) : value,
]
