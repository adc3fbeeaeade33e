import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';

/** A text becomes a badge; beside a name, a bare text would read as part of it. */
export const asBadge = (badge: ReactNode): ReactNode =>
  typeof badge === 'string' ? <Badge tone="action">{badge}</Badge> : badge;
