import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { FormErrors } from '@hoster/ui/form-errors';
import { Grid } from '@hoster/ui/grid';
import { Inline } from '@hoster/ui/inline';
import { Stack } from '@hoster/ui/stack';
import { TextArea } from '@hoster/ui/text-area';
import { TextField } from '@hoster/ui/text-field';
import { useEffect, useId, useMemo, useRef, useState, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import { useEarlyChanges } from '../../app/browser/use-early-changes.ts';
import { formText } from '../../app/router/form-text.ts';
import { CaptchaField } from '../../parts/captcha/captcha-field.tsx';
import { useCaptcha } from '../../parts/captcha/use-captcha.ts';
import { useCharactersLeft } from '../../parts/form/use-characters-left.ts';
import { useDraft } from '../../parts/form/use-draft.ts';
import { useAuth } from '../../app/visitor/use-auth.ts';
import { SuggestedArticles } from '../../features/help/suggested-articles.tsx';
import { isField, type ContactRefused, type FieldName } from './contact-action.ts';
import { formWords as words, labels } from './words.ts';

/** Longest texts, in characters; the server counts likewise. */
const LIMITS: Readonly<Record<FieldName, number>> = { name: 100, email: 320, subject: 150, message: 5000 };

/** Contact form for support. Input is kept when the message is rejected. */
export function ContactForm() {
  const { formatMessage } = useIntl();
  const charactersLeft = useCharactersLeft();
  const auth = useAuth();
  const refused = useActionData<ContactRefused>();
  const busy = useNavigation().formMethod === 'POST';
  const captchaId = useId();
  // The form counts as visible once the script has loaded: a captcha can't be drawn before.
  const [seen, setSeen] = useState(false);
  useEffect(() => setSeen(true), []);
  const captcha = useCaptcha('contact', seen);
  const { reset } = captcha;
  // A token can be used once.
  useEffect(() => {
    if (refused) reset();
  }, [refused, reset]);
  const user = auth.status === 'settled' ? auth.user : null;
  // The menu shows the username of users without a name.
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
  // Input is kept when another page is visited.
  const drafts = {
    name: useDraft('name', initial('name')),
    email: useDraft('email', initial('email')),
    subject: useDraft('subject', initial('subject')),
    message: useDraft('message', initial('message')),
  };
  const [subject, setSubject] = useState(drafts.subject.defaultValue);
  const form = useRef<HTMLFormElement>(null);
  useEarlyChanges(form, (changed) => setSubject(formText(new FormData(changed), 'subject')));
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
    <form ref={form} method="post" noValidate onSubmit={submit} key={user?.email}>
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
        <TextArea {...field('message')} rows={8} hint={formatMessage(words.hint)} counterLabel={charactersLeft} />
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
