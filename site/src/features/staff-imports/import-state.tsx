import type { ImportRun } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { useIntl } from 'react-intl';
import { importWords as words } from './words.ts';

/** Whether an import has finished, or was only a dry run. */
export function ImportState({ run: { finished, is_dry: isDry } }: { run: ImportRun }) {
  const { formatMessage } = useIntl();
  if (finished === null) return <Badge tone="warning">{formatMessage(words.isOpen)}</Badge>;
  return isDry ? (
    <Badge>{formatMessage(words.isDry)}</Badge>
  ) : (
    <Badge tone="success">{formatMessage(words.isDone)}</Badge>
  );
}
