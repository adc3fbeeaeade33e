import type { Catalogue } from '../catalogue/index.ts';
import type { Company, Skipped } from './company/company.ts';
import { type Figures, figuresOf } from './company/figures.ts';
import { plansOf } from '../services/index.ts';
import { type Plan, spoken } from './plan.ts';

/** A part of a report: lines under a title. */
export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Most lines of a list; the rest is counted. */
const most = 30;

const atMost = (lines: readonly string[]): string[] =>
  lines.length <= most ? [...lines] : [...lines.slice(0, most), `… and ${lines.length - most} more`];

const by = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): string =>
  [...Map.groupBy(rows, keyOf)].map(([key, list]) => `${list.length} ${key || '(none)'}`).join(', ');

/** What an import will do, or would do, in words. The same for a dry run and the run itself. */
export function reportOf(plan: Plan, catalogue: Catalogue): Section[] {
  const { clients, company, services, skipped, unmapped } = plan;
  const messages = company.tickets.flatMap((ticket) => ticket.messages);
  const files = messages.flatMap((message) => message.files);
  return [
    {
      title: `${company.title}, imported as “${plan.source}”`,
      lines: [
        ...countLine('Clients', company.clients, ({ status }) => status),
        ...countLine('Services', company.services, ({ statusName }) => statusName),
        ...countLine('Domains', company.domains, ({ status }) => status),
        ...countLine('Invoices', company.invoices, ({ statusName }) => statusName),
        ...countLine('Tickets', company.tickets, ({ statusName }) => statusName),
        `Payments: ${company.payments.length}`,
      ].filter(Boolean),
    },
    {
      title: 'What is imported',
      lines: [
        `${clients.length} clients, with ${company.logins.length} logins. Nobody gets an email. Passwords aren’t taken over: at the first sign-in, customers choose one by the link of “Forgot your password?”.`,
        `${company.logins.flatMap(({ memberships }) => memberships.filter(({ role }) => role !== 'owner')).length} members of teams, ${company.contacts.filter(({ getsInvoices }) => getsInvoices).length} recipients of invoices.`,
        `${services.length} services that run. Nothing is built or charged; staff work on them by hand until then.`,
        `${company.invoices.length} invoices under their own numbers, and ${company.payments.length} payments. Our own series isn’t touched.${company.nextInvoiceNumber ? ` The old shop’s next number would have been ${company.nextInvoiceNumber}.` : ''}`,
        `${company.tickets.length} tickets with ${messages.length} messages${files.length > 0 ? `. Their ${files.length} files aren’t in the dump; the names are kept` : ''}.`,
        `${company.domains.length} domains, services that ended, contacts and remarks, as notes of staff about their customers.`,
      ],
    },
    ...(unmapped.length > 0 ? [unmappedSection(plan, catalogue)] : []),
    ...skippedSections(skipped),
    { title: 'What staff should look at', lines: atMost([...plan.hints, ...duplicateNumbers(company)]) },
    ...money(plan),
  ].filter(({ lines }) => lines.length > 0);
}

const countLine = <Row>(name: string, rows: readonly Row[], keyOf: (row: Row) => string): string[] => [
  `${name}: ${rows.length}${rows.length > 0 ? ` (${by(rows, keyOf)})` : ''}`,
];

function unmappedSection({ unmapped }: Plan, catalogue: Catalogue): Section {
  const plans = plansOf(catalogue);
  const suggested = Object.fromEntries(
    unmapped.map(({ name, product }) => {
      const alike = plans.find((plan) => plan.name.toLowerCase() === name.toLowerCase());
      return [product, alike ? `${alike.line}/${alike.slug}` : null];
    }),
  );
  return {
    title: 'Products without a plan',
    lines: [
      'Services of these products that run aren’t imported until a map names their plan. The run can be repeated with it.',
      ...unmapped.map(({ name, product, running }) => `${product}: ${name}, ${running} running`),
      `Map: ${JSON.stringify({ products: suggested })}`,
      `Plans: ${plans.map(({ line, slug }) => `${line}/${slug}`).join(', ') || 'none in the catalogue yet'}`,
    ],
  };
}

function skippedSections(skipped: readonly Skipped[]): Section[] {
  const byWhy = [...Map.groupBy(skipped, ({ kind, why }) => `${kind} ${why}`)];
  const lines = byWhy.map(([, list]) => {
    const { kind = '', why = '' } = list[0] ?? {};
    const ids = list.map(({ id }) => id);
    const shown = ids.length > 10 ? `${ids.slice(0, 10).join(', ')} and ${ids.length - 10} more` : ids.join(', ');
    return `${ids.length} ${kind}${ids.length === 1 ? '' : 's'} (${shown}): ${why}`;
  });
  return [{ title: 'What isn’t imported', lines: atMost(lines) }];
}

/** Numbers that several invoices have: all but one get their old id added. */
function duplicateNumbers({ invoices }: Company): string[] {
  const byNumber = Map.groupBy(invoices, ({ id, number }) => number || id);
  return [...byNumber].flatMap(([number, list]) =>
    list.length > 1
      ? [
          `${list.length} invoices have the number ${number} (${list.map(({ id }) => id).join(', ')}). It stays with the first one; the others get their id added.`,
        ]
      : [],
  );
}

/** Balances and sums of each currency. */
function money({ company, euroCents }: Plan): Section[] {
  return [...figuresOf(company)].flatMap(([code, figures]) => {
    if (figures.clients === 0) return [];
    const say = (cents: number) => spoken(cents, code);
    const rate = code === 'EUR' ? '' : bookedAs(euroCents(100_000, code));
    return [
      {
        title: `Money in ${code}`,
        lines: [
          ...Object.entries(figures.invoices).map(
            ([status, sums]) =>
              `${sums.count} ${status}: ${say(sums.grossCents)}, of it tax ${say(sums.taxCents)}, credit used ${say(sums.creditCents)}, total ${say(sums.totalCents)}`,
          ),
          `Payments: ${say(figures.payments.inCents)} in, ${say(figures.payments.outCents)} out, fees ${say(figures.payments.feeCents)}`,
          `Open: ${say(figures.openCents)} on ${figures.openCount} invoices`,
          `Balances of clients: ${say(figures.creditCents)}, debts ${say(figures.debtCents)}`,
          ...(figures.negativeCount > 0
            ? [
                `Owed to clients on open credit notes: ${say(figures.negativeCents)}, added to their balances. Check them.`,
              ]
            : []),
          ...(figures.stuckCents > 0
            ? [`Paid for cancelled invoices: ${say(figures.stuckCents)}, added to balances. Check them.`]
            : []),
          `Recurring a month: services ${say(figures.monthlyActiveCents)}, suspended ones ${say(figures.monthlySuspendedCents)}, addons ${say(figures.monthlyAddonCents)}, domains ${say(figures.monthlyDomainCents)}`,
          `Opening entry: receivables ${say(receivable(figures))}, balances ${say(owed(figures))}, equity ${say(receivable(figures) - owed(figures))}${rate}`,
        ],
      },
    ];
  });
}

const bookedAs = (thousand: number | null): string =>
  thousand === null ? ', not booked without a rate' : `, booked in EUR: 1000 are ${spoken(thousand, 'EUR')}`;

const receivable = ({ debtCents, openCents }: Figures): number => openCents + debtCents;
const owed = ({ creditCents, negativeCents, stuckCents }: Figures): number => creditCents + negativeCents + stuckCents;

/** A report for the terminal. */
export const printed = (sections: readonly Section[]): string =>
  sections.map(({ lines, title }) => [title, ...lines.map((line) => `  ${line}`)].join('\n')).join('\n\n');
