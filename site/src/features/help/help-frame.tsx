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
import { useApp } from '../../app-context.tsx';
import { withoutPrefix } from '../../i18n/languages.ts';
import { HelpSearch } from './help-search.tsx';
import * as css from './help.css.ts';
import { TopicsNav } from './topics-nav.tsx';
import { useCrumbs, type Crumb } from './use-crumbs.ts';
import { helpWords as words } from './words.ts';

interface HelpFrameProps {
  /** What is between the first page of the help centre and this page, and this page itself. */
  crumbs: readonly Crumb[];
  /** Slug of the article that is shown. */
  current?: string;
  search?: string;
  searchError?: string | undefined;
  children: ReactNode;
  /** Below everything, across the page. */
  footer?: ReactNode;
}

/** A page of the help centre: path and search above, all topics at the side or, on phones, folded above the content. */
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
