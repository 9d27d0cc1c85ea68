import { SECTION_FAILURES } from '@edfe/domain/rules'
import type { ReactNode } from 'react'
import type { EntryForm } from '../form/use-entry-form.ts'
import { DetailPageFrame } from '../frame/detail-page.tsx'
import { DETAIL_PAGES, type DetailPage } from '../frame/detail-pages.ts'
import type { DetailActions } from '../frame/use-detail-actions.ts'

interface Props {
  page: DetailPage
  form: EntryForm
  actions: DetailActions
  reveal?: (name: string) => void
  main?: string
  children: ReactNode
}

/** A detail page with its title, blocks and the specified sentence over its errors. */
export function DetailFrame({ page, ...rest }: Props) {
  const { title, sub } = DETAIL_PAGES[page]
  const failure = SECTION_FAILURES[page] ?? ''
  const sentence = failure.endsWith('.') ? failure : `${failure}.`
  return <DetailPageFrame page={page} title={title} sub={sub} failure={sentence} {...rest} />
}
