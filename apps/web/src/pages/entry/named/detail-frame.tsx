import { SECTION_FAILURES } from '@edfe/domain/rules'
import type { ReactNode } from 'react'
import { NamedPage } from '../../../wizard/named-page.tsx'
import { DETAIL_PAGES, type DetailPage } from '../../../wizard/named-pages.ts'
import type { NamedActions } from '../../../wizard/use-named-actions.ts'
import type { StepForm } from '../../../wizard/use-step-form.ts'

interface Props {
  page: DetailPage
  form: StepForm
  actions: NamedActions
  reveal?: (name: string) => void
  main?: string
  children: ReactNode
}

/** A detail page with its title, blocks and the specified sentence over its errors. */
export function DetailFrame({ page, ...rest }: Props) {
  const { title, sub } = DETAIL_PAGES[page]
  const failure = SECTION_FAILURES[page] ?? ''
  const sentence = failure.endsWith('.') ? failure : `${failure}.`
  return <NamedPage page={page} title={title} sub={sub} failure={sentence} {...rest} />
}
