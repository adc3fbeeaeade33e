import type { Service, StatusIncident, StatusPage } from '@hoster/contract';
import { Heading } from '@hoster/ui/heading';
import { Item, ItemList } from '@hoster/ui/item-list';
import { Stack } from '@hoster/ui/stack';
import { Status } from '@hoster/ui/status';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { defineMessages, useIntl } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { Day } from '../../parts/service/day.tsx';

const words = defineMessages({
  title: { id: 'account.incidents.title', defaultMessage: 'Incidents and maintenance at your locations' },
  incident: { id: 'account.incidents.incident', defaultMessage: 'Incident' },
  maintenance: { id: 'account.incidents.maintenance', defaultMessage: 'Maintenance' },
});

/** Open incidents and coming maintenance where the services are, and of the company's own systems. */
export function ownIncidents(status: StatusPage, services: readonly Service[]): StatusIncident[] {
  const held = services.filter(({ status: state }) => state !== 'canceled');
  const ids = new Set(held.map(({ location }) => location?.id));
  const slugs = new Set(status.places.filter(({ id }) => ids.has(id)).map(({ slug }) => slug));
  const concerns = (key: string): boolean => {
    const [group = '', place = ''] = key.split('/');
    return group === 'company' || slugs.has(place) || (group === 'vpn' && held.some(({ kind }) => kind === 'vpn'));
  };
  return [...status.incidents, ...status.maintenance].filter(({ components }) =>
    components.some(({ key }) => concerns(key)),
  );
}

/** Them, with links to the status page. Nothing when there are none. */
export function OwnIncidents({ incidents }: { incidents: readonly StatusIncident[] }) {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  if (incidents.length === 0) return null;
  return (
    <Stack element="section" gap={8} aria-labelledby="incidents">
      <Heading level={2} size={18} id="incidents">
        {formatMessage(words.title)}
      </Heading>
      <ItemList ruled>
        {incidents.map(({ id, kind, title, starts }) => (
          <Item
            key={id}
            actions={<Status tone={kind === 'incident' ? 'danger' : 'info'}>{formatMessage(words[kind])}</Status>}
          >
            <TextLink href={href(`/status/${id}/`)}>{title}</TextLink>
            <Text element="span" size={14} tone="muted" lineHeight="inherit">
              <Day value={starts} time />
            </Text>
          </Item>
        ))}
      </ItemList>
    </Stack>
  );
}
