import { consentCookie, consentFrom, consentText, noConsent } from '@hoster/domain/visitor/consent';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { FormPage } from '@hoster/ui/form-page';
import { Inline } from '@hoster/ui/inline';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useActionData, useLocation } from 'react-router-dom';
import { pageContextQuery } from '../../api/site.ts';
import { useApp } from '../../app/app-context.tsx';
import { consentWords as words } from '../../features/consent/consent-words.ts';
import { PurposeFields } from '../../features/consent/purpose-fields.tsx';
import { LongText } from '../../parts/long-text/long-text.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';

/** Cookie settings, which can be changed at any time. */
export function Page() {
  const app = useApp();
  const href = useLocalPath();
  const { data: texts = null } = useQuery(pageContextQuery(app, 'cookies'));
  const isSaved = useActionData() !== undefined;
  const next = new URLSearchParams(useLocation().search).get('next');
  const consent = consentFrom(app.cookie(consentCookie.name)) ?? noConsent;
  return (
    <main id="main">
      <FormPage
        title={
          <FormattedMessage
            id="cookies.title"
            defaultMessage="Cookie settings"
            description="Title of the page of cookie settings"
          />
        }
        intro={
          <FormattedMessage
            id="cookies.intro"
            defaultMessage="Necessary cookies are always on: they keep you signed in, protect forms, and remember your language, currency and theme. The rest is up to you. Our <policy>privacy policy</policy> lists every cookie."
            description="Below the title of the page of cookie settings"
            values={{ policy: (text: ReactNode) => <TextLink href={href('/privacy/')}>{text}</TextLink> }}
          />
        }
      >
        {isSaved && (
          <Callout
            tone="success"
            role="status"
            title={
              <FormattedMessage
                id="cookies.saved"
                defaultMessage="Your choices are saved"
                description="After the cookie settings were saved"
              />
            }
          />
        )}
        <form method="post" action={href('/cookies/')} data-keep-scroll>
          {next && <input type="hidden" name="next" value={next} />}
          <Stack gap={24} align="start">
            <PurposeFields key={consentText(consent, new Date(0))} consent={consent} />
            <Button type="submit" name="choice" value="chosen">
              <FormattedMessage {...words.save} />
            </Button>
            <Inline>
              <Button type="submit" name="choice" value="none">
                <FormattedMessage {...words.refuse} />
              </Button>
              <Button type="submit" name="choice" value="all">
                <FormattedMessage {...words.accept} />
              </Button>
            </Inline>
            <Text size={14} tone="muted">
              <FormattedMessage
                id="cookies.kept"
                defaultMessage="We remember your choices for six months. Cookies of a kind that you reject are deleted."
                description="Below the buttons of the cookie settings"
              />
            </Text>
          </Stack>
        </form>
      </FormPage>
      <LongText context={texts} />
    </main>
  );
}
