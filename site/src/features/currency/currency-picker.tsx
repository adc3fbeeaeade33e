import type { Currency } from '@hoster/contract';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useEarlyChanges } from '../../app/browser/use-early-changes.ts';
import { useCurrency } from '../../app/visitor/use-currency.ts';
import * as css from './currency-picker.css.ts';

/**
 * Currency picker that changes every price on the page. Without JavaScript it's a form with a button.
 * @param props.id of its field; a page has one in its footer
 */
export function CurrencyPicker({ id = 'currency-picker' }: { id?: string }) {
  const { currency, offered, select } = useCurrency();
  const { pathname, search } = useLocation();
  const picker = useRef<HTMLSelectElement>(null);
  const choose = (value: string) => {
    const wanted = offered.find(({ short }) => short === value);
    if (wanted) select(wanted.short);
  };
  const form = useRef<HTMLFormElement>(null);
  // Before the next effect, which would overwrite what was chosen before the footer's script had loaded.
  useEarlyChanges(form, () => choose(picker.current?.value ?? ''));
  useEffect(() => {
    if (picker.current) picker.current.value = currency.short;
  }, [currency.short]);
  if (offered.length < 2) return null;
  return (
    <form ref={form} method="post" action="/preferences/" data-native className={css.root}>
      <input type="hidden" name="next" value={pathname + search} />
      <label className={css.label} htmlFor={id}>
        <FormattedMessage id="layout.currency" defaultMessage="Currency" description="Label of the currency picker" />
      </label>
      <select
        ref={picker}
        id={id}
        name="currency"
        // Otherwise the browser restores the value from before a reload.
        autoComplete="off"
        className={css.select}
        defaultValue={currency.short}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {offered.map((one) => (
          <option key={one.short} value={one.short}>
            {optionText(one)}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className={css.select}>
          <FormattedMessage
            id="layout.currency.change"
            defaultMessage="Change currency"
            description="Button beside the currency picker, without script only"
          />
        </button>
      </noscript>
    </form>
  );
}

/** The ruble is RUR in the calls and RUB everywhere else. */
const optionText = ({ short, sign, name }: Currency): string => `${short === 'RUR' ? 'RUB' : short} ${sign} ${name}`;
