import { holdPromise } from '../../test/hold-promise.ts'

holdPromise('cbp')
