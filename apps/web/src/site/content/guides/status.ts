import { t } from '../../../words/t.ts'
import { documentationPage } from '../../documentation-pages.ts'
import type { Guide } from './guide.ts'

export const statusGuide = (): Guide => ({
  ...documentationPage('/documentation/status'),
  description: t({
    id: 'status-guide.description',
    defaultMessage:
      'What each entry status means, what CBP messages ask you to do, and what happens after filing.',
  }),
  lead: t({
    id: 'status-guide.lead',
    defaultMessage: 'From draft to released, and what CBP messages ask you to do.',
  }),
  sections: [
    {
      heading: t({ id: 'status-guide.statuses.heading', defaultMessage: 'Statuses' }),
      table: {
        head: [
          t({ id: 'status-guide.statuses.head-1', defaultMessage: 'Status' }),
          t({ id: 'status-guide.statuses.head-2', defaultMessage: 'What it means' }),
        ],
        rows: [
          [
            t({ id: 'status-guide.statuses.draft', defaultMessage: 'Draft' }),
            t({
              id: 'status-guide.statuses.draft.means',
              defaultMessage: 'You can edit it. We have sent nothing.',
            }),
          ],
          [
            t({ id: 'status-guide.statuses.validated', defaultMessage: 'Validated' }),
            t({
              id: 'status-guide.statuses.validated.means',
              defaultMessage:
                'The entry passed every check. An approver or administrator can submit it. Any change makes it a draft again.',
            }),
          ],
          [
            t({ id: 'status-guide.statuses.submitted', defaultMessage: 'Submitted' }),
            t({
              id: 'status-guide.statuses.submitted.means',
              defaultMessage:
                'The entry is locked as signed and is on its way to CBP. You can no longer change it.',
            }),
          ],
          [
            t({ id: 'status-guide.statuses.accepted', defaultMessage: 'Accepted' }),
            t({
              id: 'status-guide.statuses.accepted.means',
              defaultMessage:
                'CBP has the entry summary on file. Duty and fees are due within 10 working days of the entry date.',
            }),
          ],
          [
            t({ id: 'status-guide.statuses.rejected', defaultMessage: 'Rejected' }),
            t({
              id: 'status-guide.statuses.rejected.means',
              defaultMessage:
                'CBP did not accept the entry. We explain each condition in plain words. Correct the entry and file it again.',
            }),
          ],
          [
            t({ id: 'status-guide.statuses.hold', defaultMessage: 'Hold' }),
            t({
              id: 'status-guide.statuses.hold.means',
              defaultMessage: 'CBP or another agency holds the goods until a question is answered.',
            }),
          ],
          [
            t({ id: 'status-guide.statuses.released', defaultMessage: 'Released' }),
            t({ id: 'status-guide.statuses.released.means', defaultMessage: 'CBP has released the goods.' }),
          ],
        ],
      },
    },
    {
      heading: t({ id: 'status-guide.who-may.heading', defaultMessage: 'Who may change a status' }),
      table: {
        head: [
          t({ id: 'status-guide.who-may.head-1', defaultMessage: 'Change' }),
          t({ id: 'status-guide.who-may.head-2', defaultMessage: 'Role' }),
        ],
        rows: [
          [
            t({ id: 'status-guide.who-may.validated', defaultMessage: 'To validated' }),
            t({ id: 'status-guide.who-may.validated.means', defaultMessage: 'Preparer, approver, admin' }),
          ],
          [
            t({ id: 'status-guide.who-may.submitted', defaultMessage: 'To submitted' }),
            t({ id: 'status-guide.who-may.submitted.means', defaultMessage: 'Approver, admin' }),
          ],
          [
            t({
              id: 'status-guide.who-may.accepted-rejected',
              defaultMessage: 'To accepted, rejected, hold, released',
            }),
            t({
              id: 'status-guide.who-may.accepted-rejected.means',
              defaultMessage: 'CBP’s response; an admin when the message arrived another way',
            }),
          ],
        ],
      },
    },
    {
      heading: t({ id: 'status-guide.messages.heading', defaultMessage: 'The messages' }),
      list: [
        t({
          id: 'status-guide.messages.item-1',
          defaultMessage:
            'AE is the entry summary that we send: records of 80 characters, one entry summary per message.',
        }),
        t({
          id: 'status-guide.messages.item-2',
          defaultMessage:
            'AX is the response. A means accepted. R means rejected. Each condition has a three-character code, a severity and a short text from CBP. We show all three and add an explanation in plain words. [CBP Condition Codes](/documentation/conditions) explains every code.',
        }),
        t({
          id: 'status-guide.messages.item-3',
          defaultMessage:
            'We automatically resend a message that could not be delivered. The wait grows after each attempt. CBP files a message with the same number only once, however often we send it.',
        }),
      ],
    },
    {
      heading: t({ id: 'status-guide.after-acceptance.heading', defaultMessage: 'After acceptance' }),
      steps: [
        t({
          id: 'status-guide.after-acceptance.step-1',
          defaultMessage:
            'Release. CBP and any other responsible agency release the goods, request documents or examine the goods. You file the release (CBP Form 3461) before the goods arrive, or with the entry summary: the first question of step 2 asks which.',
        }),
        t({
          id: 'status-guide.after-acceptance.step-2',
          defaultMessage:
            'Requests. When CBP asks for documents, answer the request on the page of the entry: choose the documents, print the cover sheet, send them to CBP and record how you sent them.',
        }),
        t({
          id: 'status-guide.after-acceptance.step-3',
          defaultMessage:
            'Payment. Duty and fees [44] are due within 10 working days of the entry date. You pay them through a statement in ACE.',
        }),
        t({
          id: 'status-guide.after-acceptance.step-4',
          defaultMessage:
            'Review. CBP may send CBP Form 28, a request for information. It may send CBP Form 29, a notice that it will change a classification, value or rate. Respond within the time stated on the form.',
        }),
        t({
          id: 'status-guide.after-acceptance.step-5',
          defaultMessage:
            'Correction. You can correct your own errors after payment with a post summary correction. Choose ‘Correct after payment…’ on the page of the entry, within 300 days of the entry date and at least 15 days before liquidation. Before you submit it, you see what changes, and what you owe more or less.',
        }),
        t({
          id: 'status-guide.after-acceptance.step-6',
          defaultMessage:
            'Liquidation. CBP makes the final calculation, usually about 314 days after the entry date. If CBP neither liquidates nor extends an entry within one year, the entry is liquidated as you filed it.',
        }),
        t({
          id: 'status-guide.after-acceptance.step-7',
          defaultMessage: 'Protest. You may protest within 180 days after liquidation.',
        }),
        t({
          id: 'status-guide.after-acceptance.step-8',
          defaultMessage:
            'Records. Keep every record of the entry for five years from its date. CBP may ask for them at any time.',
        }),
      ],
    },
  ],
  sources: [
    t({ id: 'status-guide.source-1', defaultMessage: 'CATAIR, Entry Summary Create/Update chapter (AE/AX)' }),
    t({
      id: 'status-guide.source-2',
      defaultMessage: '19 CFR 142.12 and 24.25 (time for summary and payment)',
    }),
    t({
      id: 'status-guide.source-3',
      defaultMessage: '19 CFR 159.11 and 159.12 (liquidation and extension)',
    }),
    t({ id: 'status-guide.source-4', defaultMessage: '19 U.S.C. 1514 (protest)' }),
    t({ id: 'status-guide.source-5', defaultMessage: '19 CFR 163.4 (record retention)' }),
  ],
})
