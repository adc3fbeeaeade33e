import { Stack } from '@hoster/ui/stack';
import { Inline } from '@hoster/ui/inline';
import { ContentBlock } from '@hoster/ui/content-block';
import { Button, type ButtonProps } from '@hoster/ui/button';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import type { AuthProblem } from '../form/auth-errors.ts';
import { type FormFields, ProblemList } from '../form/problem-list.tsx';
import { type FieldErrorOf, useErrorOf } from '../form/use-error-of.ts';

interface SecurityFormProps {
  /** Which of the page's forms it is. */
  intent: string;
  /** Hidden fields. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** Sent by the browser even with script, because the answer may lead to another site. */
  native?: boolean | undefined;
  /** The fields by the names that errors use. Must be a stable object. */
  fields: FormFields;
  /** Errors of the last submission. One list for each answer. */
  problems: readonly AuthProblem[];
  submitLabel: string;
  /** Label of the button while the form is being sent. */
  busyLabel: string;
  variant?: ButtonProps['variant'];
  /** Heading level of the title above the errors. @default 3 */
  level?: 2 | 3;
  children: (errorOf: FieldErrorOf, busy: boolean) => ReactNode;
  /** Shown below the button. */
  footer?: ReactNode;
}

/** A form that goes to the page's own address, with script and without. Input is kept when it's rejected. */
export function SecurityForm(props: SecurityFormProps) {
  const {
    intent,
    hidden = {},
    native,
    fields,
    problems,
    submitLabel,
    busyLabel,
    variant,
    level = 3,
    children,
    footer,
  } = props;
  const busy = useNavigation().formData?.get('intent') === intent;
  const errorOf = useErrorOf(problems);
  return (
    // Own messages instead of the browser's: they are translated, stay on the page and are read out.
    <ContentBlock width="small">
      <form method="post" noValidate data-native={native || undefined}>
        <input type="hidden" name="intent" value={intent} />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Stack>
          <ProblemList problems={problems} fields={fields} level={level} />
          {children(errorOf, busy)}
          <Inline gap={16}>
            <Button type="submit" variant={variant} loading={busy} loadingLabel={busyLabel}>
              {submitLabel}
            </Button>
            {footer}
          </Inline>
        </Stack>
      </form>
    </ContentBlock>
  );
}
