import { defineMessages, useIntl } from 'react-intl';
import type { ReportAnswer } from './send-report.ts';

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

/** What to say at the field about a report that wasn't sent. */
export function useReportError(answer: ReportAnswer | undefined): string | undefined {
  const { formatMessage } = useIntl();
  if (!answer || answer.is === 'sent') return undefined;
  return answer.is === 'refused' ? answer.text : formatMessage(words[answer.is]);
}
