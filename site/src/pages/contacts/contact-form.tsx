import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { FormErrors } from '@hoster/ui/form-errors';
import { Grid } from '@hoster/ui/grid';
import { Inline } from '@hoster/ui/inline';
import { Stack } from '@hoster/ui/stack';
import { TextArea } from '@hoster/ui/text-area';
import { TextField } from '@hoster/ui/text-field';
import { useEffect, useId, useMemo, useState, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import { CaptchaField } from '../../features/captcha/captcha-field.tsx';
import { useCaptcha } from '../../features/captcha/use-captcha.ts';
import { useDraft } from '../../features/draft/use-draft.ts';
import { useAuth } from '../../start/use-auth.ts';
import { SuggestedArticles } from './suggested-articles.tsx';
import { isField, type ContactRefused, type FieldName } from './act-contact.ts';
import { formWords as words, labels } from './words.ts';

/** Longest texts, in characters; the server counts likewise. */
const LIMITS: Readonly<Record<FieldName, number>> = { name: 100, email: 254, subject: 150, message: 5000 };

/** Writes to support. What was typed stays when the message is refused. */
export function ContactForm() {
  const { formatMessage } = useIntl();
  const auth = useAuth();
  const refused = useActionData<ContactRefused>();
  const busy = useNavigation().formMethod === 'POST';
  const captchaId = useId();
  // The form is seen once script is there: only then a captcha can be drawn.
  const [seen, setSeen] = useState(false);
  useEffect(() => setSeen(true), []);
  const captcha = useCaptcha('contact', seen);
  const { reset } = captcha;
  // A token is good once.
  useEffect(() => {
    if (refused) reset();
  }, [refused, reset]);
  const user = auth.status === 'settled' ? auth.user : null;
  // The menu shows the username of somebody who has given no name.
  const shown = auth.menu?.user.display;
  const name = shown === user?.display ? undefined : shown;
  const known: Partial<Record<FieldName, string | undefined>> = { name, email: user?.email };
  const summary = useMemo(
    () =>
      Object.entries(refused?.errors ?? {}).flatMap(([name, texts]) =>
        texts.map((text) =>
          isField(name)
            ? { fieldId: `contact-${name}`, text: `${formatMessage(labels[name])}: ${text}` }
            : { ...(name === 'captcha' && { fieldId: captchaId }), text },
        ),
      ),
    [captchaId, formatMessage, refused],
  );
  const initial = (name: FieldName) => refused?.values[name] ?? known[name] ?? '';
  // What was typed survives a look at another page.
  const drafts = {
    name: useDraft('name', initial('name')),
    email: useDraft('email', initial('email')),
    subject: useDraft('subject', initial('subject')),
    message: useDraft('message', initial('message')),
  };
  const [subject, setSubject] = useState(drafts.subject.defaultValue);
  const field = (name: FieldName) => ({
    id: `contact-${name}`,
    name,
    label: formatMessage(labels[name]),
    ...drafts[name],
    error: refused?.errors[name],
    maxLength: LIMITS[name],
    required: true,
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    if (!captcha.isPassed()) event.preventDefault();
  };
  return (
    <form method="post" noValidate onSubmit={submit} key={user?.email}>
      <Stack gap={24}>
        <FormErrors
          title={formatMessage(words.errors, { count: summary.length })}
          errors={summary}
          attempt={refused}
          level={3}
        />
        {refused && refused.reason !== 'fields' ? (
          <Callout tone="danger" role="alert">
            {formatMessage(words[refused.reason])}
          </Callout>
        ) : null}
        <Grid columns={{ base: 1, sm: 2 }} gap={{ base: 24, sm: 16 }}>
          <TextField {...field('name')} autoComplete="name" />
          <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
        </Grid>
        <Stack gap={12}>
          <TextField
            {...field('subject')}
            onChange={(event) => {
              drafts.subject.onChange(event);
              setSubject(event.currentTarget.value);
            }}
          />
          <SuggestedArticles subject={subject} />
        </Stack>
        <TextArea
          {...field('message')}
          rows={8}
          hint={formatMessage(words.hint)}
          counterLabel={(left) => formatMessage(words.left, { left })}
        />
        <CaptchaField id={captchaId} captcha={captcha} error={refused?.errors['captcha']} />
        <Inline>
          <Button type="submit" variant="action" loading={busy} loadingLabel={formatMessage(words.sending)}>
            {formatMessage(words.send)}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
