import { languages } from '@hoster/contract/languages';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { Card } from '@hoster/ui/card';
import { ChoiceLink, ChoiceLinks } from '@hoster/ui/choice-links';
import { DataList } from '@hoster/ui/data-list';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import { emailPreviewQuery } from '../../api/staff-emails.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { SessionEnded } from '../../features/auth/session/session-ended.tsx';
import { LANGUAGE_NAMES } from '../../i18n/languages.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { Saved } from '../../parts/form/saved.tsx';
import * as css from './page.css.ts';
import { addressOf, type route, type TestRefused } from './route.ts';
import { words } from './words.ts';

/** `/admin/emails/:kind/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { isSent, kind, language } = usePageData<typeof route>();
  const { data: email } = useSuspenseQuery(emailPreviewQuery(useApp(), kind, language));
  const refused = useActionData<TestRefused>();
  const { attachment, language: writtenIn, subject, test_recipient: address, text, title } = email;
  const facts = [
    {
      term: formatMessage(words.subject),
      value: <bdi lang={writtenIn}>{subject}</bdi>,
    },
    attachment !== null && {
      term: formatMessage(words.attachment),
      value: attachment,
      note: formatMessage(words.notInTest),
    },
  ].filter((fact) => fact !== false);
  return (
    <AccountPage
      narrow
      above={
        <TextLink href="/admin/emails/" tone="quiet">
          {formatMessage(words.back)}
        </TextLink>
      }
      title={title}
      description={<Text tone="muted">{formatMessage(words.lead)}</Text>}
    >
      {isSent && !refused ? <Saved>{formatMessage(words.sent, { address })}</Saved> : null}
      <ChoiceLinks label={formatMessage(words.language)}>
        {languages.map((one) => (
          <ChoiceLink key={one} href={addressOf(kind, one)} {...(one === language && { 'aria-current': true })}>
            <span lang={one}>{LANGUAGE_NAMES[one]}</span>
          </ChoiceLink>
        ))}
      </ChoiceLinks>
      {writtenIn === language ? null : <Text tone="muted">{formatMessage(words.englishOnly)}</Text>}
      <DataList items={facts} mono={false} dense />
      <Section id="text" title={formatMessage(words.text)}>
        <Card>
          <Text className={css.text} lang={writtenIn} measure>
            {text.trimEnd()}
          </Text>
        </Card>
      </Section>
      <TestForm address={address} path={addressOf(kind, language)} refused={refused} />
    </AccountPage>
  );
}

/** Sends the email to the reader. */
function TestForm({ address, path, refused }: { address: string; path: string; refused: TestRefused | undefined }) {
  const { formatMessage } = useIntl();
  const isSending = useNavigation().formData !== undefined;
  return (
    <Stack gap={12}>
      {refused?.reason === 'session-ended' ? <SessionEnded next={path} /> : null}
      {refused?.reason === 'tooMany' || refused?.reason === 'failed' ? (
        <Callout tone="danger" role="alert">
          <p>{formatMessage(words[refused.reason])}</p>
        </Callout>
      ) : null}
      <form method="post" action={path}>
        <Button type="submit" variant="action" loading={isSending} loadingLabel={formatMessage(words.sending)}>
          {formatMessage(words.test)}
        </Button>
      </form>
      <Text size={14} tone="muted">
        {formatMessage(words.testHint, { address })}
      </Text>
    </Stack>
  );
}
