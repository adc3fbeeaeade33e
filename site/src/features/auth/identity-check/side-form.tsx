import { Button, type ButtonProps } from '@hoster/ui/button';
import { Inline } from '@hoster/ui/inline';
import { SideDialog } from '@hoster/ui/side-dialog';
import { Stack } from '@hoster/ui/stack';
import { TextLink } from '@hoster/ui/text-link';
import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useNavigate, useNavigation } from 'react-router-dom';
import type { FieldErrors } from '../../../api/errors.ts';
import type { RefusedFields } from './refused-fields.ts';
import { ProblemList } from '../form/problem-list.tsx';
import { CheckFields, labelledErrors } from '../../../parts/form/check-fields.tsx';

const words = defineMessages({
  close: { id: 'account.form.close', defaultMessage: 'Close', description: 'Button that closes a dialog' },
  cancel: { id: 'account.form.cancel', defaultMessage: 'Cancel', description: 'Link that closes a dialog' },
  busy: { id: 'account.form.busy', defaultMessage: 'Saving…', description: 'On a button while a form is being sent' },
});

const none: FieldErrors = {};
const noFields = {};

interface SideFormProps {
  /** Address of the page without the panel. */
  closeHref: string;
  title: string;
  intent: string;
  /** Hidden fields. */
  hidden?: Readonly<Record<string, string>>;
  /** The rejected form, if it was this one. */
  refused: RefusedFields | null;
  /** Ids and labels of the fields by the server's names. */
  fields: Readonly<Record<string, { fieldId: string; label: string }>>;
  submitLabel: string;
  variant?: ButtonProps['variant'];
  children: (errors: FieldErrors) => ReactNode;
  /** Below the form: another form. */
  below?: ReactNode;
}

/** A form in a panel, which its address opens: it works without script. */
export function SideForm(props: SideFormProps) {
  const {
    closeHref,
    title,
    intent,
    hidden = {},
    refused,
    fields,
    submitLabel,
    variant = 'action',
    children,
    below,
  } = props;
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const busy = useNavigation().formData?.get('intent') === intent;
  const errors = refused?.errors ?? none;
  return (
    <SideDialog
      open
      inline
      title={title}
      closeLabel={formatMessage(words.close)}
      onClose={() => void navigate(closeHref, { replace: true, preventScrollReset: true })}
    >
      <Stack gap={32}>
        <form method="post" noValidate>
          <input type="hidden" name="intent" value={intent} />
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Stack gap={24}>
            {refused && refused.problems.length > 0 ? (
              <ProblemList problems={refused.problems} fields={noFields} />
            ) : (
              <CheckFields errors={labelledErrors(errors, (name) => fields[name])} attempt={refused} level={3} />
            )}
            {children(errors)}
            <Inline gap={16}>
              <Button type="submit" variant={variant} loading={busy} loadingLabel={formatMessage(words.busy)}>
                {submitLabel}
              </Button>
              <TextLink href={closeHref} tone="quiet" data-keep-scroll data-replace>
                {formatMessage(words.cancel)}
              </TextLink>
            </Inline>
          </Stack>
        </form>
        {below}
      </Stack>
    </SideDialog>
  );
}
