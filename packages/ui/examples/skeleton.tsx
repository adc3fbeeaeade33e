import { Skeleton, SkeletonRegion } from '@hoster/ui/skeleton';

export function Example() {
  return (
    <SkeletonRegion label="Loading your services">
      <Skeleton lines={3} />
    </SkeletonRegion>
  );
}
