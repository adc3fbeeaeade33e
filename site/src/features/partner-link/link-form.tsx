import { Button } from '@hoster/ui/button';
import { Copyable } from '@hoster/ui/copyable';
import { FormErrors } from '@hoster/ui/form-errors';
import { Inline } from '@hoster/ui/inline';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextField } from '@hoster/ui/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../app/app-context.tsx';
import type { PartnerLinkErrors } from './partner-link.ts';
import * as css from './link-form.css.ts';
import { formWords as words } from './words.ts';

export interface LinkFormProps {
  /** Address of the page with the form. */
  action: string;
  /** Address of the page that the link leads to, until another one is typed. */
  home: string;
  /** Input of the form; null before that. */
  typed: { address: string; code?: string } | null;
  link: string | null;
  errors: PartnerLinkErrors;
  /** Whether the partner's code is known, so that nobody types it. */
  hasCode?: boolean;
}

/** Creates a partner's link to a page. The input is the query of the address, so the form works without script. */
export function LinkForm({ action, home, typed, link, errors, hasCode = false }: LinkFormProps) {
  const { formatMessage } = useIntl();
  const { origin } = useApp().facts;
  const text = (error: keyof typeof words | undefined) => error && formatMessage(words[error], { origin });
  const fields = {
    address: { id: 'partner-address', label: formatMessage(words.address), error: text(errors.address) },
    code: { id: 'partner-code', label: formatMessage(words.code), error: text(errors.code) },
  };
  const summary = Object.values(fields).flatMap(({ id, label, error }) =>
    error ? [{ fieldId: id, text: `${label}: ${error}` }] : [],
  );
  return (
    <Stack gap={24} className={css.root}>
      <FormErrors
        title={formatMessage(words.errors, { count: summary.length })}
        errors={summary}
        attempt={typed}
        level={3}
      />
      {/* A new address brings new initial values. */}
      <form method="get" action={action} noValidate data-keep-scroll key={JSON.stringify(typed)}>
        <Stack gap={16}>
          <TextField
            {...fields.address}
            name="address"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hint={formatMessage(words.addressHint)}
            defaultValue={typed?.address ?? `${origin}${home}`}
            required
          />
          {hasCode ? null : (
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
          )}
          <Inline>
            <Button type="submit" variant="secondary">
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
