import { z } from 'zod';
import { Id, IdText, Language, Timestamp } from './common.ts';
import { StatusComponentKey, StatusImpact, StatusIncident, StatusMessage, StatusStep, StatusTitle } from './status.ts';

/** `open`: incidents that aren't resolved, and maintenance under way. */
export const StaffIncidentState = z.enum(['open', 'planned', 'past']);
export type StaffIncidentState = z.infer<typeof StaffIncidentState>;

/** `before`: id of the last one of the page before. */
export const StaffIncidentsQuery = z.object({
  state: StaffIncidentState.default('open'),
  before: IdText.optional(),
});
export type StaffIncidentsQuery = z.infer<typeof StaffIncidentsQuery>;

/** A component that an incident may affect. */
export const StatusComponentChoice = z.object({ key: StatusComponentKey, group: z.string(), name: z.string() });
export type StatusComponentChoice = z.infer<typeof StatusComponentChoice>;

/** Incidents and maintenance, the latest start first; planned maintenance, the next one first. */
export const StaffIncidentPage = z.object({
  results: z.array(StatusIncident),
  next: z.int().nullable(),
  components: z.array(StatusComponentChoice),
});
export type StaffIncidentPage = z.infer<typeof StaffIncidentPage>;

/** Emails about an update. */
export const StatusMailing = z.object({
  /** Emails that were queued. */
  emailed: z.int().min(0),
  /** Customers who have turned such emails off. */
  muted: z.int().min(0),
  is_done: z.boolean(),
});
export type StatusMailing = z.infer<typeof StatusMailing>;

/** A message of an incident as staff edit it. */
export const StaffIncidentUpdate = z.object({
  id: Id,
  step: StatusStep,
  text: StatusMessage,
  created: Timestamp,
  /** Null: nobody gets it by email. */
  mailing: StatusMailing.nullable(),
});
export type StaffIncidentUpdate = z.infer<typeof StaffIncidentUpdate>;

/** An incident or maintenance as staff edit it. */
export const StaffIncident = z.object({
  /** As the status page shows it in the language of the request. */
  shown: StatusIncident,
  title: StatusTitle,
  impact: StatusImpact,
  /** Affected since the last message. */
  affected: z.array(StatusComponentKey),
  /** Newest first. */
  updates: z.array(StaffIncidentUpdate),
  components: z.array(StatusComponentChoice),
  /** Sent with a change. */
  version: z.string(),
});
export type StaffIncident = z.infer<typeof StaffIncident>;

/** Corrects an incident: texts, and times. Nobody gets an email about it. */
export const StaffIncidentWrite = z.strictObject({
  title: StatusTitle,
  starts: Timestamp,
  /** Planned end of maintenance; null for an incident that's open. */
  ends: Timestamp.nullable(),
  messages: z.array(z.strictObject({ id: Id, text: StatusMessage })).max(200),
  version: z.string().max(40),
});
export type StaffIncidentWrite = z.infer<typeof StaffIncidentWrite>;

/** Asks whom an email would reach. `incident`: whose update it is about. */
export const AffectedRequest = z.strictObject({
  components: z.array(StatusComponentKey).max(200),
  kind: z.enum(['incident', 'maintenance']),
  impact: StatusImpact,
  incident: Id.optional(),
});
export type AffectedRequest = z.infer<typeof AffectedRequest>;

/** A customer whom an incident affects. */
export const AffectedCustomer = z.object({
  account: Id,
  name: z.string(),
  language: Language,
  /** Names of their running services there. */
  services: z.array(z.string()),
  /** Whether they have turned such emails off, and get none. */
  is_muted: z.boolean(),
});
export type AffectedCustomer = z.infer<typeof AffectedCustomer>;

/** Whom an email would reach now. */
export const Affected = z.object({
  /** Customers who get it. */
  emailed: z.int().min(0),
  muted: z.int().min(0),
  services: z.int().min(0),
  /** The first of them; null for staff who may not see customers. */
  customers: z.array(AffectedCustomer).nullable(),
});
export type Affected = z.infer<typeof Affected>;
