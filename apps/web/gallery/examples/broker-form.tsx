import type { AnswerOf } from '@edfe/contracts/operations'
import { askedLine, readBrokerForm } from '@edfe/domain/broker-form'
import { BROKER_LAYOUTS, type PdfText, textPdf } from '@edfe/domain/test/fixtures'
import { defaultsQuery } from '../../src/entry/editing/entry-queries.ts'
import { BrokerFormDialog } from '../../src/start/broker-form/broker-form-dialog.tsx'
import { Answered, answer, failure } from '../answered.tsx'
import { Awaited } from '../awaited.tsx'
import type { Example } from '../example.ts'
import { nothing } from '../kept.tsx'
import { given, Used, unreadFile } from '../used.tsx'
import { DEFAULTS } from './entry-sample.tsx'
import { LONG_NAME, LONG_TEXT } from './long.ts'

type Answers = Parameters<typeof Answered>[0]['answers']

const TEXTS = BROKER_LAYOUTS['values beside labels'] ?? []
/** The form with another description and another total. */
const OTHER_TEXTS = TEXTS.map(
  ([x, y, text]): PdfText => [x, y, { 'OAK TABLES': LONG_TEXT, '$ 14,129': '$ 15,129' }[text] ?? text],
)
const pdfOf = (texts: readonly PdfText[], name = '7501.pdf') => new File([textPdf([texts])], name)

/** What the tariff is asked about the lines of the form. */
function asked() {
  const read = readBrokerForm(TEXTS.map(([x, y, text]) => ({ page: 1, x, y, width: 4 * text.length, text })))
  return read.ok ? read.lines.map((line) => askedLine(line, 'TW')) : []
}
const DUTIES_ASK = { queryKey: ['tariff', 'duties', DEFAULTS.today, asked()] }
/** The duty of the first line agrees with the form, that of the second does not. */
const DUTIES: AnswerOf<'calculateDuties'> = {
  duties: [
    { rate_text: '3.9%', duty: '473.03', refusal: null },
    { rate_text: 'Free', duty: '500.00', refusal: null },
  ],
}

const opened = (answers: Answers = []) => (
  <Answered answers={answers}>
    <BrokerFormDialog onClose={nothing} />
  </Answered>
)
const chosen = (file: File, sign: string, answers: Answers = []) => (
  <Awaited sign={sign}>
    <Used by={given(file)}>{opened(answers)}</Used>
  </Awaited>
)

/** `src/start/broker-form`: an entry that begins with a form that was filed before. */
export const brokerForm: Example = {
  component: 'BrokerFormDialog',
  at: '/start',
  states: {
    usual: chosen(pdfOf(TEXTS), 'canvas', [
      answer(defaultsQuery, DEFAULTS),
      answer(DUTIES_ASK, { pages: [DUTIES], pageParams: [0] }),
    ]),
    'long text, and a total that differs': chosen(pdfOf(OTHER_TEXTS, `${LONG_NAME}.pdf`), 'canvas'),
    'the tariff is asked': chosen(pdfOf(TEXTS), 'canvas', [answer(defaultsQuery, DEFAULTS)]),
    'the tariff is away': chosen(pdfOf(TEXTS), 'canvas', [
      answer(defaultsQuery, DEFAULTS),
      failure(DUTIES_ASK),
    ]),
    'a scan': chosen(pdfOf([]), '[role=alert]'),
    loading: <Used by={given(unreadFile('7501.pdf'))}>{opened()}</Used>,
    empty: opened(),
  },
}
