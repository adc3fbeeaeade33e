import type { Landing } from '@hoster/contract';
import { Grid } from '@hoster/ui/grid';
import { Heading } from '@hoster/ui/heading';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';

interface LandingLinksProps {
  countries: readonly Landing[];
  groups: readonly Landing[];
  /** The page that shows the links; it isn't linked to itself. */
  current: Landing | null;
}

/** Links to the parts of the list. */
export function LandingLinks({ countries, groups, current }: LandingLinksProps) {
  return (
    <Stack gap={32}>
      <Links
        title={
          <FormattedMessage
            id="dedicated.by-country"
            defaultMessage="By country"
            description="Heading of links to parts of the list"
          />
        }
        landings={countries.filter(({ id }) => id !== current?.id)}
      />
      <Links
        title={
          <FormattedMessage
            id="dedicated.by-set"
            defaultMessage="By purpose"
            description="Heading of links to parts of the list"
          />
        }
        landings={groups.filter(({ id }) => id !== current?.id)}
      />
    </Stack>
  );
}

function Links({ title, landings }: { title: ReactNode; landings: readonly Landing[] }) {
  const href = useLocalPath();
  if (landings.length === 0) return null;
  return (
    <Stack gap={12}>
      <Heading level={2} size={22}>
        {title}
      </Heading>
      <Grid element="ul" fit="medium" gap={16}>
        {landings.map(({ id, url, label, short_description: about }) => (
          <li key={id}>
            <TextLink href={href(url)}>{label}</TextLink>
            {about ? (
              <Text size={14} tone="muted">
                {about}
              </Text>
            ) : null}
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
