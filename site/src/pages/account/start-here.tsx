import { Card } from '@hoster/ui/card';
import { Grid } from '@hoster/ui/grid';
import { Heading } from '@hoster/ui/heading';
import { LinkButton } from '@hoster/ui/link-button';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { homeContextQuery } from '../../api/site.ts';
import { useApp } from '../../app/app-context.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { DisplayPrice } from '../../parts/price/display-price.tsx';

const words = defineMessages({
  title: { id: 'account.start.title', defaultMessage: 'Start here', description: 'The account has no services' },
  vps: { id: 'account.start.vps', defaultMessage: 'VPS' },
  vpsText: {
    id: 'account.start.vps-text',
    defaultMessage: 'A server of your own with root access. Try it free for seven days.',
  },
  hosting: { id: 'account.start.hosting', defaultMessage: 'Web hosting' },
  hostingText: {
    id: 'account.start.hosting-text',
    defaultMessage: 'Websites and mail with a panel. We take care of the server.',
  },
  dedicated: { id: 'account.start.dedicated', defaultMessage: 'Dedicated server' },
  dedicatedText: {
    id: 'account.start.dedicated-text',
    defaultMessage: 'A whole machine with the drives and memory you choose.',
  },
});

/** Three ways to start, with prices. */
export function StartHere() {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const { data } = useQuery(homeContextQuery(useApp()));
  const prices = data?.min_prices;
  const ways = [
    { id: 'vps', to: '/virtual-private-servers/', title: words.vps, text: words.vpsText, price: prices?.vps },
    { id: 'hosting', to: '/web-hosting/', title: words.hosting, text: words.hostingText, price: prices?.web_hosting },
    {
      id: 'dedicated',
      to: '/dedicated-servers/',
      title: words.dedicated,
      text: words.dedicatedText,
      price: prices?.dedicated,
    },
  ];
  return (
    <Stack element="section" gap={16} id="services" aria-labelledby="start">
      <Heading level={2} size={18} id="start">
        {formatMessage(words.title)}
      </Heading>
      <Grid columns={{ base: 1, md: 3 }} gap={16}>
        {ways.map(({ id, to, title, text, price }) => (
          <Card key={id}>
            <Stack gap={12} align="start">
              <Heading level={3} size={16}>
                {formatMessage(title)}
              </Heading>
              <Text>{formatMessage(text)}</Text>
              {price === undefined || price === null ? null : (
                <Text mono>
                  <FormattedMessage
                    id="account.start.from"
                    defaultMessage="from {price}"
                    description="The lowest price of a product"
                    values={{ price: <DisplayPrice eur={price} monthly /> }}
                  />
                </Text>
              )}
              <LinkButton href={href(to)}>
                <FormattedMessage
                  id="account.start.choose"
                  defaultMessage="Choose a plan"
                  description="Link to the plans of a product, where there are no services"
                />
              </LinkButton>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
