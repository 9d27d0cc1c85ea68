import type { MessageDescriptor } from '@edfe/domain/messages'
import { officialText } from '../words/official-text.ts'
import { t } from '../words/t.ts'
import type { PaperMark } from './papers.ts'

/** The content of a block or of one lettered part of it, its source, and the value in the example entry. */
export interface Explained {
  name: string
  /** The English name, where the page is in another language. */
  official: string | undefined
  what: string
  from: string
  example?: string
  /** Where a common document prints the value. */
  marked?: PaperMark
  /** Values that people enter in its place by mistake. */
  not?: readonly string[]
}

/** By letter, e.g. 36A, 36B and 36C. */
type FormBlockParts = Readonly<Record<string, Explained>>

/** One block of Form 7501. */
export interface FormBlock extends Explained {
  block: string
  parts?: FormBlockParts
}

/** The blocks of one step of the wizard. */
export interface FormStep {
  step: number
  title: string
  blocks: readonly FormBlock[]
}

/** The name of a block in the language of the page, and the one on the form. */
export const label = (name: MessageDescriptor): Pick<Explained, 'name' | 'official'> => ({
  name: t(name),
  official: officialText(name),
})

/** A block in parts, with the words of the parts as one text: 'A: … B: …'. */
export function inParts(block: string, named: ReturnType<typeof label>, parts: FormBlockParts): FormBlock {
  const each = Object.values(parts)
  const example = each.flatMap((part) => part.example ?? []).join(' / ')
  return {
    block,
    ...named,
    what: Object.entries(parts)
      .map(([letter, { what }]) => `${letter}: ${what.charAt(0).toLowerCase()}${what.slice(1)}`)
      .join(' '),
    from: [...new Set(each.map(({ from }) => from))].join('; '),
    ...(example && { example }),
    parts,
  }
}
