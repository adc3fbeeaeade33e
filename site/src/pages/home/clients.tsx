import { Badge } from '@hoster/ui/badge';
import { Band } from '@hoster/ui/band';
import { Grid } from '@hoster/ui/grid';
import { Inline } from '@hoster/ui/inline';
import { Text } from '@hoster/ui/text';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { clientsQuery } from '../../api/site.ts';
import { useApp } from '../../app/app-context.tsx';
import * as css from './page.css.ts';
import { PartFailed } from './part-failed.tsx';
import { useFailed } from './use-failed.ts';

/** Reference clients with their quotes. */
export function Clients() {
  const query = useQuery(clientsQuery(useApp()));
  const { data: clients = [], refetch } = query;
  const failed = useFailed(query);
  if (clients.length === 0 && !failed) return null;
  return (
    <Band
      id="ourclients"
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
          {clients.map(({ id, name, url, quote, author, is_sample: isSample }) => (
            <li key={id} className={css.client}>
              <figure>
                {quote ? <blockquote className={css.quote}>{quote}</blockquote> : null}
                <Text element="figcaption" size={14} lineHeight="inherit" tone="muted" className={css.who}>
                  {/* The mark stays beside the company; a long name of the author wraps below. */}
                  <Inline gap={12} rowGap={0}>
                    <Inline gap={8} wrap={false}>
                      <Text element="strong" tone="text" weight="semibold">
                        {url ? <a href={url}>{name}</a> : name}
                      </Text>
                      {isSample ? (
                        <Badge>
                          <FormattedMessage
                            id="home.clients.sample"
                            defaultMessage="Sample"
                            description="Mark of a client of the demo, whom nobody will find"
                          />
                        </Badge>
                      ) : null}
                    </Inline>
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
