import { Callout } from '@hoster/ui/callout';
import { TextLink } from '@hoster/ui/text-link';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocalPath } from '../../../i18n/use-local-path.ts';
import type { AuthProblem } from '../form/auth-errors.ts';
import { ProblemList } from '../form/problem-list.tsx';
import { StartOver } from './start-over.tsx';

interface UnknownStepProps {
  next: string | null;
  /** Why the sign-in couldn't be cancelled. */
  problems: readonly AuthProblem[];
  /** The backend's name of the step, for the support. */
  flow: string;
}

const noFields = {};

/** A sign-in whose next step this site doesn't know: says so, and leads on. */
export function UnknownStep({ next, problems, flow }: UnknownStepProps) {
  const href = useLocalPath();
  return (
    <>
      <Callout
        tone="warning"
        role="alert"
        title={
          <FormattedMessage
            id="auth.unknown-step.title"
            defaultMessage="We can’t finish your sign-in here"
            description="Title of a sign-in whose next step the site doesn't know"
          />
        }
      >
        <p>
          <FormattedMessage
            id="auth.unknown-step.text"
            defaultMessage="Your account needs one more step ({flow}) that this site doesn’t offer yet. <contacts>Contact us</contacts>, or use another account."
            description="A sign-in whose next step the site doesn't know"
            values={{
              flow: <bdi>{flow}</bdi>,
              contacts: (words: ReactNode) => <TextLink href={href('/contacts/')}>{words}</TextLink>,
            }}
          />
        </p>
      </Callout>
      <ProblemList problems={problems} fields={noFields} level={2} />
      <StartOver next={next} />
    </>
  );
}
