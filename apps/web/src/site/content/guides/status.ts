import type { Guide } from './guide.ts'

export const STATUS_GUIDE: Guide = {
  path: '/documentation/status',
  title: 'Status & Messages',
  description:
    'What each entry status means, what CBP messages ask you to do, and what happens after filing.',
  lead: 'From draft to released, and what CBP messages ask you to do.',
  sections: [
    {
      heading: 'Statuses',
      table: {
        head: ['Status', 'What it means'],
        rows: [
          ['Draft', 'You can edit it. We have sent nothing.'],
          [
            'Validated',
            'The entry passed every check. An approver or administrator can submit it. Any change makes it a draft again.',
          ],
          [
            'Submitted',
            'The entry is locked as signed and is on its way to CBP. You can no longer change it.',
          ],
          [
            'Accepted',
            'CBP has the entry summary on file. Duty and fees are due within 10 working days of the entry date.',
          ],
          [
            'Rejected',
            'CBP did not accept the entry. We explain each condition in plain words. Correct the entry and file it again.',
          ],
          ['Hold', 'CBP or another agency holds the goods until a question is answered.'],
          ['Released', 'CBP has released the goods.'],
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
            'CBP’s response; an admin when the message arrived another way',
          ],
        ],
      },
    },
    {
      heading: 'The messages',
      list: [
        'AE is the entry summary that we send: records of 80 characters, one entry summary per message.',
        'AX is the response. A means accepted. R means rejected. Each condition has a three-character code, a severity and a short text from CBP. We show all three and add an explanation in plain words. [CBP Condition Codes](/documentation/conditions) explains every code.',
        'We automatically resend a message that could not be delivered. The wait grows after each attempt. CBP files a message with the same number only once, however often we send it.',
      ],
    },
    {
      heading: 'After acceptance',
      steps: [
        'Release. CBP and any other responsible agency release the goods, request documents or examine the goods. You request release separately from the entry summary (CBP Form 3461), often before the goods arrive. We do not file it.',
        'Requests. When CBP asks for documents, answer the request on the page of the entry: choose the documents, print the cover sheet, send them to CBP and record how you sent them.',
        'Payment. Duty and fees [44] are due within 10 working days of the entry date. You pay them through a statement in ACE.',
        'Review. CBP may send CBP Form 28, a request for information. It may send CBP Form 29, a notice that it will change a classification, value or rate. Respond within the time stated on the form.',
        'Correction. You can correct your own errors after payment with a post summary correction. Choose ‘Correct after payment…’ on the page of the entry, within 300 days of the entry date and at least 15 days before liquidation. Before you submit it, you see what changes, and what you owe more or less.',
        'Liquidation. CBP makes the final calculation, usually about 314 days after the entry date. If CBP neither liquidates nor extends an entry within one year, the entry is liquidated as you filed it.',
        'Protest. You may protest within 180 days after liquidation.',
        'Records. Keep every record of the entry for five years from its date. CBP may ask for them at any time.',
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
