import { Column, Columns } from '@hoster/ui/columns';
import { Heading } from '@hoster/ui/heading';
import { Hidden } from '@hoster/ui/hidden';
import { PageBody } from '@hoster/ui/page-body';
import { PrintArea } from '@hoster/ui/print-area';
import { Prose } from '@hoster/ui/prose';
import { Stack } from '@hoster/ui/stack';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { legalDocumentQuery } from '../../api/legal.ts';
import { pageContextQuery } from '../../api/site.ts';
import { useApp } from '../../app/app-context.tsx';
import { LongText } from '../../parts/long-text/long-text.tsx';
import { usePageData, usePageParams } from '../../app/router/page-slot.tsx';
import { Changes } from './changes.tsx';
import { Contents } from './contents.tsx';
import { DocumentHead } from './document-head.tsx';
import type { route } from './route.ts';
import { VersionForm } from './version-form.tsx';
import { useServiceHtml } from '../../parts/service-host/use-service-html.ts';

/** A legal document: its text, its versions, and the changes between them. */
export function Page() {
  const app = useApp();
  const serviceHtml = useServiceHtml();
  const { slug = '' } = usePageParams();
  const { asked } = usePageData<typeof route>();
  const { data: document } = useSuspenseQuery(legalDocumentQuery(app, slug, asked));
  const { data: context = null } = useQuery(pageContextQuery(app, slug));
  return (
    <main id="main" tabIndex={-1}>
      <PageBody>
        <PrintArea>
          <Stack gap={{ base: 32, md: 48 }}>
            <Stack gap={24}>
              <DocumentHead document={document} headline={context?.headline ?? document.title} />
              <Hidden print>
                <VersionForm document={document} />
              </Hidden>
            </Stack>
            <Columns gap={{ base: 24, lg: 48 }}>
              <Column span={{ base: 12, lg: 4 }} sticky>
                <Hidden print>
                  <Contents toc={document.toc} />
                </Hidden>
              </Column>
              <Column span={{ base: 12, lg: 8 }}>
                <Stack gap={{ base: 32, md: 48 }}>
                  <Changes document={document} asked={asked} />
                  {document.diff === null ? null : (
                    <Heading level={2} size={28}>
                      <FormattedMessage
                        id="legal.full"
                        defaultMessage="Full text"
                        description="Heading of the whole document, below a comparison"
                      />
                    </Heading>
                  )}
                  <Prose html={serviceHtml(document.body)} />
                </Stack>
              </Column>
            </Columns>
          </Stack>
        </PrintArea>
      </PageBody>
      <LongText context={context} />
    </main>
  );
}
