import { Band } from '@hoster/ui/band';
import { Grid } from '@hoster/ui/grid';
import { Inline } from '@hoster/ui/inline';
import { Text } from '@hoster/ui/text';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { clientsQuery } from '../../api/site.ts';
import { useApp } from '../../app/app-context.tsx';
import { Checks } from './checks.tsx';
import * as css from './page.css.ts';
import { PartFailed } from './part-failed.tsx';
import { useFailed } from './use-failed.ts';

/** Id that the menu's “Our clients” leads to. */
const ID = 'ourclients';

/** Reference clients with their quotes, never the demo's samples: where there are none, what visitors can check. */
export function Clients() {
  const query = useQuery(clientsQuery(useApp()));
  const { data = [], refetch } = query;
  const clients = data.filter(({ is_sample: isSample }) => !isSample);
  const failed = useFailed(query);
  if (clients.length === 0 && !failed) return <Checks id={ID} />;
  return (
    <Band
      id={ID}
      padding="large"
      titleId="clients-title"
      title={
        <FormattedMessage
          id="home.clients"
          defaultMessage="Our clients"
          description="Heading of the reference clients"
        />
      }
    >
      {failed ? (
        <PartFailed retry={() => void refetch()} />
      ) : (
        <Grid element="ul" role="list" columns={{ base: 1, md: 2, lg: 3 }} gap={48} className={css.clients}>
          {clients.map(({ id, name, url, quote, author }) => (
            <li key={id} className={css.client}>
              <figure>
                {quote ? <blockquote className={css.quote}>{quote}</blockquote> : null}
                <Text element="figcaption" size={14} lineHeight="inherit" tone="muted" className={css.who}>
                  <Inline gap={12} rowGap={0}>
                    <Text element="strong" tone="text" weight="semibold">
                      {url ? <a href={url}>{name}</a> : name}
                    </Text>
                    {author}
                  </Inline>
                </Text>
              </figure>
            </li>
          ))}
        </Grid>
      )}
    </Band>
  );
}
