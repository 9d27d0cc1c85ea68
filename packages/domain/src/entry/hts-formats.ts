import type { Format } from './field-formats.ts'

/** HTSUS of ten digits as NNNN.NN.NNNN, the form's way of writing it. */
export const formHts: Format = (typed) => {
  const digits = typed.replace(/[\s.-]/g, '')
  return /^\d{10}$/.test(digits)
    ? `${digits.slice(0, 4)}.${digits.slice(4, 6)}.${digits.slice(6)}`
    : typed.trim()
}

/** A number of the tariff with its dots: eight digits as NNNN.NN.NN, ten as NNNN.NN.NNNN. */
export const tariffNumber: Format = (typed) => {
  const digits = typed.replace(/[\s.-]/g, '')
  return /^\d{8}$/.test(digits)
    ? `${digits.slice(0, 4)}.${digits.slice(4, 6)}.${digits.slice(6)}`
    : formHts(typed)
}

/** HTSUS as NNNN.NN.NN.NN, the data layer's way of writing the same ten digits. */
export const dataLayerHts: Format = (typed) => {
  const digits = typed.replace(/[\s.-]/g, '')
  return /^\d{10}$/.test(digits) ? `${formHts(digits).slice(0, 10)}.${digits.slice(8)}` : typed.trim()
}
