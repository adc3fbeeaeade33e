import { Button } from '@hoster/ui/button';
import { DataList } from '@hoster/ui/data-list';
import { Heading } from '@hoster/ui/heading';
import { Inline } from '@hoster/ui/inline';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import { CaptchaField } from '../../parts/captcha/captcha-field.tsx';
import { useCaptcha } from '../../parts/captcha/use-captcha.ts';
import { FIELDS, type Statement } from './withdrawal-action.ts';
import { formWords as words, labels } from './words.ts';

/** Second step of a withdrawal: the statement as it will be sent, and the button that sends it. */
export function Review({ statement }: { statement: Statement }) {
  const { formatMessage } = useIntl();
  const busy = useNavigation().formMethod === 'POST';
  const captchaId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus has gone.
  useEffect(() => heading.current?.focus(), []);
  // The form counts as visible once the script has loaded: a captcha can't be drawn before.
  const [seen, setSeen] = useState(false);
  useEffect(() => setSeen(true), []);
  const captcha = useCaptcha('contact', seen);
  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    const button = event.nativeEvent.submitter;
    const isSent = !(button instanceof HTMLButtonElement) || button.value === 'confirm';
    if (isSent && !captcha.isPassed()) event.preventDefault();
  };
  return (
    <form method="post" onSubmit={submit}>
      <Stack gap={24}>
        <Heading level={2} ref={heading} tabIndex={-1}>
          {formatMessage(words.review)}
        </Heading>
        <DataList
          mono={false}
          items={FIELDS.map((name) => ({ term: formatMessage(labels[name]), value: statement[name] }))}
        />
        {FIELDS.map((name) => (
          <input key={name} type="hidden" name={name} value={statement[name]} />
        ))}
        <Text>
          <FormattedMessage
            id="withdrawal.effect"
            defaultMessage="With “Confirm withdrawal” you declare that you withdraw from this contract. We end the service and delete its data, so save a copy first."
            description="Above the button that sends the withdrawal; quotes its label"
          />
        </Text>
        <CaptchaField id={captchaId} captcha={captcha} error={undefined} />
        <Inline gap={12} rowGap={8}>
          <Button
            type="submit"
            name="intent"
            value="confirm"
            variant="action"
            loading={busy}
            loadingLabel={formatMessage(words.sending)}
          >
            {formatMessage(words.confirm)}
          </Button>
          <Button type="submit" name="intent" value="edit">
            {formatMessage(words.change)}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
