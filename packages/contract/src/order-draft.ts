import { z } from 'zod';
import { Id } from './common.ts';
import { FieldErrors } from './errors.ts';
import { SurveyAnswers } from './lines/dedicated.ts';

const text = (max: number) => z.string().max(max);

/**
 * What a visitor has entered on an order page and that isn't its configuration: private, or too long for an address.
 * The backend keeps it for this browser, by the HttpOnly cookie `order_draft`.
 */
export const OrderDraft = z.strictObject({
  comment: text(2000).default(''),
  /** Ids of keys of the account; null: those it adds by default. */
  ssh_keys: z.array(Id).max(100).nullable().default(null),
  /** A new key as far as it's typed. */
  ssh_key: z
    .strictObject({ title: text(100), key: text(16_384), default: z.boolean() })
    .default({ title: '', key: '', default: true }),
  /** Address of an own ISO image, as far as it's typed. */
  iso_url: text(2048).default(''),
  base_administration_confirmed: z.boolean().default(false),
  /** Answers about what a server is for; empty while there are none. */
  survey: SurveyAnswers.default({}),
  /** Id of the company to invoice; 0 for the person, null for the account's default. */
  legal_entity: z.int().min(0).nullable().default(null),
  /** Fields of a stage whose form came when the session was over, by name: they're filled in again after sign-in. */
  typed: z
    .record(text(64), text(2000))
    .refine((fields) => Object.keys(fields).length <= 40, { message: 'too_many' })
    .default({}),
});
export type OrderDraft = z.infer<typeof OrderDraft>;
export type OrderDraftInput = z.input<typeof OrderDraft>;

/** A draft as it's saved, with what only the backend can tell about it: errors by field of the order body. */
export const SavedOrderDraft = OrderDraft.extend({ errors: FieldErrors });
export type SavedOrderDraft = z.infer<typeof SavedOrderDraft>;
