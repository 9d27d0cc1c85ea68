/** A calendar day in a blank, `YYYY-MM-DD`; it is written as the reader writes dates. */
export interface DayParam {
  readonly day: string
}

/**
 * The value of a blank. A message in a blank is formatted first; a list becomes sentences separated by a
 * space.
 */
export type MessageParam = string | number | DayParam | Message | readonly Message[]
export type MessageParams = Readonly<Record<string, MessageParam>>

/**
 * A sentence as it is stored and passed on: which message, and what fills its blanks. It becomes words when it is
 * shown or sent. Personal numbers never go into `params`.
 */
export interface Message {
  readonly id: string
  readonly params?: MessageParams
}

/** A message of the catalogue: its stable id and its English in ICU syntax, written where the message is used. */
export interface MessageDescriptor {
  readonly id: string
  readonly defaultMessage: string
}

type NoParams = Readonly<Record<never, never>>

/** A descriptor that makes its message: `taskTitle({ number })`. */
export interface DefinedMessage<P extends MessageParams = NoParams> extends MessageDescriptor {
  (...params: keyof P extends never ? [] : [P]): Message
}

/** A message that brings its English along: it needs no catalogue to be shown in English. */
export interface Sentence extends Message, MessageDescriptor {}

/**
 * A sentence that is said in one place: `say({ id: 'refusal.part-exists', defaultMessage: 'Part {number} already exists.' },
 * { number })`. Id and English are literals, as in `defineMessage`.
 */
export const say = ({ id, defaultMessage }: MessageDescriptor, params?: MessageParams): Sentence =>
  params ? { id, defaultMessage, params } : { id, defaultMessage }

/** A name that a screen shows: of a step, a kind of payment. Id and English are literals, as in `defineMessage`. */
export const label = (message: MessageDescriptor): MessageDescriptor => message

/** A message of a table, with what fills its blanks. */
export const sentenceOf = ({ id, defaultMessage }: MessageDescriptor, params?: MessageParams): Sentence =>
  params ? { id, defaultMessage, params } : { id, defaultMessage }

/** Messages as an enumeration: 'one, two'. */
export const listed = ([first, ...rest]: readonly [Message, ...Message[]]): Message =>
  rest.reduce((before, next) => nextInList({ before, next }), first)

/** Messages that contain commas as an enumeration: 'one, small; two, large'. Empty for none. */
export const listedParts = ([first, ...rest]: readonly Message[]): Message | readonly Message[] =>
  first ? rest.reduce((before, next) => nextPart({ before, next }), first) : []

/**
 * Defines a message. Id and English are literals, so that `npm run messages:extract` finds them:
 * `defineMessage<{ number: string }>({ id: 'entry.copied', defaultMessage: 'Copied {number}' })`.
 */
export function defineMessage<P extends MessageParams = NoParams>({
  id,
  defaultMessage,
}: MessageDescriptor): DefinedMessage<P> {
  const make = (params?: P): Message => (params ? { id, params } : { id })
  return Object.assign(make, { id, defaultMessage })
}

export const nextInList = defineMessage<{ before: Message; next: Message }>({
  id: 'list.next',
  defaultMessage: '{before}, {next}',
})

export const nextPart = defineMessage<{ before: Message; next: Message }>({
  id: 'list.next-part',
  defaultMessage: '{before}; {next}',
})

/** The text of a person or of customs, exactly as written. */
export const asWritten = defineMessage<{ text: string }>({ id: 'text.as-written', defaultMessage: '{text}' })
