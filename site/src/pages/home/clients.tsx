import { Badge } from '@hoster/ui/badge';
import { Band } from '@hoster/ui/band';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { clientsQuery } from '../../api/site.ts';
import { useApp } from '../../app-context.tsx';
import * as css from './clients.css.ts';
import { PartFailed } from './part-failed.tsx';
import { useFailed } from './use-failed.ts';

/** Reference clients, in their own words. */
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
        <ul role="list" className={css.list}>
          {clients.map(({ id, name, url, quote, author, is_sample: isSample }) => (
            <li key={id} className={css.client}>
              <figure>
                {quote ? <blockquote className={css.quote}>{quote}</blockquote> : null}
                <figcaption className={css.who}>
                  <strong className={css.name}>{url ? <a href={url}>{name}</a> : name}</strong>
                  {author}
                  {isSample ? (
                    <Badge>
                      <FormattedMessage
                        id="home.clients.sample"
                        defaultMessage="Sample"
                        description="Mark of a client of the demo, whom nobody will find"
                      />
                    </Badge>
                  ) : null}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
    </Band>
  );
}
