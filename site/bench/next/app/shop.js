/** A small shop in memory: no database, no session, one language. Every request is nevertheless rendered anew. */
export const lines = [
  ['VPS', 'NVMe storage, root access and a choice of 20 systems', 345],
  ['Web hosting', 'Sites, email and databases with a control panel', 199],
  ['Dedicated servers', 'Whole machines, configured to order', 5900],
  ['Backup storage', 'FTP, SFTP and rsync for copies of anything', 250],
  ['VPN', 'Exit nodes in eleven countries', 300],
].map(([name, text, cents]) => ({ name, text, cents, href: `/${name.toLowerCase().replaceAll(' ', '-')}/` }));

export const plans = Array.from({ length: 10 }, (_, index) => ({
  name: `NVMe ${index + 1}`,
  cpu: Math.ceil((index + 1) / 2),
  ram: 2 ** Math.ceil(index / 2),
  disk: 20 * (index + 1),
  cents: 345 + index * 280,
}));

export const locations = ['Amsterdam', 'Frankfurt', 'Helsinki', 'Warsaw', 'Paris', 'London', 'Zurich', 'Riga', 'Kyiv'];

export const questions = [
  ['How soon is a server ready?', 'A VPS is ready in about a minute, a dedicated server within a day.'],
  ['Can I change the plan later?', 'Yes. You pay the difference for the rest of the term.'],
  ['Which payment methods are there?', 'Cards, PayPal, bank transfers, coins and the account balance.'],
  ['Is there a trial?', 'Three days for a VPS, without a card.'],
  ['What happens when a term ends?', 'The service is renewed, or ends after several reminders.'],
].map(([question, answer]) => ({ question, answer }));

export const news = ['A new location in Riga', 'IPv6 for every plan', 'Backups twice a day'].map((title, index) => ({
  title,
  text: 'What changes, for whom, from which day on, and what you need to do.',
  date: new Date(Date.UTC(2026, 9 - index, 12)),
}));

export const footer = ['Products', 'Company', 'Help', 'Legal'].map((title) => ({
  title,
  links: Array.from({ length: 6 }, (_, index) => `${title} page ${index + 1}`),
}));

export const price = (cents, locale = 'en-GB') =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100);
