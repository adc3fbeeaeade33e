import { z } from 'zod';
import { CalendarDate, Id, IdText, Ledger, Prose, Timestamp } from './common.ts';
import { ErrorCode } from './error-codes.ts';

const cursor = IdText.optional();

/** What a file of a bank statement is: ISO 20022 CAMT.052–054, SWIFT MT940, or a table of columns. */
export const StatementFormat = z.enum(['camt', 'mt940', 'csv']);
export type StatementFormat = z.infer<typeof StatementFormat>;

/** Order of day, month and year. */
export const StatementDates = z.enum(['ymd', 'dmy', 'mdy']);
export type StatementDates = z.infer<typeof StatementDates>;

const column = z.int().min(0).max(199);

/** Which columns of a CSV file are what, counted from 0. Kept for the next file with the same columns. */
export const StatementMapping = z.strictObject({
  /** Whether the first row names the columns. */
  has_header: z.boolean().default(true),
  date: column,
  dates: StatementDates,
  amount: column,
  decimal: z.enum([',', '.']),
  /** Column that says whether money went out, and what it says then; null when amounts have a sign. */
  direction: column.nullable().default(null),
  outgoing: z.string().trim().max(40).default(''),
  payer: column.nullable().default(null),
  iban: column.nullable().default(null),
  currency: column.nullable().default(null),
  /** What the payer has written. */
  remittance: z.array(column).min(1).max(6),
});
export type StatementMapping = z.output<typeof StatementMapping>;

/** `columns`: it has to be said which columns are what; `open`: the import was interrupted, and can be continued. */
export const StatementImportState = z.enum(['columns', 'open', 'done']);
export type StatementImportState = z.infer<typeof StatementImportState>;

/** A file of a bank statement. */
export const StatementImport = z.object({
  id: Id,
  name: z.string(),
  format: StatementFormat,
  state: StatementImportState,
  /** Who has uploaded it. */
  by: z.string(),
  created: Timestamp,
  /** Lines, by what became of them. `outgoing` ones and `known` ones change nothing. */
  matched: z.int(),
  unmatched: z.int(),
  known: z.int(),
  outgoing: z.int(),
  refused: z.int(),
});
export type StatementImport = z.infer<typeof StatementImport>;

export const StatementImportsQuery = z.object({ before: cursor });
export type StatementImportsQuery = z.infer<typeof StatementImportsQuery>;
/** Newest first. `next`: `before` of the next page; null on the last. */
export const StatementImportPage = z.object({ results: z.array(StatementImport), next: Id.nullable() });
export type StatementImportPage = z.infer<typeof StatementImportPage>;

/** An import with what to decide, and what was left out. */
export const StatementImportDetails = StatementImport.extend({
  /** The first rows of a CSV file while its columns aren’t known; null otherwise. */
  table: z.object({ rows: z.array(z.array(z.string())), columns: z.int() }).nullable(),
  /** What is known about its columns, or guessed; null for another format. */
  mapping: StatementMapping.partial().nullable(),
  /** The first hundred lines that were left out though money came in or was taken back. `row` counts from 1. */
  left_out: z.array(z.object({ row: z.int(), text: z.string(), code: ErrorCode, detail: z.string() })),
});
export type StatementImportDetails = z.infer<typeof StatementImportDetails>;

/** `unmatched`: money that nobody has been found for. `aside`: staff have decided that it’s no customer’s. */
export const TransferState = z.enum(['unmatched', 'matched', 'aside', 'all']);
export type TransferState = z.infer<typeof TransferState>;

/** A line of the bank statement. */
export const StaffTransfer = z.object({
  id: Id,
  /** The bank’s name of the line. */
  line: z.string(),
  state: z.enum(['unmatched', 'matched', 'aside']),
  /** Day of the statement; null for lines that came without one. */
  booked: CalendarDate.nullable(),
  received: Timestamp,
  payer: z.string(),
  iban: z.string().nullable(),
  remittance: z.string(),
  /** Below zero: the bank has taken it back. */
  amount: Ledger,
  reference: z.string().nullable(),
  /** Account of the customer whose it is. */
  account: Id.nullable(),
});
export type StaffTransfer = z.infer<typeof StaffTransfer>;

export const StaffTransfersQuery = z.object({
  state: TransferState.default('unmatched'),
  search: z.string().trim().max(100).default(''),
  before: cursor,
});
export type StaffTransfersQuery = z.infer<typeof StaffTransfersQuery>;
/** Newest first. `next`: `before` of the next page; null on the last. */
export const StaffTransferPage = z.object({ results: z.array(StaffTransfer), next: Id.nullable() });
export type StaffTransferPage = z.infer<typeof StaffTransferPage>;

/** Why a payment may be what a transfer is for. */
export const TransferHint = z.enum(['reference', 'amount', 'iban', 'payer']);
export type TransferHint = z.infer<typeof TransferHint>;

/** A payment that a transfer may be for, the likeliest first. */
export const TransferSuggestion = z.object({
  reference: z.string(),
  description: z.string(),
  amount: Ledger,
  /** What has arrived of it. */
  received: Ledger,
  customer: z.object({ account: Id, name: z.string() }),
  asked: Timestamp,
  /** Whether it was paid otherwise or abandoned since: the money is credited to the balance then. */
  is_closed: z.boolean(),
  because: z.array(TransferHint),
});
export type TransferSuggestion = z.infer<typeof TransferSuggestion>;

/** A line with what it may be for. */
export const StaffTransferDetails = StaffTransfer.extend({
  suggestions: z.array(TransferSuggestion),
  /** Who has set it aside, and why. */
  aside: z.object({ by: z.string(), at: Timestamp, reason: z.string() }).nullable(),
});
export type StaffTransferDetails = z.infer<typeof StaffTransferDetails>;

/** Sets a line aside that is no customer’s, such as interest; null: it’s unmatched again. */
export const TransferAside = z.strictObject({ reason: Prose(500).nullable() });
export type TransferAside = z.infer<typeof TransferAside>;

/** Adds the money of a line to a customer’s balance. */
export const TransferCredit = z.strictObject({ account: Id, reason: Prose(500) });
export type TransferCredit = z.infer<typeof TransferCredit>;
