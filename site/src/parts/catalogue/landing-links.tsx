import { GroupLink, LinkGroup } from '@hoster/ui/link-groups';
import type { ReactNode } from 'react';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import type { PartOfCatalogue } from './plan-rows.ts';

interface LandingLinksProps {
  title: ReactNode;
  landings: readonly PartOfCatalogue[];
  /** The page that shows the links; it isn't linked to itself. */
  current: PartOfCatalogue | null;
}

/** Links to the other pages of the catalogue. */
export function LandingLinks({ title, landings, current }: LandingLinksProps) {
  const href = useLocalPath();
  const others = landings.filter(({ id }) => id !== current?.id);
  if (others.length === 0) return null;
  return (
    <LinkGroup title={title}>
      {others.map(({ id, url, label, short_description }) => (
        <GroupLink key={id} href={href(url)} description={short_description}>
          {label}
        </GroupLink>
      ))}
    </LinkGroup>
  );
}
