import type { StaffServiceUpdate } from '@hoster/contract';
import { formNumber, formNumberOrNull } from '../../app/router/form-number.ts';
import { formText } from '../../app/router/form-text.ts';

/** Changes with a form on the page. */
export const formChanges = ['extend', 'hold', 'suspend', 'reactivate', 'move_term', 'price', 'cancel'] as const;
export type FormChange = (typeof formChanges)[number];

/** The change that a text names; null for others. */
export const changeIn = (text: string): FormChange | null => formChanges.find((one) => one === text) ?? null;

/** What the form of a change asks for. */
export function updateOf(change: FormChange, form: FormData, key: string): StaffServiceUpdate {
  const [until, reason] = [formText(form, 'until').trim(), formText(form, 'reason')];
  const common = { key, reason };
  switch (change) {
    case 'extend':
      return { change, days: formNumber(form, 'days'), ...common };
    case 'hold':
    case 'reactivate':
      return { change, until: until === '' ? null : until, ...common };
    case 'move_term':
      return { change, until, ...common };
    case 'price':
      return { change, price: formNumber(form, 'price'), ...common };
    case 'cancel':
      return { change, refund: formNumberOrNull(form, 'refund') ?? 0, ...common };
    case 'suspend':
      return { change, ...common };
  }
}
