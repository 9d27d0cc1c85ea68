import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import { STEP_1, STEP_2, STEP_4 } from './fixtures/sample-forms.ts'
import { expectNoSidewaysScroll } from './harness/accessible.ts'
import { newSession } from './harness/api-session.ts'
import * as mouse from './harness/by-mouse.ts'
import { counted } from './harness/effort.ts'
import type { Field } from './harness/field.ts'
import { figuresOf, sentRecords } from './harness/filed.ts'
import { newPerson } from './harness/person.ts'
import { submitAndBeAccepted } from './harness/review.ts'
import { setUpOrganization } from './harness/set-up-organization.ts'
import { expect, long, test } from './harness/test.ts'

const { made, printed } = SAMPLE_ENTRY

/** A bill of lading as a large ocean carrier prints it: letters and digits after the code of the carrier. */
const BILL = 'EGLVNGBE12345600'

const only = (fields: readonly Field[], ...labels: string[]) =>
  fields.filter(({ label }) => labels.includes(label))
const without = (fields: readonly Field[], ...labels: string[]) =>
  fields.filter(({ label }) => !labels.includes(label))

test(
  'an organization that is set up files lamps on a phone with fewer than 25 typed fields, without an error in the review',
  long,
  async ({ page, context, product }) => {
    const session = await newSession(product, context, newPerson(made.declarant.name))
    await setUpOrganization(session)

    await page.setViewportSize({ width: 390, height: 844 })
    const { fillAll, press, effort } = counted(mouse)
    await page.goto('/entries/new/step-1')
    await fillAll(page, only(STEP_1, 'Entry date', 'Summary date'))
    await press(page, 'Save & Continue', /\/step-2$/)
    await fillAll(page, [...without(STEP_2, 'Bill of lading'), { label: 'Bill of lading', value: BILL }])
    await press(page, 'Save & Continue', /\/step-3$/)
    await fillAll(page, [{ label: 'Location of goods', value: printed.location }])
    await fillAll(page, [{ label: 'Same as Importer of Record', kind: 'tick' }])
    await press(page, 'Save & Continue', /\/step-4$/)
    await fillAll(page, STEP_4)
    await press(page, 'Save & Continue', /\/step-5$/)
    await expectNoSidewaysScroll(page, 'step 5 on a phone')
    await fillAll(page, [
      { label: 'I declare that I am the importer of record', kind: 'tick' },
      { label: 'I further declare that the merchandise', kind: 'tick' },
      { label: 'Signature', value: made.declarant.name },
    ])
    await press(page, 'Save & Continue', /\/step-6$/)

    expect(effort.typed, JSON.stringify(effort)).toBeLessThan(25)
    await submitAndBeAccepted(page)
    expect(figuresOf(await sentRecords(page))).toMatchObject({
      totalDuty: printed.duty,
      total: printed.total,
    })
  },
)
