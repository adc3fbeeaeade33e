import { useQuery } from '@tanstack/react-query';
import { menuQuery } from '../../api/menu.ts';
import { useApp } from '../app-context.tsx';

/** The time zone of dates (IANA name): the one that a signed-in user has chosen, else that of the device. */
export function useTimeZone(): string {
  const app = useApp();
  // Not asked here: the page loads it when it starts, for those who are signed in.
  const { data: menu } = useQuery({ ...menuQuery(app), enabled: false });
  return menu?.time_zone ?? app.facts.timeZone;
}
