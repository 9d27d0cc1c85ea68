import { t } from '../../../words/t.ts'
import { notFiledSummary } from '../not-filed.ts'
import { type QuestionSection, sentences } from './question.ts'
import { brokerQuestion } from './shared-questions.ts'

export const gettingStarted = (): QuestionSection => ({
  section: t({ id: 'faq.getting-started', defaultMessage: 'Getting Started' }),
  questions: [
    brokerQuestion(),
    {
      id: 'what-do-i-need-before-my-first-entry',
      asks: t({ id: 'faq.need-before-first.asks', defaultMessage: 'What do I need before my first entry?' }),
      answer: t({
        id: 'faq.need-before-first.answer',
        defaultMessage:
          'You need an importer number [27] and the shipment’s commercial invoice, packing list and certificates. A formal entry also needs a surety [4] and a bond type [5].',
      }),
    },
    {
      id: 'how-do-i-get-an-importer-number',
      asks: t({ id: 'faq.get-importer-number.asks', defaultMessage: 'How do I get an importer number?' }),
      answer: t({
        id: 'faq.get-importer-number.answer',
        defaultMessage:
          'A business uses its EIN. A person uses an SSN. CBP can also assign a number. Register the number once with CBP Form 5106.',
      }),
    },
    {
      id: 'do-i-need-a-filer-code',
      asks: t({ id: 'faq.need-filer-code.asks', defaultMessage: 'Do I need a filer code?' }),
      answer: t({
        id: 'faq.need-filer-code.answer',
        defaultMessage:
          'Yes, to file in your own name through ABI. CBP assigns you a filer code of three characters. Enter it in Organization Settings. Without it, entry numbers start with ZZZ, and you can prepare, check and print entries.',
      }),
    },
    {
      id: 'what-does-the-product-not-file',
      asks: t({ id: 'faq.product-file.asks', defaultMessage: 'What does the product not file?' }),
      answer: sentences(
        notFiledSummary(),
        t({
          id: 'faq.product-file.without',
          defaultMessage:
            'We file no in-bond movements and no drawback. A late ISF can cost $5,000. [Known limitations](/documentation/limitations) lists everything.',
        }),
      ),
    },
    {
      id: 'can-i-upload-my-documents',
      asks: t({ id: 'faq.upload-documents.asks', defaultMessage: 'Can I upload my documents?' }),
      answer: t({
        id: 'faq.upload-documents.answer',
        defaultMessage:
          'Yes. Each entry has a Documents page for files: PDF, PNG, JPEG, TIFF, HEIC, CSV, XLSX, DOCX and EML, 25 MB each and 250 MB for an entry. They are stored encrypted and are not sent to CBP. Import lines in step 4 reads the lines of a CSV or XLSX file, or of an invoice as a PDF, a scan or a photograph; you type the rest.',
      }),
    },
    {
      id: 'can-several-people-work-on-the-same-entry',
      asks: t({
        id: 'faq.several-people-work.asks',
        defaultMessage: 'Can several people work on the same entry?',
      }),
      answer: t({
        id: 'faq.several-people-work.answer',
        defaultMessage:
          'Yes. Accounts belong to organizations, and members have roles. When two people change the same entry, the second person to save sees both versions. Nothing is overwritten without notice.',
      }),
    },
  ],
})
