import type { Guide } from './guide.ts'

export const TROUBLESHOOTING: Guide = {
  path: '/documentation/troubleshooting',
  title: 'Troubleshooting',
  description: 'A draft that will not save, a check that will not pass, an entry that CBP rejected.',
  lead: 'A draft that will not save, a check that will not pass.',
  sections: [
    {
      heading: 'Saving',
      table: {
        head: ['What you see', 'What to do'],
        rows: [
          [
            'Not saved, trying again',
            'The connection is lost or slow. Keep typing. Your browser keeps your changes and saves them when the server responds.',
          ],
          [
            'Someone else saved newer changes',
            'Two people edited the same entry. You see both versions side by side. Choose one for each field.',
          ],
          [
            'You were signed out',
            'Sign in again. You return to the same step, and what you typed is still there.',
          ],
          [
            'This entry is read-only',
            'The entry has been submitted. If CBP rejected it, choose Correct and file again.',
          ],
        ],
      },
    },
    {
      heading: 'Checks that often fail',
      table: {
        head: ['Message', 'Usual cause'],
        rows: [
          [
            'Invalid SCAC code for vessel transport',
            'The bill of lading number [12] must begin with the carrier’s code, as printed on the bill. You can confirm an unlisted carrier once.',
          ],
          [
            'Export date must be before import date',
            'Block [15] is the day the goods left. Block [11] is the day they arrived.',
          ],
          [
            'HTSUS Number must be in format XXXX.XX.XXXX (e.g., 6201.19.1010)',
            'Enter all ten digits in [33]. Eight digits are a rate line, not a reporting number.',
          ],
          [
            'IT date is required when IT number is provided',
            'Fill in both [16] and [17]. Leave both empty if the goods did not move in bond.',
          ],
          [
            'Electronic signature must exactly match the declarant name',
            'Type the signature in [45] exactly like the declarant name above it.',
          ],
        ],
      },
    },
    {
      heading: 'When CBP rejects an entry',
      steps: [
        'Open the entry. Each condition says what CBP found and links to the field.',
        'Choose Correct and file again. You get a draft with everything you typed, under the same number unless CBP refused the number.',
        'Correct the field, sign again and submit.',
      ],
    },
    {
      heading: 'Signing in',
      list: [
        'We send the reset link to the email address of the account. Check your spam folder.',
        'After several failed attempts, sign-in pauses for a short time.',
        'If a member cannot see an entry, an administrator can check the member’s role and whether the membership is active.',
      ],
    },
  ],
}
