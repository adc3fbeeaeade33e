import { Callout } from '@hoster/ui/callout';
import { FormErrors } from '@hoster/ui/form-errors';
import { useIntl } from 'react-intl';
import type { TicketRefused } from './send.ts';
import { editorWords as words } from './words.ts';

interface FormProblemsProps {
  refused: TicketRefused | undefined;
  /** Ids of fields by the names of their errors. */
  fieldIds: Readonly<Record<string, string>>;
}

/** Why a message wasn't sent, above its form. */
export function FormProblems({ refused, fieldIds }: FormProblemsProps) {
  const { formatMessage } = useIntl();
  const errors = Object.entries(refused?.errors ?? {}).flatMap(([name, texts]) =>
    texts.map((text) => ({ ...(fieldIds[name] && { fieldId: fieldIds[name] }), text })),
  );
  return (
    <>
      <FormErrors
        title={formatMessage(words.errors, { count: errors.length })}
        errors={errors}
        attempt={refused}
        level={2}
      />
      {refused && refused.reason !== 'fields' ? (
        <Callout tone="danger" role="alert">
          <p>{formatMessage(words[refused.reason])}</p>
        </Callout>
      ) : null}
    </>
  );
}
