import type { ServiceOperation } from '@hoster/contract';
import { Callout } from '@hoster/ui/callout';
import { ProgressBar } from '@hoster/ui/progress-bar';
import { VisuallyHidden } from '@hoster/ui/visually-hidden';
import { useIntl } from 'react-intl';
import { names, states, steps, words } from './words.ts';

/** Progress of the operation that runs. The live region is there before one begins, so that it's announced. */
export function OperationProgress({ current }: { current: ServiceOperation | null }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <VisuallyHidden role="status">
        {current ? `${formatMessage(names[current.kind])}: ${formatMessage(states[current.state])}` : null}
      </VisuallyHidden>
      {current ? (
        <Callout>
          <ProgressBar
            label={formatMessage(names[current.kind])}
            value={current.percent ?? undefined}
            valueLabel={
              current.step
                ? formatMessage(steps[current.step])
                : current.percent === null
                  ? formatMessage(words.queued)
                  : formatMessage(
                      {
                        id: 'account.operation.percent',
                        defaultMessage: '{percent}%',
                        description: 'Progress of an operation',
                      },
                      { percent: current.percent },
                    )
            }
          />
        </Callout>
      ) : null}
    </>
  );
}
