import type { StaffServiceUpdate } from '@hoster/contract';
import { formText } from '../../app/router/form-text.ts';

/** Changes with a form on the page. */
export const formChanges = ['extend', 'hold', 'suspend', 'reactivate', 'move_term', 'price', 'cancel'] as const;
export type FormChange = (typeof formChanges)[number];

/** The change that a text names; null for others. */
export const changeIn = (text: string): FormChange | null => formChanges.find((one) => one === text) ?? null;

/** A number in a form; what isn't one is refused by the call, with the error at its field. */
const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')));

/** What the form of a change asks for. */
export function updateOf(change: FormChange, form: FormData, key: string): StaffServiceUpdate {
  const [until, reason] = [formText(form, 'until').trim(), formText(form, 'reason')];
  const common = { key, reason };
  switch (change) {
    case 'extend':
      return { change, days: numberIn(formText(form, 'days')), ...common };
    case 'hold':
    case 'reactivate':
      return { change, until: until === '' ? null : until, ...common };
    case 'move_term':
      return { change, until, ...common };
    case 'price':
      return { change, price: numberIn(formText(form, 'price')), ...common };
    case 'cancel':
      return { change, refund: numberIn(formText(form, 'refund') || '0'), ...common };
    case 'suspend':
      return { change, ...common };
  }
}
