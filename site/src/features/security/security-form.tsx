import { Stack } from '@hoster/ui/stack';
import { Inline } from '@hoster/ui/inline';
import { ContentBlock } from '@hoster/ui/content-block';
import { Button, type ButtonProps } from '@hoster/ui/button';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import type { AuthProblem } from '../auth/auth-errors.ts';
import { type FormFields, ProblemList } from '../auth/problem-list.tsx';
import { type FieldErrorOf, useErrorOf } from '../auth/use-error-of.ts';

interface SecurityFormProps {
  /** Which of the page's forms it is. */
  intent: string;
  /** What goes along unseen. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** The browser sends it itself, with script too: the answer may lead to another site. */
  native?: boolean | undefined;
  /** The fields by the names that errors use. One object, kept. */
  fields: FormFields;
  /** What was wrong with it when it was last sent. One list for each answer. */
  problems: readonly AuthProblem[];
  submitLabel: string;
  /** What the button says while the form is under way. */
  busyLabel: string;
  variant?: ButtonProps['variant'];
  /** Level of the title above the errors in the outline of the page. @default 3 */
  level?: 2 | 3;
  children: (errorOf: FieldErrorOf, busy: boolean) => ReactNode;
  /** Below the button. */
  footer?: ReactNode;
}

/** A form that goes to the page's own address, with script and without. What was typed stays when it is refused. */
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
    // The messages are ours: they are translated, stay on the page and are read out.
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
