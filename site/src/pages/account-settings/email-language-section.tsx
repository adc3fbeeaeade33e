import type { PersonalInfo } from '@hoster/contract';
import { Inline } from '@hoster/ui/inline';
import { Stack } from '@hoster/ui/stack';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { Select } from '@hoster/ui/select';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import type { SettingsAnswer } from './settings-action.ts';
import { Saved } from '../../parts/form/saved.tsx';
import { useLanguages } from '../../app/visitor/languages.ts';
import { LANGUAGE_NAMES } from '../../i18n/languages.ts';
import { Section } from '@hoster/ui/section';

/** Language of emails. The account follows it, because its URLs have no language. Not where one is offered. */
export function EmailLanguageSection({ language, saved }: { language: PersonalInfo['language']; saved: boolean }) {
  const { formatMessage } = useIntl();
  const answer = useActionData<SettingsAnswer>();
  const busy = useNavigation().formData?.get('intent') === 'language';
  const { languages } = useLanguages();
  if (languages.length < 2) return null;
  return (
    <Section id="language" title={<FormattedMessage id="account.language.title" defaultMessage="Email language" />}>
      <form method="post">
        <Stack>
          <input type="hidden" name="intent" value="language" />
          {answer?.intent === 'language' ? (
            <Callout tone="danger" role="alert">
              <p>
                <FormattedMessage
                  id="account.language.failed"
                  defaultMessage="We couldn’t save the language. Try again."
                  description="Error: the language could not be saved"
                />
              </p>
            </Callout>
          ) : saved ? (
            <Saved>
              <FormattedMessage
                id="account.language.saved"
                defaultMessage="Language saved."
                description="After saving the language"
              />
            </Saved>
          ) : null}
          <Select
            id="letters-language"
            name="language"
            label={formatMessage({
              id: 'account.language.label',
              defaultMessage: 'Language',
              description: 'Select for the email language',
            })}
            hint={formatMessage({
              id: 'account.language.hint',
              defaultMessage: 'For emails about your orders, payments and services, and for the pages of your account.',
              description: 'Hint of the email language',
            })}
            defaultValue={language}
            options={languages.map((lang) => ({ value: lang, label: LANGUAGE_NAMES[lang] }))}
          />
          <Inline gap={12}>
            <Button
              type="submit"
              loading={busy}
              loadingLabel={formatMessage({
                id: 'account.language.saving',
                defaultMessage: 'Saving…',
                description: 'On the button while the language is being saved',
              })}
            >
              <FormattedMessage
                id="account.language.save"
                defaultMessage="Save language"
                description="Button that saves the email language"
              />
            </Button>
          </Inline>
        </Stack>
      </form>
    </Section>
  );
}
