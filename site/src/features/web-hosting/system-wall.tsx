import type { CmsLanding } from '@hoster/contract';
import { Container } from '@hoster/ui/container';
import { Heading } from '@hoster/ui/heading';
import { LinkWall, WallLink, WallNote } from '@hoster/ui/link-wall';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { FormattedMessage } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { CmsMark } from './cms-mark.tsx';
import * as css from './web-hosting.css.ts';

/** All systems with links to their pages; the current one is highlighted. */
export function SystemWall({ landings, current }: { landings: readonly CmsLanding[]; current: number | undefined }) {
  const href = useLocalPath();
  if (landings.length === 0) return null;
  return (
    <section aria-labelledby="systems" data-theme="inverse" className={css.wallBand}>
      <Container>
        <Stack gap={24}>
          <Stack gap={8}>
            <Heading level={2} size={28} id="systems">
              <FormattedMessage
                id="web-hosting.systems"
                defaultMessage="{count, plural, one {# CMS or framework} other {# CMSs and frameworks}}"
                description="Heading of the links to the pages of all systems"
                values={{ count: landings.length }}
              />
            </Heading>
            <Text tone="muted" measure>
              <FormattedMessage
                id="web-hosting.systems.text"
                defaultMessage="Each has a page with its PHP versions, its RAM needs and the plan that suits it."
                description="Under the heading of the links to the pages of all systems"
              />
            </Text>
          </Stack>
          <LinkWall>
            {landings
              .toSorted((a, b) => a.position - b.position)
              .map(({ id, url, cms }) => (
                <WallLink
                  key={id}
                  href={href(url)}
                  picture={<CmsMark cms={cms} size="medium" />}
                  aria-current={id === current ? 'page' : undefined}
                >
                  {cms.name}
                </WallLink>
              ))}
            <WallNote>
              <FormattedMessage
                id="web-hosting.systems.own"
                defaultMessage="Or your own code over SFTP, SSH or Git"
                description="Last of the systems: none of them"
              />
            </WallNote>
          </LinkWall>
        </Stack>
      </Container>
    </section>
  );
}
