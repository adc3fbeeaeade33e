import { Heading } from '@hoster/ui/heading';
import { Item, ItemList } from '@hoster/ui/item-list';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { FormattedMessage } from 'react-intl';
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
  const [from, to] = [Math.min(...all), Math.max(...all)];
  return (
    <Stack gap={12}>
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
              <PriceScale prices={prices} from={from} to={to} />
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
          defaultMessage="Prices per month for a one-month term, excluding VAT. Each tick is a plan, server or size; the scale is logarithmic. Options and some locations cost extra."
          description="Under the prices of all product lines"
        />
      </Text>
    </Stack>
  );
}

/** Ticks are thin at any width: the drawing is stretched, its lines aren't. */
const WIDTH = 1000;
const HEIGHT = 24;

interface PriceScaleProps {
  /** Prices of one line, ascending. */
  prices: readonly number[];
  /** Ends of the scale, which all lines share. */
  from: number;
  to: number;
}

/** The prices of a line's plans on a logarithmic scale, a tick for each. The prices beside it give its ends as text. */
function PriceScale({ prices, from, to }: PriceScaleProps) {
  const [low, high] = [prices[0], prices.at(-1)];
  if (low === undefined || high === undefined) return <span />;
  const place = (price: number) => Math.round((Math.log(price / from) / Math.log(to / from)) * WIDTH);
  const line = `M${place(low)} ${HEIGHT / 2}H${place(high)}`;
  const ticks = prices.map((price) => `M${place(price)} 4V${HEIGHT - 4}`).join('');
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={css.scale} aria-hidden="true">
      <path d={`M0 ${HEIGHT / 2}H${WIDTH}`} className={css.axis} />
      <path d={line} className={css.mark} />
      <path d={ticks} className={css.mark} />
    </svg>
  );
}
