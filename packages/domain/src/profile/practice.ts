/** Where submissions go: the simulator is practice, the others reach CBP. */
export const CUSTOMS_GATEWAYS = ['simulator', 'directory', 'https', 'sftp', 'customscity'] as const
export type CustomsGatewayName = (typeof CUSTOMS_GATEWAYS)[number]

/** True if nothing that was submitted through the gateway reached CBP. */
export const isPractice = (gateway: CustomsGatewayName): boolean => gateway === 'simulator'

/** True if the gateway takes documents of a service, which writes the records for CBP itself. */
export const takesDocuments = (gateway: CustomsGatewayName): boolean => gateway === 'customscity'

/** True if what was filed over one gateway goes on over the other: both reach CBP, or both are practice. */
export const isSameCustoms = (one: CustomsGatewayName, other: CustomsGatewayName): boolean =>
  isPractice(one) === isPractice(other)

/** Why an organization practises: the server has no connection to CBP, or the organization no confirmed filer code. */
export const PRACTICE_REASONS = ['simulator', 'no_filer_code'] as const
export type PracticeReason = (typeof PRACTICE_REASONS)[number]

/**
 * Why nothing that an organization submits now reaches CBP; undefined for one that files. CBP takes a summary only from
 * whom it has given a filer code (19 CFR 143.2), so without one that the operator has confirmed there is practice only.
 */
export function practiceReason({
  gateway,
  hasFilerCode,
}: {
  gateway: CustomsGatewayName
  hasFilerCode: boolean
}): PracticeReason | undefined {
  if (isPractice(gateway)) return 'simulator'
  return hasFilerCode ? undefined : 'no_filer_code'
}
