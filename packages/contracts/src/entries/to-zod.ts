import type { FieldDefinition, FieldDefinitions, ValueOf } from '@edfe/domain/entry'
import { say } from '@edfe/domain/messages'
import { z } from 'zod'
import { fault } from '../fault.ts'

const TEXT_LENGTH = 200
const ID_LENGTH = 64
const CODE_LENGTH = 10
const MAX_ROWS = 999

/** Rows are kept under their ids, so each id occurs once. */
const hasIdsOnce = (rows: readonly unknown[]) =>
  new Set(rows.map((row) => (row as { id: string }).id)).size === rows.length

const sameIds = (rows: string) =>
  fault(say({ id: 'request.same-ids', defaultMessage: 'Two {rows} have the same id' }, { rows }))

/** The shape of one field on the wire, by its kind. Shape only: what a value means is for the rules. */
function shapeOf(field: FieldDefinition): z.ZodType {
  const { kind, fields = {}, limit } = field
  switch (kind) {
    case 'group':
      return toZod(fields)
    case 'list': {
      const rows = z.array(toZod(fields)).max(limit ?? MAX_ROWS)
      return 'id' in fields ? rows.refine(hasIdsOnce, sameIds(`${field.row}s`)) : rows
    }
    case 'codes':
      return z.array(z.string().max(CODE_LENGTH)).max(limit ?? MAX_ROWS)
    case 'flag':
      return z.boolean()
    case 'id':
      return z.string().min(1).max(ID_LENGTH)
    case 'row-number':
      return z.int().min(1).max(MAX_ROWS)
    case 'count':
      return z.int().min(0)
    default:
      if (field.closed && field.values) return z.enum(field.values).or(z.literal(''))
      return z.string().max(limit ?? TEXT_LENGTH)
  }
}

type ShapeOf<Field> = z.ZodType<ValueOf<Field>, ValueOf<Field>>
type ObjectOf<Fields> = z.ZodObject<
  {
    [Name in keyof Fields]: Fields[Name] extends { always: true }
      ? ShapeOf<Fields[Name]>
      : z.ZodOptional<ShapeOf<Fields[Name]>>
  },
  z.core.$strict
>

/**
 * The object that a table of fields describes: every field may be left out but those of every row, texts are bounded
 * so that no field can carry a book, and unknown keys are refused.
 */
export const toZod = <Fields extends FieldDefinitions>(fields: Fields): ObjectOf<Fields> =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const shape = shapeOf(field)
        return [name, field.always ? shape : shape.optional()]
      }),
    ),
  ) as ObjectOf<Fields>
