import { Button, IconButton } from '../../src/ui/button.tsx'
import controlStyles from '../../src/ui/control.module.css'
import { ChoiceField, Field, FieldMessage, ReadOnlyField, SelectBox } from '../../src/ui/field.tsx'
import { LinkButton, LinkIcon } from '../../src/ui/link-button.tsx'
import { Menu, MenuItem } from '../../src/ui/menu.tsx'
import { numberChoice } from '../../src/ui/number-choice.tsx'
import { OfficialName } from '../../src/ui/official-name.tsx'
import { Segmented, Tick } from '../../src/ui/segmented.tsx'
import { PasswordField, SelectField, TextAreaField, TextField } from '../../src/ui/text-field.tsx'
import { Unfolding } from '../../src/ui/unfolding.tsx'
import type { Example } from '../example.ts'
import { Kept, nothing } from '../kept.tsx'
import { LONG_NAME, LONG_TEXT } from './long.ts'

const PORTS = [
  ['2704', '2704 Los Angeles, California'],
  ['2709', '2709 Long Beach, California'],
] as const

/** Controls of `src/ui`: buttons, fields and choices. */
export const controls: readonly Example[] = [
  {
    component: 'Button',
    states: {
      usual: (
        <>
          <Button>Save</Button> <Button look="quiet">Cancel</Button> <Button look="plain">Undo</Button>{' '}
          <Button look="danger">Delete</Button>{' '}
          <Button look="quiet" small icon="upload">
            Import
          </Button>
          <p>
            A sentence with <Button look="inline">a button</Button> in it.
          </p>
        </>
      ),
      loading: <Button busy>Saving…</Button>,
      'not possible now': <Button disabledReason="There are no drafts to continue.">Continue Draft</Button>,
      'long text': <Button isWide>{LONG_TEXT}</Button>,
    },
  },
  {
    component: 'IconButton',
    states: { usual: <IconButton icon="close" label="Close message" onClick={nothing} /> },
  },
  {
    component: 'LinkButton',
    states: {
      usual: (
        <>
          <LinkButton to="/entries/new/step-1" icon="plus">
            New Entry
          </LinkButton>{' '}
          <LinkButton to="/entries" look="quiet" small>
            All entries
          </LinkButton>
        </>
      ),
    },
  },
  {
    component: 'LinkIcon',
    states: { usual: <LinkIcon to="/entries" icon="view" label="View ZZZ-0000001-8" /> },
  },
  {
    component: 'Menu',
    states: {
      usual: (
        <Menu label="More">
          <MenuItem onClick={nothing}>Copy the entry</MenuItem>
          <MenuItem onClick={nothing} disabledReason="Only an admin deletes entries.">
            Delete the entry
          </MenuItem>
        </Menu>
      ),
    },
  },
  {
    component: 'Unfolding',
    states: { usual: <Unfolding summary="Duty and fees">$842.17</Unfolding> },
  },
  {
    component: 'TextField',
    states: {
      usual: <TextField label="Job title" defaultValue="Import manager" hint="As it reads on the form" />,
      error: <TextField label="Email" error="Email must look like name@example.com" defaultValue="ann" />,
      empty: <TextField label="Phone" optional placeholder="+1 310 555 0100" />,
      'long text': <TextField label={LONG_TEXT} hint={LONG_TEXT} note={LONG_TEXT} defaultValue={LONG_NAME} />,
      'read-only': <TextField label="Entry number" readOnly defaultValue="ZZZ-0000001-8" />,
    },
  },
  {
    component: 'TextAreaField',
    states: {
      usual: <TextAreaField label="Comment" defaultValue="The invoice has the wrong port." />,
      error: <TextAreaField label="Comment" error="Comment is required" />,
    },
  },
  {
    component: 'PasswordField',
    states: {
      usual: <PasswordField label="Password" defaultValue="correct horse" />,
      error: <PasswordField label="Password" error="Password is required" />,
    },
  },
  {
    component: 'SelectField',
    states: {
      usual: <SelectField label="Port" options={PORTS} />,
      error: <SelectField label="Port" options={PORTS} error="Choose a port" />,
      'long text': <SelectField label="Port" options={[['1', LONG_TEXT]]} />,
    },
  },
  {
    component: 'OfficialName',
    states: {
      usual: (
        <p lang="es">
          Peso bruto
          <OfficialName name="Gross weight" />
        </p>
      ),
    },
  },
  {
    component: 'Field',
    states: {
      usual: (
        <Field id="field-usual" label="Vessel" hint="Block 8" note="As the bill of lading names it">
          <input id="field-usual" className={controlStyles.control} defaultValue="EVER GIVEN" />
        </Field>
      ),
      warning: (
        <Field
          id="field-warning"
          label="Vessel"
          message={{ severity: 'warning', text: 'No other entry names this vessel.' }}
        >
          <input id="field-warning" className={controlStyles.control} defaultValue="EVER GIVNE" />
        </Field>
      ),
    },
  },
  {
    component: 'ChoiceField',
    states: {
      usual: (
        <ChoiceField id="choice" label="Documents that are missing" hint="Block 20">
          <Kept initial={false}>
            {(isTicked, keep) => <Tick label="Commercial invoice" checked={isTicked} onChange={keep} />}
          </Kept>
        </ChoiceField>
      ),
    },
  },
  {
    component: 'ReadOnlyField',
    states: {
      'read-only': (
        <ReadOnlyField id="read-only" label="Entered value" note="The sum of the lines">
          $12,480.00
        </ReadOnlyField>
      ),
    },
  },
  {
    component: 'FieldMessage',
    states: {
      error: <FieldMessage id="alone" message={{ severity: 'error', text: 'Port code is required' }} />,
      'long text': <FieldMessage id="alone-long" message={{ severity: 'error', text: LONG_TEXT }} />,
    },
  },
  {
    component: 'SelectBox',
    states: {
      usual: (
        <SelectBox>
          <select aria-label="Unit" className={controlStyles.control}>
            <option>NO</option>
          </select>
        </SelectBox>
      ),
    },
  },
  {
    component: 'numberChoice',
    states: { usual: <p>{numberChoice('123456789', nothing)}</p> },
  },
  {
    component: 'Segmented',
    states: {
      usual: (
        <Kept<'all' | 'mine'> initial="all">
          {(scope, keep) => (
            <Segmented
              legend="Tasks"
              hint="Whose tasks the list has"
              options={[
                ['all', 'Of everybody'],
                ['mine', 'Mine'],
              ]}
              value={scope}
              onChange={keep}
            />
          )}
        </Kept>
      ),
      'long text': (
        <Segmented
          legend={LONG_TEXT}
          options={[
            ['a', LONG_TEXT],
            ['b', 'No'],
          ]}
          value={undefined}
          onChange={nothing}
        />
      ),
    },
  },
  {
    component: 'Tick',
    states: {
      usual: <Tick label="Keyboard shortcuts" note="Press ? to see them" checked onChange={nothing} />,
      'long text': <Tick label={LONG_TEXT} note={LONG_TEXT} checked={false} onChange={nothing} />,
    },
  },
]
