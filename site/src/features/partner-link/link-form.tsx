import { Button } from '@hoster/ui/button';
import { Copyable } from '@hoster/ui/copyable';
import { FormErrors } from '@hoster/ui/form-errors';
import { Inline } from '@hoster/ui/inline';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextField } from '@hoster/ui/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../app/app-context.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { usePageData } from '../../app/router/page-slot.tsx';
import type { route } from './route.ts';
import { formWords as words } from './words.ts';

/** Creates a partner's link to a page. The input is the query of the address, so the form works without script. */
export function LinkForm() {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const { origin } = useApp().facts;
  const { typed, link, errors } = usePageData<typeof route>();
  const text = (error: keyof typeof words | undefined) => error && formatMessage(words[error], { origin });
  const fields = {
    address: { id: 'partner-address', label: formatMessage(words.address), error: text(errors.address) },
    code: { id: 'partner-code', label: formatMessage(words.code), error: text(errors.code) },
  };
  const summary = Object.values(fields).flatMap(({ id, label, error }) =>
    error ? [{ fieldId: id, text: `${label}: ${error}` }] : [],
  );
  return (
    <Stack gap={24}>
      <FormErrors
        title={formatMessage(words.errors, { count: summary.length })}
        errors={summary}
        attempt={typed}
        level={3}
      />
      {/* A new address brings new initial values. */}
      <form method="get" action={href('/partners/')} noValidate data-keep-scroll key={JSON.stringify(typed)}>
        <Stack gap={16}>
          <TextField
            {...fields.address}
            name="address"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hint={formatMessage(words.addressHint)}
            defaultValue={typed?.address ?? `${origin}${href('/')}`}
            required
          />
          <TextField
            {...fields.code}
            name="code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            mono
            defaultValue={typed?.code}
            required
          />
          <Inline>
            <Button type="submit" variant="action">
              {formatMessage(words.make)}
            </Button>
          </Inline>
        </Stack>
      </form>
      <div role="status">
        {link === null ? null : (
          <Stack gap={12}>
            <Text weight="medium">
              <FormattedMessage
                id="partners.link"
                defaultMessage="Your partner link"
                description="Above the link that the form made"
              />
            </Text>
            <Copyable value={link} copyLabel={formatMessage(words.copy)} copiedLabel={formatMessage(words.copied)} />
          </Stack>
        )}
      </div>
    </Stack>
  );
}
