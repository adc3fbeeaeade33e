import type { MailArea } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Grid } from '@hoster/ui/grid';
import { Inline } from '@hoster/ui/inline';
import { SearchField } from '@hoster/ui/search-field';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { emailTemplatesQuery } from '../../api/staff-emails.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { PATH, type route } from './route.ts';
import { areaWords, words } from './words.ts';

const areas = Object.keys(areaWords) as MailArea[];

/** `/admin/emails/` */
export function Page() {
  const { formatMessage, locale } = useIntl();
  const { search, sees } = usePageData<typeof route>();
  const { data: templates } = useSuspenseQuery(emailTemplatesQuery(useApp()));
  const lower = (text: string) => text.toLocaleLowerCase(locale);
  const found = templates.filter(({ area, kind, title }) =>
    lower(`${title} ${kind} ${formatMessage(areaWords[area])}`).includes(lower(search)),
  );
  return (
    <AccountPage
      title={formatMessage(words.title)}
      description={<Text tone="muted">{formatMessage(words.lead)}</Text>}
      actions={
        <Inline gap={16}>
          {sees.undelivered ? (
            <TextLink href="/admin/setups/#emails">{formatMessage(words.undelivered)}</TextLink>
          ) : null}
          {sees.quarantine ? <TextLink href="/admin/mail/">{formatMessage(words.quarantine)}</TextLink> : null}
        </Inline>
      }
    >
      <form method="get" action={PATH} role="search" key={search}>
        <Inline gap={8}>
          <SearchField
            name="search"
            label={formatMessage(words.search)}
            labelHidden
            placeholder={formatMessage(words.search)}
            defaultValue={search}
            maxLength={100}
            clearLabel={formatMessage(words.clear)}
          />
          <Button type="submit">{formatMessage(words.find)}</Button>
        </Inline>
      </form>
      {found.length === 0 ? (
        <Stack gap={8}>
          <Text tone="muted">{formatMessage(words.none)}</Text>
          <TextLink href={PATH}>{formatMessage(words.clear)}</TextLink>
        </Stack>
      ) : null}
      {areas.map((area) => {
        const ofArea = found.filter((one) => one.area === area);
        return ofArea.length === 0 ? null : (
          <Section key={area} id={area} title={formatMessage(areaWords[area])}>
            <Grid element="ul" fit="wide" gap={12}>
              {ofArea.map(({ kind, title }) => (
                <li key={kind}>
                  <TextLink href={`${PATH}${kind}/`}>{title}</TextLink>
                </li>
              ))}
            </Grid>
          </Section>
        );
      })}
    </AccountPage>
  );
}
