import type { OrderBody, OrderFormField } from '@hoster/contract';
import type { z } from 'zod';
import type { Message } from '../../i18n/translate.ts';
import type { Language } from '../../platform/http/index.ts';

/** A field of a form in which staff order something. */
export interface FormField {
  /** Field of the order body. */
  readonly name: string;
  readonly label: Message | string;
  readonly kind: OrderFormField['kind'];
  /** Whether the body has it as a number. */
  readonly isNumber: boolean;
  readonly isRequired: boolean;
  /** The usual value; empty for none. */
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** How an order of a product line is filled in by hand. */
export interface LineForm<Order extends OrderBody, Own> {
  /** Schema of the order body. */
  readonly body: z.ZodType<Order>;
  /** The fields that are the line's own. */
  fields(shop: Own, language: Language): FormField[];
}
