import { z } from 'zod';
import { SshKeyInput } from './account.ts';
import { CurrencyCode, Id, Ledger, Name, readable, seen } from './common.ts';
import type { ErrorCode } from './error-codes.ts';
import { CryptoAsset, PaymentMethodSlug } from './payment-methods.ts';
import { VpsConfiguration } from './lines/vps-configuration.ts';

/** Chosen extra services: `count` is in the service's own unit, those included counted in. */
export const ExtraServiceChoice = z.strictObject({ id: Id, count: z.int().min(0) });
export type ExtraServiceChoice = z.infer<typeof ExtraServiceChoice>;

export const ExtraServiceChoices = z.strictObject({
  one_time: z.array(ExtraServiceChoice).max(50).default([]),
  monthly: z.array(ExtraServiceChoice).max(50).default([]),
});
export type ExtraServiceChoices = z.infer<typeof ExtraServiceChoices>;

/**
 * Fields that all order bodies share. Limits an operator may change (`items_max`, project name) and the host
 * name rules are judged by the server, since they are data.
 */
export const orderFields = {
  /** Months; must be one of the periods offered. */
  rent_period: z.int().min(1),
  count: z.int().min(1).default(1),
  /** With several items `-1` … `-n` is appended. */
  name: z.string().overwrite(seen).max(63).optional(),
  project: Id.optional(),
  project_name: Name(255).optional(),
  extra_services: ExtraServiceChoices.default({ one_time: [], monthly: [] }),
  comment: z.string().overwrite(readable).max(2000).default(''),
  promo_code: z.string().trim().max(64).optional(),
  payment_method: PaymentMethodSlug,
  /** Required when `payment_method` is `crypto`. */
  crypto: CryptoAsset.optional(),
  save_card: z.boolean().default(false),
  saved_card: Id.nullable().default(null),
  overdraft: z.boolean().default(false),
  /** Null: the person. */
  legal_entity: Id.nullable().default(null),
  /** Currency charged; the order keeps its rate of this moment. */
  currency: CurrencyCode,
  accept_terms: z.literal(true),
  terms_version: z.string().min(1).max(64),
  /** The total that the buyer saw, in `currency`, as `"12.50"`; if it is another one by now: 409 `price_changed`. */
  expected_total: z
    .string()
    .regex(/^\d{1,12}\.\d{2}$/)
    .optional(),
  /** Only after a 400 has asked for it. */
  captcha: z.string().optional(),
};

const OrderBody = z.object(orderFields);
/** What the orders of all product lines have in common. */
export type OrderBody = z.infer<typeof OrderBody>;
/** What a client sends: fields with a default may be left out. */
export type OrderBodyInput = z.input<typeof OrderBody>;

/** Adds the rules that hold between the fields of any order. The messages are codes, see `field-error-texts.ts`. */
export const withOrderRules = <Schema extends z.ZodType<OrderBody>>(schema: Schema): Schema =>
  schema
    .refine((order) => order.payment_method !== 'crypto' || order.crypto !== undefined, {
      path: ['crypto'],
      message: 'required',
    })
    .refine((order) => order.project === undefined || order.project_name === undefined, {
      path: ['project_name'],
      message: 'project_or_name',
    });

/** Order of one or several equal VPS. A custom one has `tariff` null and a `configuration`. */
export const VpsOrder = withOrderRules(
  z
    .strictObject({
      ...orderFields,
      tariff: Id.nullable(),
      location: Id,
      os: Id.nullable().default(null),
      disk_image: Id.nullable().default(null),
      /** Address of the customer's own image, for the disk image of kind `iso`; its rules are in `@hoster/domain/network/iso-url`. */
      iso_url: z.string().trim().max(2048).nullable().default(null),
      control_panel: Id.nullable().default(null),
      /** Clock speed in GHz as its `value` says ("3.4"); null: the location's standard one. */
      frequency: z.string().nullable().default(null),
      configuration: VpsConfiguration.nullable().default(null),
      /** Ids of keys of the account. */
      ssh_keys: z.array(Id).max(100).default([]),
      /** A new key, saved to the account with the order. */
      ssh_key: SshKeyInput.nullable().default(null),
      base_administration: z.boolean().default(true),
      /** Must be sent when `base_administration` is false. */
      base_administration_confirmed: z.literal(true).optional(),
      trial: z.enum(['none', 'free', 'paid']).default('none'),
    })
    .refine((order) => (order.os === null) !== (order.disk_image === null), {
      path: ['os'],
      message: 'os_or_disk_image',
    })
    .refine((order) => (order.tariff === null) === (order.configuration !== null), {
      path: ['configuration'],
      message: 'tariff_or_configuration',
    })
    .refine((order) => order.base_administration || order.base_administration_confirmed === true, {
      path: ['base_administration_confirmed'],
      message: 'confirmation_required',
    }),
);
export type VpsOrder = z.infer<typeof VpsOrder>;
/** What a client sends: fields with a default may be left out. */
export type VpsOrderInput = z.input<typeof VpsOrder>;

/** `success_url` carries `?payment_object_ref=…`: opaque, unguessable, valid for its owner only. */
export const OrderCreated = z.object({
  success_url: z.string(),
  payment_object_ref: z.string(),
  /** Ids of the ordered services. */
  order_ids: z.array(Id),
  total: Ledger,
});
export type OrderCreated = z.infer<typeof OrderCreated>;

/**
 * 409 of an order. `price_changed` carries the current total; `idempotency_key_reused`: the key was sent before
 * with another body.
 */
export const OrderConflict = z.object({
  detail: z.string(),
  code: z.enum(['price_changed', 'sold_out', 'idempotency_key_reused'] satisfies ErrorCode[]),
  total: Ledger.optional(),
});
export type OrderConflict = z.infer<typeof OrderConflict>;
