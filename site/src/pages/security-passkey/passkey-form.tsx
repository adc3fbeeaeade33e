import { Button } from '@hoster/ui/button';
import { Hidden } from '@hoster/ui/hidden';
import { Stack } from '@hoster/ui/stack';
import { TextField } from '@hoster/ui/text-field';
import { type SubmitEvent, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useNavigation } from 'react-router-dom';
import { reauthenticationMethods } from '../../api/auth-status.ts';
import { isApiError } from '../../api/errors.ts';
import { askNewPasskey } from '../../api/passkeys.ts';
import { useApp } from '../../app/app-context.tsx';
import { formText } from '../../app/router/form-text.ts';
import { identityCheckLink } from '../../features/auth/identity-check/identity-check-link.ts';
import type { AuthProblem } from '../../features/auth/form/auth-errors.ts';
import { ProblemList } from '../../features/auth/form/problem-list.tsx';
import { useErrorOf } from '../../features/auth/form/use-error-of.ts';
import { createPasskey } from '../../features/auth/passkey/ceremony.ts';
import { usePasskeyProblems, usePasskeyWords } from '../../features/auth/passkey/use-passkey-problems.ts';
import { words } from './words.ts';

const PAGE = '/my/security/passkey/';

interface PasskeyFormProps {
  signsInAlone: boolean;
  /** As typed before an identity check. */
  name: string;
  /** Problems of the last submission. */
  problems: readonly AuthProblem[];
}

/** Name of a new passkey. The form is sent once the browser has created the passkey. */
export function PasskeyForm({ signsInAlone, name, problems: refused }: PasskeyFormProps) {
  const app = useApp();
  const navigate = useNavigate();
  const { formatMessage } = useIntl();
  const isSending = useNavigation().state !== 'idle';
  const problemsOf = usePasskeyProblems();
  const inWords = usePasskeyWords();
  const [own, setOwn] = useState<readonly AuthProblem[] | null>(null);
  const [busy, setBusy] = useState(false);
  const credential = useRef<HTMLInputElement>(null);
  const isReady = useRef(false);
  const label = formatMessage(words.name);
  const fields = useMemo(() => ({ name: { id: 'passkey-name', label } }), [label]);
  const answered = useMemo(() => inWords(refused), [inWords, refused]);
  const problems = own ?? answered;
  const errorOf = useErrorOf(problems);

  const create = async (form: HTMLFormElement): Promise<void> => {
    setBusy(true);
    setOwn([]);
    try {
      const created = await createPasskey(await askNewPasskey(app, signsInAlone));
      if (credential.current) credential.current.value = JSON.stringify(created);
      isReady.current = true;
      form.requestSubmit();
      // What follows is the answer to the form.
      setOwn(null);
    } catch (error) {
      if (isApiError(error, 401) && reauthenticationMethods(error.data)) {
        const typed = new URLSearchParams({ name: formText(new FormData(form), 'name') });
        void navigate(identityCheckLink(`${PAGE}?${typed.toString()}`));
        return;
      }
      const found = problemsOf(error);
      if (!found) throw error;
      setOwn(found);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Hidden withoutScript>
      <form
        method="post"
        noValidate
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          if (isReady.current) {
            isReady.current = false;
            return;
          }
          event.preventDefault();
          if (!busy) void create(event.currentTarget);
        }}
      >
        <input type="hidden" name="intent" value="add-passkey" />
        <input ref={credential} type="hidden" name="credential" />
        <Stack>
          <ProblemList problems={problems} fields={fields} level={2} />
          <TextField
            id={fields.name.id}
            name="name"
            label={label}
            defaultValue={name}
            hint={formatMessage(words.nameHint)}
            maxLength={100}
            autoComplete="off"
            error={errorOf('name')}
          />
          <Button
            type="submit"
            variant="action"
            size="large"
            stretched
            loading={busy || isSending}
            loadingLabel={formatMessage(words.busy)}
          >
            {formatMessage(words.create)}
          </Button>
        </Stack>
      </form>
    </Hidden>
  );
}
