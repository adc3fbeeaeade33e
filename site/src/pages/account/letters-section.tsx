import type { PersonalInfo } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { Select } from '@hoster/ui/select';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import type { AccountAnswer } from './act-account.ts';
import * as css from './page.css.ts';
import { Saved } from '../../features/account-parts/saved.tsx';
import { Section } from '../../features/account-parts/section.tsx';

// Each in its own words: whoever lands in the wrong language must find theirs.
const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'ru', label: 'Русский' },
];

/** The language that the shop writes letters in; the account follows it, for it has none in its address. */
export function LettersSection({ language, saved }: { language: PersonalInfo['language']; saved: boolean }) {
  const { formatMessage } = useIntl();
  const answer = useActionData<AccountAnswer>();
  const busy = useNavigation().formData?.get('intent') === 'language';
  return (
    <Section
      id="language"
      title={
        <FormattedMessage
          id="account.language.title"
          defaultMessage="Language of letters"
          description="Section of the account"
        />
      }
    >
      <form method="post" className={css.form}>
        <input type="hidden" name="intent" value="language" />
        {answer?.intent === 'language' ? (
          <Callout tone="danger" role="alert">
            <p>
              <FormattedMessage
                id="account.language.failed"
                defaultMessage="The language was not saved. Try again in a moment."
                description="Error: the language could not be saved"
              />
            </p>
          </Callout>
        ) : saved ? (
          <Saved>
            <FormattedMessage
              id="account.language.saved"
              defaultMessage="The language is saved."
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
            description: 'Choice of the language of letters',
          })}
          hint={formatMessage({
            id: 'account.language.hint',
            defaultMessage: 'We write letters about orders, payments and servers in it, and the account speaks it.',
            description: 'Hint of the language of letters',
          })}
          defaultValue={language}
          options={LANGUAGES}
        />
        <div className={css.actions}>
          <Button
            type="submit"
            loading={busy}
            loadingLabel={formatMessage({
              id: 'account.language.saving',
              defaultMessage: 'Saving',
              description: 'On the button while the language is being saved',
            })}
          >
            <FormattedMessage
              id="account.language.save"
              defaultMessage="Save language"
              description="Button that saves the language of letters"
            />
          </Button>
        </div>
      </form>
    </Section>
  );
}
