import { cashbackOf } from '@hoster/domain/money/money';
import { Grid } from '@hoster/ui/grid';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Stat } from '@hoster/ui/stat';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { words as names } from '../../layout/nav/words.ts';
import { Money } from '../../parts/price/money.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import type { Example } from './examples.ts';

interface EarningsProps {
  examples: readonly Example[];
  /** Rate of a new partner. */
  percent: number;
}

/** Examples of cashback, from the catalogue’s prices and the rate of a new partner. */
export function Earnings({ examples, percent }: EarningsProps) {
  const href = useLocalPath();
  return (
    <Section
      id="earnings"
      title={
        <FormattedMessage
          id="partners.earnings"
          defaultMessage="What you earn"
          description="Heading of examples of cashback"
        />
      }
    >
      <Stack gap={24}>
        <Grid columns={{ base: 1, md: 2 }} gap={24}>
          {examples.map(({ url, plan, months, price }) => (
            <Stat
              key={url}
              size="large"
              ruled
              value={<Money cents={cashbackOf(price, percent)} />}
              label={
                <FormattedMessage
                  id="partners.earnings.example"
                  defaultMessage="If a customer orders the {plan} plan (<link>{line}</link>) for {months, plural, one {# month} other {# months}} and pays {price}"
                  description="Under the cashback that a partner earns: the order. Line: a product line; plan: a name"
                  values={{
                    line: <FormattedMessage {...(url === '/web-hosting/' ? names.hosting : names.vps)} />,
                    plan,
                    months,
                    price: <Money cents={price} />,
                    link: (text: ReactNode) => <TextLink href={href(url)}>{text}</TextLink>,
                  }}
                />
              }
            />
          ))}
        </Grid>
        <Text size={14} tone="muted" measure>
          <FormattedMessage
            id="partners.earnings.note"
            defaultMessage="Calculated with {percent}%, the rate of new partners, from prices in the catalogue without VAT and promo codes. Renewals, upgrades and top-ups earn nothing."
            description="Under examples of cashback"
            values={{ percent }}
          />
        </Text>
      </Stack>
    </Section>
  );
}
