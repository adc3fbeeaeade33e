import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Id of the last message that was sent from this page, which is then in its address; 0: none. Its form begins anew after
 * each, and keeps what is typed when the same person writes by email or in another tab.
 */
export function useSent(): number {
  const { hash } = useLocation();
  const id = Number(/^#message-(\d{1,10})$/.exec(hash)?.[1] ?? 0);
  const [last, setLast] = useState(id);
  if (id > last) setLast(id);
  return Math.max(id, last);
}
