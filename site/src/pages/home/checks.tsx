import { legalPaths } from '@hoster/domain/visitor/legal';
import { Band } from '@hoster/ui/band';
import { Grid } from '@hoster/ui/grid';
import { Heading } from '@hoster/ui/heading';
import { TextLink } from '@hoster/ui/text-link';
import { FormattedMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import * as css from './page.css.ts';

type Check = 'network' | 'uptime' | 'promise' | 'terms';

const names: Readonly<Record<Check, MessageDescriptor>> = defineMessages({
  network: { id: 'home.checks.network', defaultMessage: 'Speed to you', description: 'Name of what can be checked' },
  uptime: { id: 'home.checks.uptime', defaultMessage: 'Uptime', description: 'Name of what can be checked' },
  promise: { id: 'home.checks.sla', defaultMessage: 'Credits', description: 'Name of what can be checked' },
  terms: { id: 'home.checks.terms', defaultMessage: 'Terms', description: 'Name of what can be checked' },
});

const texts: Readonly<Record<Check, MessageDescriptor>> = defineMessages({
  network: {
    id: 'home.checks.network.text',
    defaultMessage: 'Addresses to ping and files to download from every data centre.',
    description: 'Under “Speed to you”',
  },
  uptime: {
    id: 'home.checks.uptime.text',
    defaultMessage: 'The last 90 days of every service, with each incident and its cause.',
    description: 'Under “Uptime”',
  },
  promise: {
    id: 'home.checks.sla.text',
    defaultMessage: 'What you get back when a service misses its target, and how to claim it.',
    description: 'Under “Credits”',
  },
  terms: {
    id: 'home.checks.terms.text',
    defaultMessage: 'Every earlier version, with the changes marked.',
    description: 'Under “Terms”',
  },
});

const paths: Readonly<Record<Check, string>> = {
  network: '/status/#network',
  uptime: '/status/',
  promise: legalPaths.sla,
  terms: legalPaths.tos,
};

const checks = Object.keys(paths) as Check[];

/** What visitors can check themselves, with links. */
export function Checks({ id }: { id: string }) {
  const href = useLocalPath();
  return (
    <Band
      id={id}
      padding="large"
      titleId="checks"
      title={
        <FormattedMessage
          id="home.checks"
          defaultMessage="What you can check yourself"
          description="Heading of links to evidence"
        />
      }
    >
      <Grid element="ul" role="list" columns={{ base: 1, sm: 2, xl: 4 }} gap={{ base: 16, md: 24 }}>
        {checks.map((check) => (
          <li key={check} className={css.check}>
            <Heading level={3} size={18}>
              <TextLink href={href(paths[check])}>
                <FormattedMessage {...names[check]} />
              </TextLink>
            </Heading>
            <p className={css.checkText}>
              <FormattedMessage {...texts[check]} />
            </p>
          </li>
        ))}
      </Grid>
    </Band>
  );
}
