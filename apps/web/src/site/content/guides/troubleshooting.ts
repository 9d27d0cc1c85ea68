import { t } from '../../../words/t.ts'
import { documentationPage } from '../../documentation-pages.ts'
import type { Guide } from './guide.ts'

export const troubleshooting = (): Guide => ({
  ...documentationPage('/documentation/troubleshooting'),
  description: t({
    id: 'troubleshooting.description',
    defaultMessage: 'A draft that will not save, a check that will not pass, an entry that CBP rejected.',
  }),
  lead: t({
    id: 'troubleshooting.lead',
    defaultMessage: 'A draft that will not save, a check that will not pass.',
  }),
  sections: [
    {
      heading: t({ id: 'troubleshooting.saving.heading', defaultMessage: 'Saving' }),
      table: {
        head: [
          t({ id: 'troubleshooting.saving.head-1', defaultMessage: 'What you see' }),
          t({ id: 'troubleshooting.saving.head-2', defaultMessage: 'What to do' }),
        ],
        rows: [
          [
            t({ id: 'troubleshooting.saving.saved-trying', defaultMessage: 'Not saved, trying again' }),
            t({
              id: 'troubleshooting.saving.saved-trying.means',
              defaultMessage:
                'The connection is lost or slow. Keep typing. Your browser keeps your changes and saves them when the server responds.',
            }),
          ],
          [
            t({
              id: 'troubleshooting.saving.someone-else',
              defaultMessage: 'Someone else saved newer changes',
            }),
            t({
              id: 'troubleshooting.saving.someone-else.means',
              defaultMessage:
                'Two people edited the same entry. You see both versions side by side. Choose one for each field.',
            }),
          ],
          [
            t({ id: 'troubleshooting.saving.were-signed', defaultMessage: 'You were signed out' }),
            t({
              id: 'troubleshooting.saving.were-signed.means',
              defaultMessage:
                'Sign in again. You return to the same step, and what you typed is still there.',
            }),
          ],
          [
            t({ id: 'troubleshooting.saving.this-entry', defaultMessage: 'This entry is read-only' }),
            t({
              id: 'troubleshooting.saving.this-entry.means',
              defaultMessage:
                'The entry has been submitted. If CBP rejected it, choose Correct and file again.',
            }),
          ],
        ],
      },
    },
    {
      heading: t({ id: 'troubleshooting.checks-that.heading', defaultMessage: 'Checks that often fail' }),
      table: {
        head: [
          t({ id: 'troubleshooting.checks-that.head-1', defaultMessage: 'Message' }),
          t({ id: 'troubleshooting.checks-that.head-2', defaultMessage: 'Usual cause' }),
        ],
        rows: [
          [
            t({
              id: 'troubleshooting.checks-that.invalid-scac',
              defaultMessage: 'Invalid SCAC code for vessel transport',
            }),
            t({
              id: 'troubleshooting.checks-that.invalid-scac.means',
              defaultMessage:
                'The bill of lading number [12] must begin with the carrier’s code, as printed on the bill. You can confirm an unlisted carrier once.',
            }),
          ],
          [
            t({
              id: 'troubleshooting.checks-that.export-date',
              defaultMessage: 'Export date must be before import date',
            }),
            t({
              id: 'troubleshooting.checks-that.export-date.means',
              defaultMessage: 'Block [15] is the day the goods left. Block [11] is the day they arrived.',
            }),
          ],
          [
            t({
              id: 'troubleshooting.checks-that.htsus-number',
              defaultMessage: 'HTSUS Number must be in format XXXX.XX.XXXX (e.g., 6201.19.1010)',
            }),
            t({
              id: 'troubleshooting.checks-that.htsus-number.means',
              defaultMessage:
                'Enter all ten digits in [33]. Eight digits are a rate line, not a reporting number.',
            }),
          ],
          [
            t({
              id: 'troubleshooting.checks-that.date-required',
              defaultMessage: 'IT date is required when IT number is provided',
            }),
            t({
              id: 'troubleshooting.checks-that.date-required.means',
              defaultMessage:
                'Fill in both [16] and [17]. Leave both empty if the goods did not move in bond.',
            }),
          ],
          [
            t({
              id: 'troubleshooting.checks-that.electronic-signature',
              defaultMessage: 'Electronic signature must exactly match the declarant name',
            }),
            t({
              id: 'troubleshooting.checks-that.electronic-signature.means',
              defaultMessage: 'Type the signature in [45] exactly like the declarant name above it.',
            }),
          ],
        ],
      },
    },
    {
      heading: t({ id: 'troubleshooting.cbp-rejects.heading', defaultMessage: 'When CBP rejects an entry' }),
      steps: [
        t({
          id: 'troubleshooting.cbp-rejects.step-1',
          defaultMessage: 'Open the entry. Each condition says what CBP found and links to the field.',
        }),
        t({
          id: 'troubleshooting.cbp-rejects.step-2',
          defaultMessage:
            'Choose Correct and file again. You get a draft with everything you typed, under the same number unless CBP refused the number.',
        }),
        t({
          id: 'troubleshooting.cbp-rejects.step-3',
          defaultMessage: 'Correct the field, sign again and submit.',
        }),
      ],
    },
    {
      heading: t({ id: 'troubleshooting.signing.heading', defaultMessage: 'Signing in' }),
      list: [
        t({
          id: 'troubleshooting.signing.item-1',
          defaultMessage:
            'We send the reset link to the email address of the account. Check your spam folder.',
        }),
        t({
          id: 'troubleshooting.signing.item-2',
          defaultMessage: 'After several failed attempts, sign-in pauses for a short time.',
        }),
        t({
          id: 'troubleshooting.signing.item-3',
          defaultMessage:
            'If a member cannot see an entry, an administrator can check the member’s role and whether the membership is active.',
        }),
      ],
    },
  ],
})
