import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';

/**
 * Returns the context of an order page whose plan may be withdrawn while the page is open. From then on that's the last
 * context with the plan, and the loader, which runs again, leads to what is sold instead.
 * @param context the newest
 * @param isSold whether a context has the plan; the first one has it, as the loader saw to it
 */
export function useSoldContext<Context>(context: Context, isSold: (context: Context) => boolean): Context {
  const [last, setLast] = useState(context);
  const sold = isSold(context);
  const { revalidate } = useRevalidator();
  if (sold && last !== context) setLast(context);
  useEffect(() => {
    if (!sold) void revalidate();
  }, [sold, revalidate]);
  return sold ? context : last;
}
