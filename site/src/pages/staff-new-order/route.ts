import type { CurrencyCode, StaffQuote } from '@hoster/contract';
import { data, redirect } from 'react-router-dom';
import { fieldErrors, isApiError } from '../../api/errors.ts';
import { orderForCustomer, quoteBasket, staffOrderFormsQuery, staffOrdersQuery } from '../../api/staff-orders.ts';
import { formText, formTexts } from '../../app/router/form-text.ts';
import { definePage, UNSENT } from '../../app/router/page.ts';
import type { FormRefused } from '../../features/auth/session/staff-form-refused.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { newRequestKey, sentRequestKey } from '../../order/actions/request-key.ts';
import { basketLine, changedLines, errorsOfForm, type FormLine } from './basket.ts';
import { words } from './words.ts';

export const PATH = '/admin/orders/new/';

export interface StaffNewOrderData {
  /** The account that is ordered for; null: it's still to be chosen. */
  customer: number | null;
  /** What the address says, if that isn't an account to order for. */
  unknown: string | null;
  /** So that a form that is sent twice orders once. */
  requestKey: string;
}

/** What a form has come to that isn't an order yet. */
export interface Basket {
  lines: FormLine[];
  typed: Record<string, string>;
  quote: StaffQuote | null;
  refused: FormRefused | null;
}

const idIn = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** `/admin/orders/new/?customer=`: several services for a customer; 404 for customers and other roles. */
export const route = definePage<StaffNewOrderData>({
  areas: ['account', 'staff', 'staff-orders'],
  async load({ app, url }) {
    if (!(await isSignedIn(app))) return toLogin(app, url.pathname + url.search);
    const asked = (url.searchParams.get('customer') ?? '').trim();
    const customer = idIn(asked);
    const requestKey = newRequestKey();
    try {
      if (customer === null) {
        // Says who may order, when it isn't known for whom.
        await app.queryClient.fetchQuery(staffOrdersQuery(app, {}));
        return { customer, unknown: asked === '' ? null : asked.slice(0, 20), requestKey };
      }
      await app.queryClient.fetchQuery({ ...staffOrderFormsQuery(app, customer), staleTime: 0 });
      return { customer, unknown: null, requestKey };
    } catch (error) {
      if (isApiError(error, 404) || isApiError(error, 409)) {
        return { customer: null, unknown: asked, requestKey };
      }
      return staffOnly(app, url.pathname + url.search, error);
    }
  },
  async act({ app, form }) {
    const text = (name: string) => formText(form, name);
    const lines = changedLines(form);
    const typed = Object.fromEntries(formTexts(form).map(([name, value]) => [name, value.replaceAll('\0', '')]));
    const basket: Basket = { lines, typed, quote: null, refused: null };
    const intent = text('intent');
    if (intent !== 'quote' && intent !== 'order') return data(basket, 200);
    const asked = {
      customer: idIn(text('customer')) ?? 0,
      currency: (text('currency') || 'EUR') as CurrencyCode,
      legal_entity: idIn(text('legal_entity')),
      lines: lines.map((line) => basketLine(form, line)),
    };
    try {
      if (intent === 'quote') return data({ ...basket, quote: await quoteBasket(app, asked) }, 200);
      const { id } = await orderForCustomer(app, {
        ...asked,
        pay: text('pay') === 'balance' ? 'balance' : 'link',
        note: text('note'),
        reason: text('reason'),
        key: sentRequestKey(form),
      });
      return redirect(`/admin/orders/${id}/?created`);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status === 403 || error.status === 404) return staffOnly(app, PATH, error);
      const errors = error.status === 400 ? errorsOfForm(fieldErrors(error.data), lines) : {};
      const refused: FormRefused = {
        form: intent,
        reason:
          error.status === 401
            ? 'session-ended'
            : error.status === 409
              ? 'changed'
              : Object.keys(errors).length > 0
                ? 'fields'
                : 'failed',
        errors,
        text: error.status === 409 ? error.text : '',
        typed,
      };
      return data({ ...basket, refused }, { status: error.status >= 400 ? error.status : UNSENT });
    }
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
