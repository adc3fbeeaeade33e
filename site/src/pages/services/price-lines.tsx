import { Heading } from '@hoster/ui/heading';
import { Item, ItemList } from '@hoster/ui/item-list';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { FormattedMessage } from 'react-intl';
import { DisplayPrice } from '../../features/currency/display-price.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import type { Line } from './lines.ts';
import * as css from './page.css.ts';
import { PriceScale } from './price-scale.tsx';
import { lineNames, purposes } from './words.ts';

interface PriceLinesProps {
  lines: readonly Line[];
  /** Lowest prices available now, in EUR a month; null while unknown. */
  lowest: Readonly<Record<Line['name'], number | null>> | null;
}

/** Every line with what it's for and the prices of its plans on a common scale. */
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
