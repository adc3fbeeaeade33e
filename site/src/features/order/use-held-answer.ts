import { useState } from 'react';
import { useActionData, useLocation, useNavigation } from 'react-router-dom';
import { STAGE_PARAM } from './stages.ts';

/**
 * What the page answered to its last form. The router forgets it as soon as the address changes, which happens with every
 * change of the configuration; here it stays until another form is sent or another stage is opened.
 */
export function useHeldAnswer<Answer>(): Answer | undefined {
  // Answers are JSON: their type is preserved.
  const answer = useActionData() as Answer | undefined;
  const { pathname, search } = useLocation();
  const isSending = useNavigation().formMethod === 'POST';
  const place = `${pathname} ${new URLSearchParams(search).get(STAGE_PARAM) ?? ''}`;
  const [held, hold] = useState({ answer, place, isOver: false });
  if (answer !== undefined && answer !== held.answer) {
    hold({ answer, place, isOver: false });
    return answer;
  }
  // The router keeps it until the next form is answered, which may be by leading to the same address.
  const isOver = held.isOver || isSending || held.place !== place;
  if (answer === undefined && held.answer !== undefined && isOver) {
    hold({ answer, place, isOver: false });
    return undefined;
  }
  if (held.answer !== undefined && isSending && !held.isOver) hold({ ...held, isOver });
  return held.answer;
}
