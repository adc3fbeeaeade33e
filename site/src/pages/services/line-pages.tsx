import { Disclosure } from '@hoster/ui/disclosure';
import { Grid } from '@hoster/ui/grid';
import { Section } from '@hoster/ui/section';
import { TextLink } from '@hoster/ui/text-link';
import { FormattedMessage } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import type { Line } from './lines.ts';
import { lineNames } from './words.ts';

/** Links to the pages of each line by country, purpose and system. */
export function LinePages({ lines }: { lines: readonly Line[] }) {
  const href = useLocalPath();
  const withPages = lines.filter(({ pages }) => pages.length > 0);
  if (withPages.length === 0) return null;
  return (
    <Section
      id="pages"
      title={
        <FormattedMessage
          id="services.pages"
          defaultMessage="By country, system and purpose"
          description="Heading of the links to the pages of the product lines"
        />
      }
    >
      <div>
        {withPages.map(({ name, pages }) => (
          <Disclosure key={name} summary={<FormattedMessage {...lineNames[name]} />} headingLevel={3}>
            <Grid element="ul" columns={{ base: 2, md: 4 }} gap={8}>
              {pages.map(({ label, url }) => (
                <li key={url}>
                  <TextLink href={href(url)} tone="text">
                    {label}
                  </TextLink>
                </li>
              ))}
            </Grid>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
