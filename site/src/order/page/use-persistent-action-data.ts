import { useState } from 'react';
import { useActionData, useLocation, useNavigation } from 'react-router-dom';
import { STAGE_PARAM } from '../stages/stages.ts';

/**
 * The page's response to the last form sent. The router discards it when the address changes, which every change of the
 * configuration does; here it's kept until another form is sent or another stage is opened.
 */
export function usePersistentActionData<Answer>(): Answer | undefined {
  // Answers are JSON: their type is preserved.
  const answer = useActionData() as Answer | undefined;
  const { pathname, search } = useLocation();
  const isSending = useNavigation().formMethod === 'POST';
  const stage = `${pathname} ${new URLSearchParams(search).get(STAGE_PARAM) ?? ''}`;
  const [kept, keep] = useState({ answer, stage, isOver: false });
  if (answer !== undefined && answer !== kept.answer) {
    keep({ answer, stage, isOver: false });
    return answer;
  }
  // The router keeps it until the next form is answered, possibly by a redirect to the same address.
  const isOver = kept.isOver || isSending || kept.stage !== stage;
  if (answer === undefined && kept.answer !== undefined && isOver) {
    keep({ answer, stage, isOver: false });
    return undefined;
  }
  if (kept.answer !== undefined && isSending && !kept.isOver) keep({ ...kept, isOver });
  return kept.answer;
}
