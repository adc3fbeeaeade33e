import { z } from 'zod';
import { Country, Id, Ledger, Name, Page, PageQuery, readable, Timestamp } from './common.ts';
import { ErrorCode } from './error-codes.ts';
import { ProductLine } from './lines/product-line.ts';
import { ServiceStatus } from './services.ts';

/** A paid service whose setup has failed at least once, or a dedicated server that isn't delivered yet. */
export const StaffSetup = z.object({
  service: Id,
  name: z.string(),
  account: Id,
  status: ServiceStatus,
  /** Tries that have failed. */
  attempts: z.int(),
  /** What the last one failed with. */
  error: z.string().nullable(),
  first_failed: Timestamp.nullable(),
  /** Null when it isn't tried again. */
  next_try: Timestamp.nullable(),
  /** What the customer has answered about what the server is for; empty for services without such questions. */
  survey: z.array(z.object({ question: z.string(), answer: z.string() })),
});
export type StaffSetup = z.infer<typeof StaffSetup>;

/** State of a task. `canceled`: what it was for has ended otherwise, such as by the end of the service. */
export const StaffTaskState = z.enum(['open', 'done', 'refused', 'canceled']);
export type StaffTaskState = z.infer<typeof StaffTaskState>;

/** Work on a service that staff do by hand. */
export const StaffTask = z.object({
  id: Id,
  service: Id,
  name: z.string(),
  /** `build`, `change`, `suspend`, `resume`, `remove`, or an operation of the customer. */
  kind: z.string(),
  state: StaffTaskState,
  customer: z.object({ account: Id, name: z.string(), email: z.string().nullable() }),
  created: Timestamp,
  /** When an open build has to be finished, as it was sold. */
  due: Timestamp.nullable(),
  is_overdue: z.boolean(),
  finished: Timestamp.nullable(),
});
export type StaffTask = z.infer<typeof StaffTask>;

export const StaffTaskPage = Page(StaffTask);
export const StaffTasksQuery = PageQuery.extend({ state: StaffTaskState.default('open') });
export type StaffTasksQuery = z.infer<typeof StaffTasksQuery>;

/** Why a task can’t be done, in the customer’s words. `other`: a neutral text. */
export const StaffTaskRefusal = z.enum([
  'no_capacity',
  'no_space',
  'image_unreachable',
  'not_supported',
  'invalid_name',
  'other',
]);
export type StaffTaskRefusal = z.infer<typeof StaffTaskRefusal>;

/** A task with what is wanted, and what was entered about it, without passwords. */
export const StaffTaskDetails = StaffTask.extend({
  line: ProductLine,
  /** Short code of the data centre; null for a line that isn’t in one place. */
  location: z.string().nullable(),
  /** What to build or do. `address`: one that the service has, with the length of its network. */
  facts: z.array(
    z.object({
      kind: z.enum([
        'system',
        'panel',
        'size',
        'disk',
        'hardware',
        'image',
        'blocks',
        'ssh_key',
        'address',
        'gateway',
        'reverse',
        'snapshot',
        'snapshot_space',
      ]),
      text: z.string(),
    }),
  ),
  /** The customer’s answers about the use of a dedicated server. */
  survey: z.array(z.object({ question: z.string(), answer: z.string() })),
  refused: StaffTaskRefusal.nullable(),
  entered: z
    .object({
      ipv4: z.string().nullable(),
      ipv6: z.string().nullable(),
      host: z.string().nullable(),
      login: z.string().nullable(),
      host_keys: z.array(z.string()),
      console: z.string().nullable(),
    })
    .nullable(),
  notes: z.string(),
  /** Who finished it. */
  by: z.string().nullable(),
});
export type StaffTaskDetails = z.infer<typeof StaffTaskDetails>;

const entered = Name(255).nullable().default(null);
const httpsAddress = z.url({ protocol: /^https$/ }).max(500);

/** What staff enter about a finished task. A build needs an address or a host, unless it has one or is refused. */
export const StaffTaskResult = z.strictObject({
  /** Set if it can’t be done; nothing else but the notes counts then. */
  refused: StaffTaskRefusal.nullable().default(null),
  ipv4: z.ipv4().nullable().default(null),
  ipv6: z.ipv6().nullable().default(null),
  host: entered,
  login: entered,
  password: entered,
  /** Fingerprints of its SSH host keys, as `ssh-keygen -lf` prints them. */
  host_keys: z
    .array(z.string().regex(/^SHA256:[A-Za-z0-9+/]{43}$/))
    .max(8)
    .default([]),
  /** Management console of a dedicated server, and its rescue system. */
  console: z
    .strictObject({
      url: httpsAddress,
      login: entered,
      password: entered,
      rescue_url: httpsAddress.nullable().default(null),
    })
    .nullable()
    .default(null),
  notes: z.string().overwrite(readable).max(2000).default(''),
});
export type StaffTaskResult = z.output<typeof StaffTaskResult>;

/** A free trial that was refused until its customer has paid something, because others like them had one. */
export const StaffTrial = z.object({
  id: Id,
  account: Id,
  at: Timestamp,
  /** Orders of earlier trials in other accounts, and what is the same. `address`: the postal one. */
  like: z.array(z.object({ order: Id, same: z.array(z.enum(['name', 'address', 'domain', 'network'])) })),
});
export type StaffTrial = z.infer<typeof StaffTrial>;

/** An email that couldn't be delivered, without its text: links and codes in it are its recipient's alone. */
export const StaffEmail = z.object({
  id: Id,
  recipient: z.string(),
  subject: z.string(),
  created: Timestamp,
  attempts: z.int(),
  /** What the last attempt failed with. */
  error: z.string().nullable(),
  /** Its links or codes have expired, so it can't be sent again. */
  is_expired: z.boolean(),
});
export type StaffEmail = z.infer<typeof StaffEmail>;

/** Everything that was ever booked, by account: debits and credits are equal, or money has been lost or made. */
export const TrialBalance = z.object({
  accounts: z.array(
    z.object({
      account: z.string(),
      /** Of tax: whose. */
      country: Country.nullable(),
      /** Of money that a provider has taken: which one. */
      provider: z.string().nullable(),
      debit: Ledger,
      credit: Ledger,
    }),
  ),
  debit: Ledger,
  credit: Ledger,
  is_balanced: z.boolean(),
});
export type TrialBalance = z.infer<typeof TrialBalance>;

/** A line of our account's statement: money that has come by bank transfer, in euros. `id` is the bank's name of it. */
export const StatementLine = z.strictObject({
  id: z.string().min(1).max(100),
  /** What the payer has written; the payment's reference is looked for in it. */
  remittance: z.string().max(4000),
  payer: z.string().max(2000),
  /** Negative for money that went out: with a transfer's reference it's a recall, and its payment is charged back. Lines in other currencies than euros are left out. */
  amount: z.object({ amount: z.string().regex(/^-?\d{1,9}\.\d{2}$/), currency: z.string().regex(/^[A-Z]{3}$/) }),
});
export type StatementLine = z.infer<typeof StatementLine>;

/**
 * A part of a statement. Lines that were handed in before are harmless, unless they say something else now. What isn't a
 * `StatementLine` is refused alone: the other lines are taken in.
 */
export const Statement = z.strictObject({
  lines: z
    .array(z.union([StatementLine, z.unknown()]))
    .min(1)
    .max(1000),
});
export type Statement = z.infer<typeof Statement>;

/** A line as it was taken in. `reference` null: no payment was found, so staff have to look into it. Below zero: a recall. */
export const StatementEntry = StatementLine.extend({
  amount: Ledger.extend({ currency: z.literal('EUR') }),
  reference: z.string().nullable(),
  received: Timestamp,
});
export type StatementEntry = z.infer<typeof StatementEntry>;

/**
 * The latest lines, and those of the statement that were not taken in: `line_malformed`, `line_not_incoming`,
 * `line_not_in_euros`, `line_recalled`, `line_differs`. `index` counts from 0; `id` is null where the line has none.
 */
export const StatementReceipt = z.object({
  lines: z.array(StatementEntry),
  refused: z.array(z.object({ index: z.int(), id: z.string().nullable(), code: ErrorCode, detail: z.string() })),
});
export type StatementReceipt = z.infer<typeof StatementReceipt>;

/** What a line is for that names no payment. */
export const LineAssignment = z.strictObject({
  /** The bank's name of the line. */
  id: z.string().min(1).max(100),
  /** Reference of the transfer that a customer was asked for. */
  reference: z.string().min(1).max(40),
});
export type LineAssignment = z.infer<typeof LineAssignment>;

/** Pays a part of a paid payment back. */
export const PaymentRefund = z.strictObject({
  /** In the currency of the payment. */
  amount: z.string().regex(/^\d{1,9}\.\d{2}$/),
  /** `method`: to where it came from; `balance`: to the customer's balance, for coins, transfers and old cards too. */
  to: z.enum(['method', 'balance']).default('method'),
  /** For the audit log. */
  reason: Name(500).optional(),
});
export type PaymentRefund = z.output<typeof PaymentRefund>;

/** How a datacenter can be tested before an order; what isn't named stays as it is. */
export const LocationTests = z.strictObject({
  /** Must be one of PING_HOSTS for browsers to measure it. */
  ping_host: z.hostname().max(253).nullable().optional(),
  test_ipv4: z.ipv4().nullable().optional(),
  test_ipv6: z.ipv6().nullable().optional(),
  test_files: z
    .array(z.strictObject({ megabytes: z.int().positive(), url: z.url({ protocol: /^https$/ }).max(500) }))
    .max(10)
    .optional(),
  asn: z.int().positive().max(2_147_483_647).nullable().optional(),
});
export type LocationTests = z.infer<typeof LocationTests>;
