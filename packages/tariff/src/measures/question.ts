import { type DefinedMessage, defineMessage } from '@edfe/domain/messages'

/** A fact that only the importer knows. Without an answer the first option counts: the one without relief. */
export interface Question {
  readonly text: DefinedMessage
  readonly options: Readonly<Record<string, DefinedMessage>>
}

export const yes = defineMessage({ id: 'tariff.answer.yes', defaultMessage: 'Yes' })
export const no = defineMessage({ id: 'tariff.answer.no', defaultMessage: 'No' })
export const ONLY_IF_YES = { no, yes }
