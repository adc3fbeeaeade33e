import type { StaffPermission } from '@hoster/contract';
import { useAuth } from '../../app/visitor/use-auth.ts';

/** Whether the role of the viewer has a permission. */
export const useMay = (permission: StaffPermission): boolean => useAuth().menu?.staff?.includes(permission) ?? false;
