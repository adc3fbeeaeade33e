import { Breadcrumbs } from '@hoster/ui/breadcrumbs';
import { Column, Columns } from '@hoster/ui/columns';
import { Disclosure } from '@hoster/ui/disclosure';
import { Hidden } from '@hoster/ui/hidden';
import { PageBody } from '@hoster/ui/page-body';
import { Stack } from '@hoster/ui/stack';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { helpTreeQuery } from '../../api/help.ts';
import { useApp } from '../../app/app-context.tsx';
import { withoutPrefix } from '../../i18n/languages.ts';
import { HelpSearch } from './help-search.tsx';
import * as css from './help.css.ts';
import { TopicsNav } from './topics-nav.tsx';
import { helpMessages as words } from './words.ts';
import { useLocalPath } from '../../i18n/use-local-path.ts';

interface HelpFrameProps {
  /** The pages between the help centre's first page and this one, and this page itself. */
  crumbs: readonly Crumb[];
  /** Slug of the article that is shown. */
  current?: string;
  search?: string;
  searchError?: string | undefined;
  children: ReactNode;
  /** Shown below everything, at full width. */
  footer?: ReactNode;
}

/**
 * A page of the help centre: breadcrumbs and search above, all topics at the side or, on phones, collapsed above the
 * content.
 */
export function HelpFrame({ crumbs, current, search, searchError, children, footer }: HelpFrameProps) {
  const { formatMessage } = useIntl();
  const { data: tree } = useSuspenseQuery(helpTreeQuery(useApp()));
  const { pathname } = useLocation();
  const items = useCrumbs(crumbs);
  return (
    <main id="main">
      <PageBody padding="small" gap={{ base: 24, md: 40 }}>
        <Stack gap={16}>
          <Breadcrumbs label={formatMessage(words.breadcrumbs)} items={items} />
          {/* Keeps what was typed when the language changes, not on another page. */}
          <HelpSearch key={`${withoutPrefix(pathname)} ${search ?? ''}`} search={search ?? ''} error={searchError} />
        </Stack>
        <Columns gap={{ base: 24, lg: 40 }}>
          <Column span={{ base: 12, lg: 3 }} sticky>
            <Hidden below="lg">
              <TopicsNav tree={tree} current={current} className={css.topics} />
            </Hidden>
            <Hidden above="lg">
              <Disclosure
                summary={
                  <FormattedMessage
                    id="help.topics.all"
                    defaultMessage="All topics"
                    description="Opens the navigation by categories on phones"
                  />
                }
              >
                <TopicsNav tree={tree} current={current} />
              </Disclosure>
            </Hidden>
          </Column>
          <Column span={{ base: 12, lg: 9 }}>{children}</Column>
        </Columns>
      </PageBody>
      {footer}
    </main>
  );
}

/** A breadcrumb; the last one, the page itself, has no address. */
interface Crumb {
  label: string;
  /** Without language prefix. */
  path?: string;
}

/** The path from the first page of the help centre, for `<Breadcrumbs>`. */
function useCrumbs(crumbs: readonly Crumb[]): { label: string; href?: string }[] {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  return [{ label: formatMessage(words.help), path: '/help/' }, ...crumbs].map(({ label, path }) => ({
    label,
    ...(path !== undefined && { href: href(path) }),
  }));
}
