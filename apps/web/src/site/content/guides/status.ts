import type { Guide } from './guide.ts'

export const STATUS_GUIDE: Guide = {
  path: '/documentation/status',
  title: 'Status & Messages',
  description:
    'What each status of an entry means, what customs’ messages ask of you, and what happens after filing.',
  lead: 'From draft to released, and what customs’ messages ask of you.',
  sections: [
    {
      heading: 'Statuses',
      table: {
        head: ['Status', 'What it means'],
        rows: [
          ['Draft', 'Yours to edit. Nothing has been sent.'],
          [
            'Validated',
            'Every check passed. An approver or administrator can submit it. Any change makes it a draft again.',
          ],
          ['Submitted', 'Frozen as signed, and on its way to customs. It can no longer be changed.'],
          ['Accepted', 'Customs has the summary on file. Duty and fees are due.'],
          [
            'Rejected',
            'Customs did not take it. Each condition is shown in plain words; correct it and file again.',
          ],
          ['Hold', 'Customs or another agency keeps the goods until a question is answered.'],
          ['Released', 'The goods may go.'],
        ],
      },
    },
    {
      heading: 'Who may change a status',
      table: {
        head: ['Change', 'Role'],
        rows: [
          ['To validated', 'Preparer, approver, admin'],
          ['To submitted', 'Approver, admin'],
          [
            'To accepted, rejected, hold, released',
            'Customs’ answer; an admin where a message came another way',
          ],
        ],
      },
    },
    {
      heading: 'The messages',
      list: [
        'AE is the entry summary as sent: records of 80 characters, one summary to a message.',
        'AX is the answer. A means accepted; R means rejected. A condition has a code of three characters, a severity and customs’ own short text. We show all three, and say it in plain words.',
        'A message that could not be delivered is sent again by itself, a little later each time. The same message under the same number is filed once, however often it is sent.',
      ],
    },
    {
      heading: 'After acceptance',
      steps: [
        'Release. Customs, and any other agency with a say, let the goods go, ask for documents or examine them. Release is asked for apart from the summary (CBP Form 3461), often before the goods arrive.',
        'Payment. Duty and fees [44] are due within 10 working days of the entry date, through a statement in ACE.',
        'Review. Customs may send CBP Form 28, a request for information, or CBP Form 29, a notice that it means to change a classification, value or rate. Answer in the time that the form names.',
        'Correction. What you find wrong yourself is put right by a post summary correction, within 300 days of the entry date and until 15 days before liquidation.',
        'Liquidation, the final computation, usually comes about 314 days after the entry date. An entry that is neither liquidated nor extended within one year stands as you entered it.',
        'Protest. Within 180 days after liquidation you may object.',
        'Records. Keep every paper of the entry for five years from its date. Customs may ask for them at any time.',
      ],
    },
  ],
  sources: [
    'CATAIR, Entry Summary Create/Update chapter (AE/AX)',
    '19 CFR 142.12 and 24.25 (time for summary and payment)',
    '19 CFR 159.11 and 159.12 (liquidation and extension)',
    '19 U.S.C. 1514 (protest)',
    '19 CFR 163.4 (record retention)',
  ],
}
