import { Heading } from '@hoster/ui/heading';
import { Item, ItemList } from '@hoster/ui/item-list';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { formatPrice } from '@hoster/ui/format-price';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCurrency } from '../../app/visitor/use-currency.ts';
import { DisplayPrice } from '../../parts/price/display-price.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import type { Line } from './lines.ts';
import * as css from './page.css.ts';
import { lineNames, purposes } from './words.ts';

interface PriceLinesProps {
  lines: readonly Line[];
  /** Lowest prices available now, in EUR a month; null while unknown. */
  lowest: Readonly<Record<Line['name'], number | null>> | null;
}

/** Every line with its purpose and the prices of its plans on a common scale. */
export function PriceLines({ lines, lowest }: PriceLinesProps) {
  const href = useLocalPath();
  const all = lines.flatMap(({ prices }) => prices);
  const ends = { from: Math.min(...all), to: Math.max(...all) };
  return (
    <Stack gap={12}>
      {ends.from < ends.to ? (
        <div className={css.line}>
          <div className={css.headPlace}>
            <ScaleHead {...ends} />
          </div>
        </div>
      ) : null}
      <ItemList ruled>
        {lines.map(({ name, url, prices }) => (
          <Item key={name}>
            <div className={css.line}>
              <div>
                <Heading level={2} size={22}>
                  <TextLink href={href(url)} tone="text">
                    <FormattedMessage {...lineNames[name]} />
                  </TextLink>
                </Heading>
                <Text tone="muted">
                  <FormattedMessage {...purposes[name]} />
                </Text>
              </div>
              <PriceScale prices={prices} ends={ends} />
              <div className={css.prices}>
                <DisplayPrice eur={lowest?.[name] ?? prices[0] ?? null} from monthly mono size="large" />
                {prices.length > 1 ? (
                  <Text size={14} tone="muted">
                    <FormattedMessage
                      id="services.up-to"
                      defaultMessage="up to {price}"
                      description="Under the lowest price of a product line: its highest one"
                      values={{ price: <DisplayPrice eur={prices.at(-1)} mono /> }}
                    />
                  </Text>
                ) : null}
              </div>
            </div>
          </Item>
        ))}
      </ItemList>
      <Text size={14} tone="muted">
        <FormattedMessage
          id="services.prices-note"
          defaultMessage="Prices per month for a one-month term, excluding VAT. Each dot is a plan, server or size on a logarithmic scale. Options and some locations cost extra."
          description="Under the prices of all product lines"
        />
      </Text>
    </Stack>
  );
}

/** Ends of the scale, which all lines share, in EUR. */
interface Ends {
  from: number;
  to: number;
}

/** Position of a price on the logarithmic scale. */
const place = (price: number, { from, to }: Ends): string =>
  `${Math.round((Math.log(price / from) / Math.log(to / from)) * 1000) / 10}%`;

/** Round amounts in the display currency, in steps of about three: 3, 10, 30, 100. */
function roundAmounts(low: number, high: number): number[] {
  const amounts: number[] = [];
  for (let power = 10 ** Math.floor(Math.log10(low)); power <= high; power *= 10) amounts.push(power, 3 * power);
  return amounts.filter((amount) => low <= amount && amount <= high);
}

/** The round amounts on the scale, with their places. */
function useRoundAmounts(ends: Ends): { x: string; text: string }[] {
  const { locale } = useIntl();
  const { currency } = useCurrency();
  const { multiplier, short } = currency;
  return roundAmounts(ends.from * multiplier, ends.to * multiplier).map((decimal) => ({
    x: place(decimal / multiplier, ends),
    text: formatPrice({ decimal }, { currency: { short }, locale }),
  }));
}

/** The round amounts above all scales. The prices in each line give its ends as text. */
function ScaleHead(ends: Ends) {
  const amounts = useRoundAmounts(ends);
  return (
    <svg className={css.head} aria-hidden="true">
      {amounts.map(({ x, text }) => (
        <text key={x} x={x} y="1em" className={css.amount}>
          {text}
        </text>
      ))}
    </svg>
  );
}

interface PriceScaleProps {
  /** Prices of one line, ascending. */
  prices: readonly number[];
  ends: Ends;
}

/** The prices of a line's plans on a logarithmic scale, a dot for each. */
function PriceScale({ prices, ends }: PriceScaleProps) {
  const amounts = useRoundAmounts(ends);
  const [low, high] = [prices[0], prices.at(-1)];
  if (low === undefined || high === undefined) return <span />;
  return (
    <svg className={css.scale} aria-hidden="true">
      {amounts.map(({ x }) => (
        <line key={x} x1={x} x2={x} y1="0" y2="100%" className={css.grid} />
      ))}
      <line x1={place(low, ends)} x2={place(high, ends)} y1="50%" y2="50%" className={css.range} />
      {prices.map((price, index) => (
        // Two servers may have the same price.
        <circle key={`${price} ${index}`} cx={place(price, ends)} cy="50%" r="4" className={css.dot} />
      ))}
    </svg>
  );
}
