import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { FormErrors } from '@hoster/ui/form-errors';
import { Inline } from '@hoster/ui/inline';
import { Stack } from '@hoster/ui/stack';
import { TextField } from '@hoster/ui/text-field';
import { useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import { useAuth } from '../../app/visitor/use-auth.ts';
import { FIELDS, isField, LIMITS, type FieldName, type WithdrawalAnswer } from './withdrawal-action.ts';
import { formWords as words, labels } from './words.ts';

interface WithdrawalFormProps {
  answer: WithdrawalAnswer | undefined;
  /** Contract that is filled in; `''`: none. */
  contract: string;
}

/** First step of a withdrawal: who withdraws from which contract. */
export function WithdrawalForm({ answer, contract }: WithdrawalFormProps) {
  const { formatMessage } = useIntl();
  const auth = useAuth();
  const busy = useNavigation().formMethod === 'POST';
  const id = useId();
  const user = auth.status === 'settled' ? auth.user : null;
  // The menu shows the username of users without a name.
  const shown = auth.menu?.user.display;
  const known: Readonly<Record<FieldName, string | undefined>> = {
    name: shown === user?.display ? undefined : shown,
    email: user?.email,
    contract,
  };
  const summary = useMemo(
    () =>
      Object.entries(answer?.errors ?? {}).flatMap(([name, texts]) =>
        texts.map((text) =>
          isField(name) ? { fieldId: `${id}-${name}`, text: `${formatMessage(labels[name])}: ${text}` } : { text },
        ),
      ),
    [answer, formatMessage, id],
  );
  const hints: Readonly<Record<FieldName, string | undefined>> = {
    name: undefined,
    email: formatMessage(words.emailHint),
    contract: formatMessage(words.hint),
  };
  return (
    <form method="post" noValidate key={user?.email}>
      <Stack gap={24}>
        <FormErrors
          title={formatMessage(words.errors, { count: summary.length })}
          errors={summary}
          attempt={answer}
          level={2}
        />
        {answer?.step === 'busy' || answer?.step === 'failed' ? (
          <Callout tone="danger" role="alert">
            {formatMessage(words[answer.step])}
          </Callout>
        ) : null}
        {FIELDS.map((name) => (
          <TextField
            key={name}
            id={`${id}-${name}`}
            name={name}
            label={formatMessage(labels[name])}
            hint={hints[name]}
            defaultValue={answer?.values[name] ?? known[name] ?? ''}
            error={answer?.errors[name]}
            maxLength={LIMITS[name]}
            required
            {...(name === 'name' && { autoComplete: 'name' })}
            {...(name === 'email' && { type: 'email', inputMode: 'email', autoComplete: 'email' })}
          />
        ))}
        <Inline>
          <Button
            type="submit"
            name="intent"
            value="review"
            variant="action"
            loading={busy}
            loadingLabel={formatMessage(words.sending)}
          >
            {formatMessage(words.continue)}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
