/** Mailboxes on the web by the domains of their addresses. On phones, their addresses open the provider's app. */
const mailboxes: readonly (readonly [domains: RegExp, address: string])[] = [
  [/^(gmail|googlemail)\.com$/, 'https://mail.google.com/'],
  [/^(outlook|hotmail|live|msn)\./, 'https://outlook.live.com/mail/'],
  [/^(yahoo|ymail)\./, 'https://mail.yahoo.com/'],
  [/^(icloud|me|mac)\.com$/, 'https://www.icloud.com/mail'],
  [/^(yandex\.|ya\.ru$)/, 'https://mail.yandex.ru/'],
  [/^(mail|bk|list|inbox|internet)\.ru$/, 'https://e.mail.ru/'],
  [/^(proton\.me|protonmail\.com|pm\.me)$/, 'https://mail.proton.me/'],
];

/** Opens the mailbox of an address, or else the device's mail app. */
export function mailAppOf(email: string | null | undefined): string {
  const domain = (email ?? '').split('@').at(-1)?.toLowerCase() ?? '';
  return mailboxes.find(([domains]) => domains.test(domain))?.[1] ?? 'mailto:';
}
