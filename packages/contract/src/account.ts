import { z } from 'zod';
import { Role, Scope, StaffPermission } from './access.ts';
import { OwnAccount } from './team.ts';
import { Country, Id, Language, Ledger, Name, seen, Timestamp, InLanguages } from './common.ts';

/** The signed-in person as the site knows them. The auth calls have a smaller one, `AuthUser`. */
export const User = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  display: z.string(),
  email: z.string(),
  username: z.string(),
  country: Country.nullable(),
});
export type User = z.infer<typeof User>;

/** Entry of the account menu. `key` `logout` is dropped on mobile, `admin` is sent to staff only. */
export const MenuItem = z.object({
  key: z.string(),
  url: z.string(),
  text: z.string(),
  icon: z.string().nullable(),
  badge: z.int().nullable(),
});
export type MenuItem = z.infer<typeof MenuItem>;

/** User context and account menu in one answer; 401 when anonymous. */
export const MenuContext = z.object({
  items: InLanguages(z.array(MenuItem)),
  balance: Ledger,
  balance_link: z.string(),
  is_staff: z.boolean(),
  /** What the viewer may do as one of the staff; missing for customers. */
  staff: z.array(StaffPermission).optional(),
  user: User,
  unread: z.object({ tickets: z.int(), notifications: z.int() }),
  /** The viewer’s role in the current account; without one, the backend has owners only. */
  role: Role.optional(),
  /** What the role allows. */
  access: z.array(Scope).optional(),
  /** Accounts that the viewer can switch to, their own first. */
  accounts: z.array(OwnAccount).optional(),
  /** IANA name of the time zone that they have chosen; null or missing: that of their device. */
  time_zone: z.string().nullable().optional(),
  /**
   * Of staff who have opened the account of a customer: the customer, and until when. `is_over`: the time is over, and
   * staff see their own account, but nothing can be changed before they have left.
   */
  see_as: z.object({ account: Id, name: z.string(), until: Timestamp, is_over: z.boolean() }).optional(),
});
export type MenuContext = z.infer<typeof MenuContext>;

/** IANA name of the time zone in which times are shown and emailed; null for that of the device. */
export const TimeZoneChoice = z.strictObject({ time_zone: z.string().max(64).nullable() });
export type TimeZoneChoice = z.infer<typeof TimeZoneChoice>;

/** Profile. Empty fields are empty strings, an empty country is null. The email can't be changed here. */
export const PersonalInfo = z.object({
  user: User,
  country: Country.nullable(),
  city: z.string(),
  zip_code: z.string(),
  address: z.string(),
  phone: z.string().nullable().optional(),
  language: Language,
  /** First name, last name, country, city, zip code and address are all filled. */
  is_complete: z.boolean(),
});
export type PersonalInfo = z.infer<typeof PersonalInfo>;

/** Saves the profile; it is complete afterwards, for every field but the phone is required. */
export const PersonalInfoUpdate = z.strictObject({
  user: z.strictObject({ first_name: Name(150), last_name: Name(150) }),
  country: Country,
  city: Name(100),
  zip_code: Name(20),
  address: Name(255),
  phone: z.string().overwrite(seen).max(30).nullable().optional(),
});
export type PersonalInfoUpdate = z.infer<typeof PersonalInfoUpdate>;

/** A public SSH key of the account. `default`: added to every new VPS. `fingerprint`: `SHA256:…`. */
export const SshKey = z.object({
  id: Id,
  created: Timestamp,
  default: z.boolean(),
  key: z.string(),
  title: z.string(),
  user_email: z.string(),
  fingerprint: z.string(),
});
export type SshKey = z.infer<typeof SshKey>;

/** A new SSH key, alone or inside an order. Whether `key` is one is judged by the server. */
export const SshKeyInput = z.strictObject({
  title: Name(100),
  key: z.string().trim().min(1).max(16_384),
  default: z.boolean().default(false),
});
export type SshKeyInput = z.infer<typeof SshKeyInput>;

/** Renames a key, or changes whether new servers get it; the key itself never changes. */
export const SshKeyUpdate = z.strictObject({ title: Name(100).optional(), default: z.boolean().optional() });
export type SshKeyUpdate = z.infer<typeof SshKeyUpdate>;

/** A group of services. "General" exists from sign-up. */
export const Project = z.object({ id: Id, name: z.string(), is_default: z.boolean() });
export type Project = z.infer<typeof Project>;

/** Who is invoiced: the person, or a company with its VAT id and the state of that id's check. */
export const LegalEntity = z.object({
  id: Id,
  name: z.string(),
  kind: z.enum(['person', 'company']),
  country: Country,
  /** Street and house, city and postcode, as invoices show them; those of the account if it has none and is in its country. */
  address: z.string(),
  city: z.string(),
  zip_code: z.string(),
  vat_id: z.string().nullable(),
  vat_status: z.enum(['none', 'pending', 'valid', 'invalid']),
  is_default: z.boolean(),
  /** Country of the company that sells to it: within one country, VAT isn’t reversed. Null while orders are closed. */
  seller_country: Country.nullable().optional(),
});
export type LegalEntity = z.infer<typeof LegalEntity>;

/** A card saved for auto-renewal. */
export const SavedCard = z.object({
  id: Id,
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int().min(1).max(12),
  exp_year: z.int(),
  /** Past its month: it isn't offered for payments, and renewals aren't charged to it. */
  is_expired: z.boolean().optional(),
  /** Expires within 60 days. */
  expires_soon: z.boolean().optional(),
  /** Renewals are charged to it. */
  is_default: z.boolean(),
});
export type SavedCard = z.infer<typeof SavedCard>;

/** Lets renewals be charged to a card. */
export const SavedCardUpdate = z.strictObject({ is_default: z.literal(true) });
export type SavedCardUpdate = z.infer<typeof SavedCardUpdate>;
