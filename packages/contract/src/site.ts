import { z } from 'zod';
import { Banner } from './banner.ts';
import { Country, CurrencyCode, Id, InLanguages, Language, Name, Price, Prose, Timestamp } from './common.ts';
import { ClosedOrders } from './company-settings.ts';
import { EmailAddress } from './email-address.ts';

/**
 * Captcha of forms that anybody may send. `public_key` null: captcha is off; of `pow` it is the path of the challenge.
 * `forms`: those that ask for it; a backend that does not say means the reset form.
 */
export const RecaptchaContext = z.object({
  public_key: z.string().nullable(),
  provider: z.enum(['recaptcha', 'hcaptcha', 'turnstile', 'pow']),
  forms: z.array(z.enum(['reset', 'signup', 'contact'])).optional(),
});
export type RecaptchaContext = z.infer<typeof RecaptchaContext>;

/** A company of the group. Which one sells to a visitor depends on `for_countries` (null: all others). */
export const Company = z.object({
  name: z.string(),
  address: z.array(z.string()),
  id: Id,
  short_name: z.string(),
  country_code: Country,
  registration_number: z.string().nullable(),
  vat_id: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  bank: z.object({ name: z.string(), iban: z.string(), swift: z.string() }).nullable(),
  is_default: z.boolean(),
  for_countries: z.array(Country).nullable(),
});
export type Company = z.infer<typeof Company>;

/** Features available to the visitor, by country and session. `country_code` comes from the edge header, null when unknown. */
export const Features = z.object({
  country_code: Country.nullable(),
  vpn_available: z.boolean(),
  /** Currencies offered to this visitor, in the order of the picker. */
  currencies: z.array(CurrencyCode),
  /** Keys of payment icons, of what this visitor can pay with here: `visa`, `mastercard`, `paypal`, `sbp`, `mir`. */
  payment_icons: z.array(z.string()),
  chat: z.object({ provider: z.string(), src: z.string(), site_id: z.string() }).nullable(),
  support_widget: z.boolean(),
  /** Page with the state of the services, null when there is none. */
  status_url: z.string().nullable(),
  /** Whether the home page shows clients; a backend that doesn't say has some. */
  reference_clients: z.boolean().optional(),
  closed_orders: ClosedOrders.optional(),
  /** Pages of product lines with nothing on sale, without language prefix, to which nothing leads. */
  unsold_pages: z.array(z.string()).optional(),
});
export type Features = z.infer<typeof Features>;

/** Every constant of the site that an operator may change; no client holds its own copy. */
export const Config = z.object({
  /** How the company calls itself; a backend that doesn’t say is called Hoster. */
  brand: z.string().optional(),
  /** `#rrggbb` of buttons and marks, on which text is legible; null or absent: the colour of the design system. */
  brand_color: z.string().nullable().optional(),
  /** Address of the logo’s symbol, which is the site’s icon, too; null or absent: the one of the design system. */
  brand_symbol: z.string().nullable().optional(),
  languages: z.array(Language),
  default_language: Language,
  default_currency: CurrencyCode,
  /** Hosts that redirects may lead to and that share cookies. */
  known_hosts: z.array(z.string()),
  /** Domain of shared cookies, null for host-only cookies. */
  cookie_domain: z.string().nullable(),
  /** Host of account and auth links for Russian users, null when there is none. */
  local_service_host: z.string().nullable(),
  password: z.object({ min_length: z.int() }),
  two_factor: z.object({ code_length: z.int(), recovery_length: z.int() }),
  promo: z.object({ discount_percent: z.number(), months: z.int() }),
  /** Shown in place of the welcome discount from its start to its end; null: there's none. */
  banner: Banner.nullable().optional(),
  trial: z.object({
    vps_free_days: z.int(),
    vps_paid_days: z.int(),
    vps_paid_price: Price,
    vpn_money_back_days: z.int(),
  }),
  partner: z.object({
    /** Rate of a new partner, of the net price of orders; absent from older backends. */
    cashback_percent: z.number().optional(),
    cashback_percent_max: z.number(),
  }),
  crypto: z.object({ min_amount: Price, wallet_ttl_hours: z.int(), step: z.number() }),
  order: z.object({
    project_name_max_length: z.int(),
    name_max_length: z.int(),
    comment_max_length: z.int(),
    items_max: z.int(),
  }),
  support_widget_delay_ms: z.int(),
  social_links: z.array(z.object({ network: z.string(), url: z.string() })),
  php_versions: z.array(z.string()),
  /** Year in which the company was founded; null: it isn’t shown. */
  company_since: z.int().nullable(),
});
export type Config = z.infer<typeof Config>;

/** A display currency. `multiplier`: units per 1 EUR, at most 6 decimals; it never touches the ledger. */
export const Currency = z.object({
  short: CurrencyCode,
  sign: z.string(),
  name: z.string(),
  multiplier: z.number().positive(),
  decimals: z.int().min(0),
  updated: Timestamp,
});
export type Currency = z.infer<typeof Currency>;

/** A reference client of the home page's `#ourclients`. */
export const ReferenceClient = z.object({
  id: Id,
  name: z.string(),
  logo: z.string().nullable(),
  url: z.string().nullable(),
  quote: z.string().nullable(),
  author: z.string().nullable(),
  /** An invented client of the demo. */
  is_sample: z.boolean().optional(),
  position: z.int(),
});
export type ReferenceClient = z.infer<typeof ReferenceClient>;

const ClientText = (longest: number) => InLanguages(Prose(longest));

/** All reference clients in the order of the home page. They replace those that were there, samples too. */
export const ReferenceClientList = z.strictObject({
  clients: z
    .array(
      z.strictObject({
        name: Name(120),
        url: z
          .url({ protocol: /^https$/ })
          .max(500)
          .nullable()
          .default(null),
        quote: ClientText(1000).nullable().default(null),
        /** Who says so, with their role. */
        author: ClientText(200).nullable().default(null),
        /** Kept, but not shown. */
        is_hidden: z.boolean().default(false),
      }),
    )
    .max(60),
  /** Of the list that was changed: another one is refused. */
  version: z.string().max(40).optional(),
});
export type ReferenceClientList = z.infer<typeof ReferenceClientList>;

/** A reference client as staff edit it. */
export const StaffClient = z.object({
  name: z.string(),
  url: z.string().nullable(),
  quote: InLanguages(z.string()).nullable(),
  author: InLanguages(z.string()).nullable(),
  is_hidden: z.boolean(),
});
export type StaffClient = z.infer<typeof StaffClient>;

/** The company's own reference clients, hidden ones included, without samples. */
export const StaffClients = z.object({ clients: z.array(StaffClient), version: z.string() });
export type StaffClients = z.infer<typeof StaffClients>;

/** Language of the interface, as body and as answer. */
export const LanguageChoice = z.strictObject({ language: Language });
export type LanguageChoice = z.infer<typeof LanguageChoice>;

/** Asks for the welcome discount. `page_url` must be on a known host. */
export const EmailPromoRequest = z.strictObject({ email: EmailAddress, page_url: z.url().max(2000) });
export type EmailPromoRequest = z.infer<typeof EmailPromoRequest>;

/** The same for new and known addresses; never holds the code, which travels by mail. */
export const EmailPromo = z.object({
  email: z.string(),
  discount_percent: z.number(),
  months: z.int(),
  expires: Timestamp,
});
export type EmailPromo = z.infer<typeof EmailPromo>;
