import type { PasskeyCredential, PasskeyRequestOptions } from '@hoster/contract';
import { Button, type ButtonProps } from '@hoster/ui/button';
import { Hidden } from '@hoster/ui/hidden';
import { Stack } from '@hoster/ui/stack';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { AuthProblem } from '../form/auth-errors.ts';
import { ProblemList } from '../form/problem-list.tsx';
import { signWithPasskey } from './ceremony.ts';
import { PasskeyNeeds } from './passkey-needs.tsx';
import { usePasskeyProblems } from './use-passkey-problems.ts';

const noFields = {};

interface PasskeyButtonProps {
  children: string;
  variant?: ButtonProps['variant'];
  /** Requests the challenge to sign. */
  ask: () => Promise<PasskeyRequestOptions>;
  /** Sends what was signed. Throws the call's errors, or returns the problems. */
  onSigned: (credential: PasskeyCredential) => Promise<readonly AuthProblem[] | void>;
  /** Called when it has failed. */
  onFailed?: () => void;
  /** Problems of a passkey that wasn't chosen with this button. */
  problems?: readonly AuthProblem[];
}

const none: readonly AuthProblem[] = [];

/** Has the visitor choose a passkey. A sentence in browsers that have none, and without script. */
export function PasskeyButton(props: PasskeyButtonProps) {
  const { children, variant, ask, onSigned, onFailed, problems: others = none } = props;
  const { formatMessage } = useIntl();
  const problemsOf = usePasskeyProblems();
  const [problems, setProblems] = useState(none);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  const use = async (): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setProblems(none);
    try {
      const found = (await onSigned(await signWithPasskey(await ask()))) ?? none;
      setProblems(found);
      if (found.length > 0) onFailed?.();
    } catch (error) {
      onFailed?.();
      const found = problemsOf(error);
      if (!found) throw error;
      setProblems(found);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  const shown = problems.length > 0 ? problems : others;
  return (
    <PasskeyNeeds>
      <Hidden withoutScript>
        <Stack gap={12}>
          <ProblemList problems={shown} fields={noFields} level={2} />
          <Button
            size="large"
            stretched
            variant={variant}
            loading={busy}
            loadingLabel={formatMessage({
              id: 'auth.passkey.busy',
              defaultMessage: 'Waiting for your passkey…',
              description: 'On the passkey button while the browser asks for the passkey',
            })}
            onClick={() => void use()}
          >
            {children}
          </Button>
        </Stack>
      </Hidden>
    </PasskeyNeeds>
  );
}
