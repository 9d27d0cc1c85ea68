/** Where anybody may have a mailbox: the commonest. Nobody proves another one either, since that needs its name servers. */
const PUBLIC_DOMAINS: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com aol.com icloud.com me.com
  mac.com proton.me protonmail.com gmx.com mail.com zoho.com fastmail.com yandex.com qq.com 163.com comcast.net
  verizon.net att.net`.split(/\s+/),
)

/** True if anybody gets an address of the domain, so that it says nothing of where they work. */
export const isPublicMail = (domain: string): boolean => PUBLIC_DOMAINS.has(domain)
