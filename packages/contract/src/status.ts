import { z } from 'zod';
import { CalendarDate, Id, InLanguages, readable, seen, Slug, Timestamp } from './common.ts';
import { Location } from './order-context.ts';
import { ProductLine } from './lines/product-line.ts';

/** What the status page tells about: a product line, or the systems of the company. */
export const StatusGroupKey = z.enum([...ProductLine.options, 'company']);
export type StatusGroupKey = z.infer<typeof StatusGroupKey>;

/** Systems of the company. */
export const StatusSystem = z.enum(['website', 'account', 'api', 'payments', 'mail']);
export type StatusSystem = z.infer<typeof StatusSystem>;

/** Group and datacenter or system: `vps/frankfurt`, `vpn/service`, `company/api`. */
export const StatusComponentKey = z
  .string()
  .max(80)
  .regex(/^[a-z_]+\/[a-z0-9]+(-[a-z0-9]+)*$/);
export type StatusComponentKey = z.infer<typeof StatusComponentKey>;

/** From best to worst. */
export const StatusState = z.enum(['operational', 'maintenance', 'degraded', 'partial_outage', 'major_outage']);
export type StatusState = z.infer<typeof StatusState>;

/** What an incident means for its components: nothing, degraded performance, a partial or a major outage. */
export const StatusImpact = z.enum(['none', 'minor', 'major', 'critical']);
export type StatusImpact = z.infer<typeof StatusImpact>;

/** The first four are of incidents, the others of planned maintenance. */
export const StatusStep = z.enum([
  'investigating',
  'identified',
  'monitoring',
  'resolved',
  'scheduled',
  'in_progress',
  'completed',
]);
export type StatusStep = z.infer<typeof StatusStep>;

/** A day (UTC) on which something was wrong. */
export const StatusDay = z.object({
  day: CalendarDate,
  /** The worst of the day. */
  state: StatusState,
  /** Minutes of partial and major outage. */
  down_minutes: z.int().min(0).max(1440),
});
export type StatusDay = z.infer<typeof StatusDay>;

/** A part of a group. */
export const StatusComponent = z.object({
  key: StatusComponentKey,
  /** City, or system. */
  name: z.string(),
  state: StatusState,
  /** Slug of its datacenter in `places`. */
  place: Slug.nullable(),
  /** The first day that is known, at most 90 days ago. Null: nothing is known yet. */
  since: CalendarDate.nullable(),
  /** Per cent of the known time without partial or major outage. */
  uptime: z.number().min(0).max(100).nullable(),
  /** Days on which something was wrong, oldest first. */
  days: z.array(StatusDay),
});
export type StatusComponent = z.infer<typeof StatusComponent>;

/** A product line or the company's systems. Its figures are of all its components together. */
export const StatusGroup = StatusComponent.omit({ key: true, place: true }).extend({
  key: StatusGroupKey,
  components: z.array(StatusComponent),
});
export type StatusGroup = z.infer<typeof StatusGroup>;

/** A message about an incident. */
export const StatusUpdate = z.object({ id: Id, step: StatusStep, text: z.string(), created: Timestamp });
export type StatusUpdate = z.infer<typeof StatusUpdate>;

/** An incident, or planned maintenance. */
export const StatusIncident = z.object({
  id: Id,
  kind: z.enum(['incident', 'maintenance']),
  title: z.string(),
  impact: StatusImpact,
  step: StatusStep,
  /** Start, or planned start. */
  starts: Timestamp,
  /** When it ended, or the planned end of maintenance. Null while an incident is open. */
  ends: Timestamp.nullable(),
  is_open: z.boolean(),
  /** Part of a demo: it never happened. */
  is_sample: z.boolean(),
  components: z.array(z.object({ key: StatusComponentKey, group: z.string(), name: z.string() })),
  /** Newest first. */
  updates: z.array(StatusUpdate),
  updated: Timestamp,
});
export type StatusIncident = z.infer<typeof StatusIncident>;

/** The status page. */
export const StatusPage = z.object({
  state: StatusState,
  /** When it was looked at. */
  checked: Timestamp,
  /** First and last day of the bars (UTC). */
  from: CalendarDate,
  to: CalendarDate,
  groups: z.array(StatusGroup),
  /** Datacenters, with what there is to test them. */
  places: z.array(Location),
  /** Open incidents, those that matter most first. */
  incidents: z.array(StatusIncident),
  /** Maintenance that is coming or under way, the next one first. */
  maintenance: z.array(StatusIncident),
  /** What ended since `from`, newest first. */
  history: z.array(StatusIncident),
});
export type StatusPage = z.infer<typeof StatusPage>;

const line = z.string().overwrite(seen).min(3).max(120);
const message = z.string().overwrite(readable).min(3).max(4000);

/** A line of text in every language. */
export const StatusTitle = InLanguages(line);
/** A message in every language. */
export const StatusMessage = InLanguages(message);

const sending = {
  /** Whether affected customers get it by email; an update, those who got the first one. */
  email: z.boolean().default(false),
  /** Makes it once, however often it's sent. */
  key: z.string().min(1).max(80).optional(),
};

/** Opens an incident, or announces maintenance when it has an end. The default of `starts` is now. */
export const StatusIncidentRequest = z.object({
  title: StatusTitle,
  message: StatusMessage,
  impact: StatusImpact,
  components: z.array(StatusComponentKey).max(200),
  step: StatusStep.extract(['investigating', 'identified', 'monitoring', 'scheduled']),
  starts: Timestamp.optional(),
  ends: Timestamp.optional(),
  ...sending,
});
export type StatusIncidentRequest = z.infer<typeof StatusIncidentRequest>;

/** A message about an open incident. `resolved` and `completed` end it. */
export const StatusUpdateRequest = z.object({
  step: StatusStep,
  message: StatusMessage,
  /** Only when it has changed. */
  impact: StatusImpact.optional(),
  components: z.array(StatusComponentKey).max(200).optional(),
  ...sending,
});
export type StatusUpdateRequest = z.infer<typeof StatusUpdateRequest>;
