import type { Currency } from '@hoster/contract';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useCurrency } from '../../start/use-currency.ts';
import * as css from './currency-picker.css.ts';

/** Changes every price on the page at once. Without script it is a form with a button. */
export function CurrencyPicker() {
  const { currency, offered, select } = useCurrency();
  const { pathname, search } = useLocation();
  if (offered.length < 2) return null;
  const choose = (value: string) => {
    const wanted = offered.find(({ short }) => short === value);
    if (wanted) select(wanted.short);
  };
  return (
    <form method="post" action="/preferences/" data-native className={css.root}>
      <input type="hidden" name="next" value={pathname + search} />
      <label className={css.label} htmlFor="currency-picker">
        <FormattedMessage id="layout.currency" defaultMessage="Currency" description="Label of the currency picker" />
      </label>
      <select
        // The browser keeps what was chosen before a reload, and would show it without asking.
        key={currency.short}
        id="currency-picker"
        name="currency"
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
            id="layout.apply"
            defaultMessage="Apply"
            description="Button beside the pickers, without script only"
          />
        </button>
      </noscript>
    </form>
  );
}

/** The ruble is RUR in the calls and RUB everywhere else. */
const optionText = ({ short, sign, name }: Currency): string => `${short === 'RUR' ? 'RUB' : short} ${sign} ${name}`;
