import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'

const LEAST_SCORE = 3

/** The longest password costs up to ten times a usual one; what is hard to guess is so within its first letters. */
const JUDGED_LETTERS = 64

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  translations: english.translations,
})

/** Words of this product and its field, which somebody who guesses tries first; a password may not be made of them. */
const PRODUCT_WORDS = [
  'edfe electronic direct filing of entry summary form 7501 customs cbp border protection ace abi catair',
  'import importer importing broker bond duty tariff htsus cargo freight shipment container vessel port',
].flatMap((words) => words.split(' '))

export interface PasswordTask {
  password: string
  /** Name and email of the person. */
  about: string[]
}

/** Why a password is too easy to guess, in sentences; empty when it is good enough. Runs on a thread. */
export function judgePassword({ password, about }: PasswordTask): string[] {
  const { score, feedback } = zxcvbn.check(password.slice(0, JUDGED_LETTERS), [
    ...about.flatMap(wordsOf),
    ...PRODUCT_WORDS,
  ])
  if (score >= LEAST_SCORE) return []
  const reasons = [feedback.warning, ...feedback.suggestions].filter((reason): reason is string =>
    Boolean(reason),
  )
  return reasons.length > 0 ? reasons : ['Add more words or characters that are hard to guess.']
}

const wordsOf = (text: string): string[] =>
  [text, ...text.split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length > 2)
