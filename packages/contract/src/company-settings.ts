import { z } from 'zod';
import { BannerSettings } from './banner.ts';
import { CalendarDate, Country, Language, Name, SavedVersion, Timestamp } from './common.ts';
import { languages } from './languages.ts';
import type { currencies } from './lists.ts';
import { EmailAddress } from './email-address.ts';
import { ProductLine } from './lines/product-line.ts';

/** A text in the languages of the site. Without one in a language, the English one is shown. */
const Texts = <Text extends z.ZodType>(text: Text) =>
  z.strictObject({
    ...(Object.fromEntries(languages.map((language) => [language, text.nullable().default(null)])) as Record<
      Language,
      z.ZodDefault<z.ZodNullable<Text>>
    >),
    en: text,
  });

/** A company that sells. */
export const SellerSettings = z.strictObject({
  /** As registered. */
  name: Texts(Name(120)),
  short_name: Texts(Name(60)),
  /** Lines of the address, without the country. */
  address: Texts(z.array(Name(100)).min(1).max(5)),
  /** Where it's registered and taxed. */
  country: Country,
  registration_number: Name(40).nullable().default(null),
  /** With its prefix: `NL123456789B01`. Null: the company has none. */
  vat_id: Name(40).nullable().default(null),
  email: EmailAddress,
  phone: Name(40).nullable().default(null),
  /** First part of invoice numbers: `NL` of `NL-2026-000001`. Null: the country. */
  invoice_prefix: z
    .string()
    .regex(/^[A-Z0-9]{1,8}$/)
    .nullable()
    .default(null),
});
export type SellerSettings = z.infer<typeof SellerSettings>;

/** The company that sells to customers of some countries instead of the main one. */
export const LocalSellerSettings = SellerSettings.extend({
  /** Null: it doesn't sell any more. */
  countries: z.array(Country).min(1).max(250).nullable(),
});
export type LocalSellerSettings = z.infer<typeof LocalSellerSettings>;

const Link = z
  .url({ protocol: /^https$/ })
  .max(300)
  .nullable()
  .default(null);

/** How the company calls itself. */
export const BrandSettings = z.strictObject({
  name: Name(40),
  /** Year in which it was founded; null: it isn't shown. */
  since: z.int().min(1900).max(2200).nullable().default(null),
  /** Of buttons and marks; null: the lime of the design system. */
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable()
    .default(null),
  /** Symbol of the logo and icon of the site: a square PNG or SVG of up to 64 kB as a `data:` URL in base64. Null: the one of the design system. */
  symbol: z.string().max(700_000).startsWith('data:').nullable().default(null),
  telegram: Link,
  x: Link,
  youtube: Link,
  github: Link,
});
export type BrandSettings = z.infer<typeof BrandSettings>;

/** Sender of emails, and the address for reports of problems. */
export const SenderSettings = z.strictObject({
  name: Name(60),
  address: EmailAddress,
  /** Gets reports of setups that have failed, disputes and problems with articles. Null: `SUPPORT_EMAIL`. */
  support: EmailAddress.nullable().default(null),
});
export type SenderSettings = z.infer<typeof SenderSettings>;

/** Our account at a bank, to which customers send transfers in euros. */
export const BankSettings = z.strictObject({
  beneficiary: Name(70),
  /** Without spaces. */
  iban: z
    .string()
    .max(60)
    .transform((text) => text.replaceAll(/\s/g, '').toUpperCase())
    .pipe(z.string().regex(/^[A-Z]{2}\d\d[A-Z\d]{11,30}$/)),
  bic: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/),
  bank_name: Name(100).nullable().default(null),
});
export type BankSettings = z.infer<typeof BankSettings>;

type OtherCurrency = Exclude<(typeof currencies)[number], 'EUR'>;

/** An object with something for each currency but the euro, which is always offered. */
const PerCurrency = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ USD: value, GBP: value, UAH: value, RUR: value } satisfies Record<OtherCurrency, Value>);

/** Units per euro. Its bounds catch a slip of the keyboard, and prices in filters are exact within them. */
const Multiplier = z.number().min(0.01).max(500).multipleOf(0.000001);

/** Currencies that are offered besides the euro. Null: this one isn't. */
export const CurrencySettings = PerCurrency(
  z
    .strictObject({
      multiplier: Multiplier,
      /** When it was set. */
      since: Timestamp,
    })
    .nullable(),
);
export type CurrencySettings = z.infer<typeof CurrencySettings>;

/** The same as staff save it: a multiplier that differs is set now. */
export const CurrencyMultipliers = PerCurrency(Multiplier.nullable());
export type CurrencyMultipliers = z.infer<typeof CurrencyMultipliers>;

/** Whether a product line is sold, and who builds its new services. */
const LineChoice = z.strictObject({
  is_sold: z.boolean(),
  /** Id of a provider. Null: as `PROVIDERS` says. */
  provider: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/)
    .nullable(),
});

/** Where the services of each product line come from. Those that somebody has started to build stay where they are. */
export const LineSettings = z.strictObject({
  vps: LineChoice,
  web_hosting: LineChoice,
  dedicated: LineChoice,
  backup: LineChoice,
  vpn: LineChoice,
} satisfies Record<ProductLine, typeof LineChoice>);
export type LineSettings = z.infer<typeof LineSettings>;

/** Whether new payments are taken with a provider that is set up. Its keys are in the environment. */
export const PaymentSettings = z.strictObject({ stripe: z.boolean(), btcpay: z.boolean(), transfer: z.boolean() });
export type PaymentSettings = z.infer<typeof PaymentSettings>;

/** Tax that differs from the VAT rates of the European Union, which the software knows. */
export const TaxSettings = z.strictObject({
  /** Whether consumers of other member states pay the VAT of their state (one-stop shop), not that of the seller's. */
  uses_oss: z.boolean(),
  /** Of countries outside the Union, or instead of a member state's own. The newest that has started holds. */
  rates: z
    .array(
      z.strictObject({
        country: Country,
        percent: z.number().min(0).max(100).multipleOf(0.01),
        /** Name of the tax in prices: `GST`. */
        label: Name(20),
        /** First day; null: always. */
        from: CalendarDate.nullable(),
      }),
    )
    .max(300),
});
export type TaxSettings = z.infer<typeof TaxSettings>;

/** Languages that customers are offered. Staff may use all of them. */
export const LanguageSettings = z.strictObject({
  offered: z.strictObject(
    Object.fromEntries(languages.map((language) => [language, z.boolean()])) as Record<Language, z.ZodBoolean>,
  ),
  /** In which customers get what isn't there in their own; it's one of those that are offered. */
  default_language: Language,
});
export type LanguageSettings = z.infer<typeof LanguageSettings>;

/** Groups of settings, each with its schema. */
export const settingsGroups = {
  company: SellerSettings,
  local_company: LocalSellerSettings,
  brand: BrandSettings,
  sender: SenderSettings,
  bank: BankSettings,
  banner: BannerSettings,
  languages: LanguageSettings,
  currencies: CurrencySettings,
  lines: LineSettings,
  payments: PaymentSettings,
  tax: TaxSettings,
} as const;
export type SettingsGroupName = keyof typeof settingsGroups;

const Kept = <Value extends z.ZodType>(value: Value) =>
  z.object({
    /** Null: not filled in. */
    value: value.nullable(),
    version: SavedVersion,
    /** Filled in by the software: invented ones of a demo, or the host as the name. */
    is_default: z.boolean(),
    changed: Timestamp.nullable(),
    /** Name of the user. */
    changed_by: z.string().nullable(),
  });

/** What keeps orders closed. */
export const OrderObstacle = z.enum(['company', 'sender', 'provider']);
export type OrderObstacle = z.infer<typeof OrderObstacle>;

/** All settings, and what is missing before customers can order. */
export const StaffSettings = z.object({
  company: Kept(SellerSettings),
  local_company: Kept(LocalSellerSettings),
  brand: Kept(BrandSettings),
  sender: Kept(SenderSettings),
  bank: Kept(BankSettings),
  languages: Kept(LanguageSettings),
  currencies: Kept(CurrencySettings),
  lines: Kept(LineSettings),
  /** Who can build each line, and what `PROVIDERS` says about it. */
  builders: z.array(
    z.object({
      line: ProductLine,
      providers: z.array(z.string()),
      /** `place`: short code of a data centre; null: everywhere else. */
      environment: z.array(z.object({ place: z.string().nullable(), provider: z.string() })),
    }),
  ),
  payments: Kept(PaymentSettings),
  tax: Kept(TaxSettings),
  /** Rates of the European Union today, which hold where there's no own one. */
  vat_rates: z.array(z.object({ country: Country, percent: z.number() })),
  /** Payment providers whose keys are in the environment, or whose account is in these settings. */
  payable: z.array(PaymentSettings.keyof()),
  /** What is missing; `provider` is only there if nothing that is sold would be built. */
  missing: z.array(OrderObstacle),
  /** Product lines whose services would only be simulated. */
  simulated_lines: z.array(ProductLine),
});
export type StaffSettings = z.infer<typeof StaffSettings>;

/** A group as it's saved: its fields, and the version that was read. */
export const SettingsInput = <Shape extends z.ZodRawShape>(group: z.ZodObject<Shape>) =>
  group.extend({ version: SavedVersion });

/** Orders that are closed at present. A backend that doesn't say so has none. */
export const ClosedOrders = z.object({
  /** Nothing can be ordered, paid or topped up. */
  all: z.boolean(),
  /** Product lines that can't be ordered. */
  lines: z.array(ProductLine),
});
export type ClosedOrders = z.infer<typeof ClosedOrders>;
