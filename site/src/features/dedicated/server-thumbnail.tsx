import type { DsTariff } from '@hoster/contract';
import { ServerChassis } from '@hoster/ui/server-chassis';
import { listedFront } from './server-front.ts';

interface ServerThumbnailProps {
  of: Pick<DsTariff, 'front' | 'availability'>;
  /** Text alternative; decorative without it. */
  label?: string | undefined;
  className?: string;
}

/** The front of a server as a small picture, dashed when it's sold out. Nothing for one of an unknown chassis. */
export function ServerThumbnail({ of: { front, availability }, ...props }: ServerThumbnailProps) {
  if (front === null) return null;
  const soldOut = availability.state === 'sold_out';
  return <ServerChassis {...props} {...listedFront(front)} size="thumbnail" soldOut={soldOut} />;
}
