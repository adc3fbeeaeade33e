/** Providers whose domains all lead to one mailbox, and how its name is spelt in one way. */
const aliases: readonly { readonly domains: readonly string[]; readonly spelt: (box: string) => string }[] = [
  { domains: ['gmail.com', 'googlemail.com'], spelt: (box) => box.replaceAll('.', '') },
  {
    domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
    spelt: (box) => box.replaceAll(/[-._]/g, ''),
  },
  { domains: ['icloud.com', 'me.com', 'mac.com'], spelt: (box) => box },
  {
    domains: ['yandex.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua', 'ya.ru'],
    spelt: (box) => box.replaceAll('-', '.'),
  },
];

/** The mailbox behind an address: without what follows a plus sign, and in one of the spellings that lead to it. */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@');
  const [box = ''] = name.split('+');
  const provider = aliases.find(({ domains }) => domains.includes(host));
  return provider ? `${provider.spelt(box)}@${provider.domains[0]}` : `${box}@${host}`;
}
