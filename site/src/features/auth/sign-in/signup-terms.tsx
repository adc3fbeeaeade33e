import { legalPaths, signupDocuments, type LegalSlug } from '@hoster/domain/visitor/legal';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApp } from '../../../app/app-context.tsx';
import { useLocalPath } from '../../../i18n/use-local-path.ts';

/** The terms accepted by signing up: three texts in Russian, only the terms elsewhere. */
export function SignupTerms() {
  const { lang } = useApp();
  const href = useLocalPath();
  const link = (slug: LegalSlug) => (words: ReactNode) => <TextLink href={href(legalPaths[slug])}>{words}</TextLink>;
  return (
    <Text size={14} tone="muted">
      {signupDocuments(lang).length === 3 ? (
        <FormattedMessage
          id="auth.signup.termsRussian"
          defaultMessage="By creating an account, you agree to the <terms>terms of service</terms> and the <policy>personal data processing policy</policy>, and give your <consent>consent to the processing of personal data</consent>."
          description="Under the sign-up form in the Russian locale"
          values={{
            terms: link('tos'),
            policy: link('personal-data-processing-policy'),
            consent: link('personal-data-processing-consent'),
          }}
        />
      ) : (
        <FormattedMessage
          id="auth.signup.terms"
          defaultMessage="By creating an account, you agree to the <terms>terms of service</terms>."
          description="Under the sign-up form"
          values={{ terms: link('tos') }}
        />
      )}
    </Text>
  );
}
