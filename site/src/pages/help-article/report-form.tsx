import { Button } from '@hoster/ui/button';
import { Stack } from '@hoster/ui/stack';
import { TextArea } from '@hoster/ui/text-area';
import { FormattedMessage, useIntl, defineMessages } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import { Saved } from '../../parts/form/saved.tsx';
import { useCharactersLeft } from '../../parts/form/use-characters-left.ts';
import { useDraft } from '../../parts/form/use-draft.ts';
import { COMMENT_MAX, type ReportAnswer } from './send-report.ts';

/** Reports a problem with the article. Input is kept until it's sent. */
export function ReportForm() {
  const { formatMessage } = useIntl();
  const charactersLeft = useCharactersLeft();
  const answer = useActionData<ReportAnswer>();
  const error = useReportError(answer);
  const draft = useDraft('comment', answer && answer.is !== 'sent' ? answer.comment : '');
  const busy = useNavigation().formData?.has('comment') ?? false;
  if (answer?.is === 'sent') {
    return (
      <Saved>
        <FormattedMessage
          id="help.report.sent"
          defaultMessage="Thank you. We’ll check the article."
          description="After a problem was reported"
        />
      </Saved>
    );
  }
  return (
    <form method="post" noValidate data-keep-scroll>
      <Stack align="start" width="narrow">
        <TextArea
          label={formatMessage({
            id: 'help.report.label',
            defaultMessage: 'What’s wrong or missing?',
            description: 'Label of the field for a problem with an article',
          })}
          hint={formatMessage({
            id: 'help.report.hint',
            defaultMessage: 'Please don’t include passwords or personal data. For an answer, contact support.',
            description: 'Hint of the field for a problem with an article',
          })}
          name="comment"
          rows={3}
          maxLength={COMMENT_MAX}
          {...draft}
          error={error}
          counterLabel={charactersLeft}
        />
        <Button
          type="submit"
          variant="secondary"
          loading={busy}
          loadingLabel={formatMessage({
            id: 'help.report.sending',
            defaultMessage: 'Sending the report',
            description: 'While a problem is reported',
          })}
        >
          <FormattedMessage
            id="help.report.send"
            defaultMessage="Send report"
            description="Button of the form for a problem with an article"
          />
        </Button>
      </Stack>
    </form>
  );
}

const words = defineMessages({
  'too-many': {
    id: 'help.report.many',
    defaultMessage: 'You’ve sent several reports. Try again in a minute.',
    description: 'Too many reports from one visitor',
  },
  failed: {
    id: 'help.report.failed',
    defaultMessage: 'We couldn’t send your report. Try again.',
    description: 'The report could not be sent',
  },
});

/** Error message beside the field of a report that wasn't sent. */
function useReportError(answer: ReportAnswer | undefined): string | undefined {
  const { formatMessage } = useIntl();
  if (!answer || answer.is === 'sent') return undefined;
  return answer.is === 'refused' ? answer.text : formatMessage(words[answer.is]);
}
