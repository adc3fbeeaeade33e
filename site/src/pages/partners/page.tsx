import { attributionCookies } from '@hoster/domain/visitor/attribution';
import { Grid } from '@hoster/ui/grid';
import { Heading } from '@hoster/ui/heading';
import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { PageBody } from '@hoster/ui/page-body';
import { Section } from '@hoster/ui/section';
import { Split } from '@hoster/ui/split';
import { Stack } from '@hoster/ui/stack';
import { Stat } from '@hoster/ui/stat';
import { Step, Steps } from '@hoster/ui/steps';
import { Table } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pageContextQuery } from '../../api/site.ts';
import { useApp } from '../../app/app-context.tsx';
import { useServiceHref } from '../../parts/service-host/use-service-href.ts';
import { LongText } from '../../parts/long-text/long-text.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { useSite } from '../../app/visitor/use-site.ts';
import { usePageData } from '../../app/router/page-slot.tsx';
import { LinkForm } from '../../features/partner-link/link-form.tsx';
import { Earnings } from './earnings.tsx';
import type { route } from './route.ts';
import { parameterWords, tableWords } from './words.ts';

const isPartner = ({ name }: (typeof attributionCookies)[number]): boolean => name === 'partner_ref';

/** Days between the click on a partner's link and the order. */
const days = attributionCookies.find(isPartner)?.days;

/** The partner's cookie first. */
const cookies = attributionCookies.toSorted((a, b) => Number(isPartner(b)) - Number(isPartner(a)));

/** The partner program: commission, how to join, a partner's link, and which visits count. */
export function Page() {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const account = useServiceHref();
  const { config } = useSite();
  const { examples, ...form } = usePageData<typeof route>();
  const { data: context = null } = useQuery(pageContextQuery(useApp(), 'partners'));
  return (
    <main id="main">
      <PageBody>
        <Split gap={48} align="end">
          <Stack gap={24} align="start">
            <Heading level={1}>
              {context?.headline ?? (
                <FormattedMessage
                  id="partners.title"
                  defaultMessage="Partner program"
                  description="Title of the page of the partner program while its texts are missing"
                />
              )}
            </Heading>
            <Text size={18} tone="muted" measure>
              <FormattedMessage
                id="partners.lead"
                defaultMessage="Recommend {brand} to your readers, clients or colleagues and earn cashback on their orders."
                description="Under the title of the page of the partner program"
              />
            </Text>
            <Inline>
              <LinkButton href={account('/my/partner/')} variant="action">
                <FormattedMessage
                  id="partners.join"
                  defaultMessage="Become a partner"
                  description="Link to the page of a partner in the account"
                />
              </LinkButton>
              <LinkButton href="#link">
                <FormattedMessage
                  id="partners.to-form"
                  defaultMessage="Create a link"
                  description="Link to the form on the same page"
                />
              </LinkButton>
            </Inline>
          </Stack>
          <Grid columns={2} gap={24}>
            {config ? (
              <Stat
                size="large"
                ruled
                value={
                  <FormattedMessage
                    id="partners.percent"
                    defaultMessage="up to {percent}%"
                    description="Figure: highest cashback"
                    values={{ percent: config.partner.cashback_percent_max }}
                  />
                }
                label={
                  <FormattedMessage
                    id="partners.percent.label"
                    defaultMessage="of what your referrals pay for orders"
                    description="Label of the figure of the highest cashback"
                  />
                }
              />
            ) : null}
            <Stat
              size="large"
              ruled
              value={<FormattedMessage {...tableWords.days} values={{ days }} />}
              label={
                <FormattedMessage
                  id="partners.days.label"
                  defaultMessage="from the click to the order"
                  description="Label of the figure of days in which an order counts"
                />
              }
            />
          </Grid>
        </Split>
        {config?.partner.cashback_percent !== undefined && examples.length > 0 ? (
          <Earnings examples={examples} percent={config.partner.cashback_percent} />
        ) : null}
        <Split gap={48}>
          <Section
            id="how"
            title={
              <FormattedMessage id="partners.how" defaultMessage="How it works" description="Heading of the steps" />
            }
          >
            <Steps>
              <Step
                title={<FormattedMessage id="partners.step.1" defaultMessage="Join" description="Step of a partner" />}
              >
                <p>
                  <FormattedMessage
                    id="partners.step.1.text"
                    defaultMessage="<account>Open the partner page</account> in your account. It has your link, your rate and your results."
                    values={{
                      account: (text: ReactNode) => <TextLink href={account('/my/partner/')}>{text}</TextLink>,
                    }}
                  />
                </p>
              </Step>
              <Step
                title={
                  <FormattedMessage id="partners.step.2" defaultMessage="Share links" description="Step of a partner" />
                }
              >
                <p>
                  <FormattedMessage
                    id="partners.step.2.text"
                    defaultMessage="Any page works, in English and in Russian, even a server that you’ve already configured."
                  />
                </p>
              </Step>
              <Step title={<FormattedMessage id="partners.step.3" defaultMessage="Earn cashback" />}>
                <p>
                  <FormattedMessage
                    id="partners.step.3.text"
                    defaultMessage="Orders count if the customer accepts marketing cookies and signs up or orders in the same browser within {days, plural, one {# day} other {# days}}."
                    values={{ days }}
                  />
                </p>
              </Step>
            </Steps>
          </Section>
          <Section
            id="link"
            title={
              <FormattedMessage
                id="partners.form"
                defaultMessage="Create a partner link"
                description="Heading of the form that makes a link"
              />
            }
          >
            <LinkForm {...form} action={href('/partners/')} home={href('/')} />
          </Section>
        </Split>
        <Section
          id="visits"
          title={
            <FormattedMessage
              id="partners.visits"
              defaultMessage="How long a visit counts"
              description="Heading of the table of attribution cookies"
            />
          }
        >
          <Stack gap={24}>
            <Text measure>
              <FormattedMessage
                id="partners.visits.text"
                defaultMessage="If the visitor accepts marketing cookies, the browser keeps how they found us. These values are stored with the order. <help>Rules and examples</help>"
                description="Above the table of attribution cookies"
                values={{
                  help: (text: ReactNode) => <TextLink href={href('/help/partner-program/')}>{text}</TextLink>,
                }}
              />
            </Text>
            <Table
              caption={formatMessage(tableWords.parameters)}
              captionHidden
              rows={cookies}
              rowKey={({ name }) => name}
              columns={[
                {
                  id: 'cookie',
                  header: formatMessage(tableWords.parameter),
                  mono: true,
                  rowHeader: true,
                  cell: ({ name }) => name,
                },
                {
                  id: 'holds',
                  header: formatMessage(tableWords.holds),
                  cell: ({ name }) => formatMessage(parameterWords[name]),
                },
                {
                  id: 'kept',
                  header: formatMessage(tableWords.kept),
                  nowrap: true,
                  cell: (cookie) => formatMessage(tableWords.days, { days: cookie.days }),
                },
                {
                  id: 'counts',
                  header: formatMessage(tableWords.counts),
                  cell: ({ touch }) => formatMessage(tableWords[touch]),
                },
              ]}
            />
          </Stack>
        </Section>
      </PageBody>
      <LongText context={context} />
    </main>
  );
}
