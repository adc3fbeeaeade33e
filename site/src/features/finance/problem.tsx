import { Callout } from '@hoster/ui/callout';
import type { Refused } from './refused.ts';

/** What is wrong with all of a form. */
export const Problem = ({ refused }: { refused: Refused | undefined }) =>
  refused?.problem ? (
    <Callout tone="danger" role="alert">
      {refused.problem}
    </Callout>
  ) : null;
