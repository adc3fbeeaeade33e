import { TextLink } from '@hoster/ui/text-link';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AuthScreen } from '../auth/auth-screen.tsx';
import { ConfirmForm, type ConfirmFormProps } from './confirm-form.tsx';
import { wayWords } from './way-words.ts';
import type { Way } from './ways.ts';

interface ConfirmScreenProps extends Omit<ConfirmFormProps, 'footer'> {
  /** Why it is asked. */
  intro: ReactNode;
  /** The ways that the account has. */
  ways: readonly Way[];
  /** What leads to another way, with its words; it needs a key. */
  otherWay: (way: Way, words: string) => ReactNode;
}

/** Asks who it is, in the way that was chosen, and offers the others. */
export function ConfirmScreen({ intro, ways, otherWay, ...form }: ConfirmScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <AuthScreen
      title={
        <FormattedMessage
          id="security.confirm.title"
          defaultMessage="Confirm it’s you"
          description="Title of the page that asks for the password again"
        />
      }
      intro={intro}
      other={
        <TextLink href="/my/security/">
          <FormattedMessage
            id="security.confirm.cancel"
            defaultMessage="Cancel"
            description="Link back from the page that asks for the password again"
          />
        </TextLink>
      }
    >
      <ConfirmForm
        key={form.way}
        {...form}
        footer={ways.filter((way) => way !== form.way).map((way) => otherWay(way, formatMessage(wayWords[way])))}
      />
    </AuthScreen>
  );
}
